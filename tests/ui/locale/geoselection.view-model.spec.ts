import { existsSync } from 'node:fs'
import { autorun } from 'mobx'
import { expect, it } from 'vitest'
import { ListCountries } from '#application/locale/list-countries.ts'
import { LocaleStore } from '#application/locale/locale.store.ts'
import { GeoselectionViewModel } from '#ui/locale/geoselection.view-model.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { anyShop } from '../../fixtures/shop.fixture.ts'

async function picker(shop = anyShop(), search = '') {
  const model = shop.get(GeoselectionViewModel)
  model.show({ regions: await shop.get(ListCountries).run(), search })
  return model
}

const namesIn = (model: GeoselectionViewModel) =>
  model.shown.flatMap(({ countries }) => countries.map(({ name }) => name))

it('the country selection lists the countries by region, including blocked ones', async () => {
  const model = await picker()
  expect(model.shown.map(({ id }) => id)).toEqual(['africa', 'americas', 'europe'])
  const all = model.shown.flatMap(({ countries }) => countries)
  expect(all.filter(({ isServed }) => !isServed).map(({ id }) => id)).toEqual(
    expect.arrayContaining(['SD', 'SO', 'SS', 'VE', 'BY', 'RU']),
  )
  expect(all.find(({ id }) => id === 'FR')?.isServed).toBe(true)
})

it('the country selection shows a flag for each country', async () => {
  const ids = (await picker()).shown.flatMap(({ countries }) => countries.map(({ id }) => id))
  const missing = ids.filter((id) => !existsSync(`node_modules/country-flag-icons/3x2/${id}.svg`))
  expect(missing).toEqual([])
})

it('the country selection finds a country by its name without accents, or by its code', async () => {
  const model = await picker(anyShop(), 'cote d')
  expect(namesIn(model)).toEqual(['Côte d’Ivoire'])
  model.type('BR')
  expect(namesIn(model)).toContain('Brazil')
  model.type('nowhere')
  expect([model.count, namesIn(model)]).toEqual([0, []])
})

it('the country selection omits regions without a matching country', async () => {
  const model = await picker(anyShop(), 'brazil')
  expect(model.shown.map(({ id }) => id)).toEqual(['americas'])
  expect([model.count, namesIn(model)]).toEqual([1, ['Brazil']])
})

it.each(['ire', ' IRE ', 'Ïré'])(
  'the country selection finds names that contain “%s” in any case and with or without accents',
  async (search) => {
    const model = await picker(anyShop(), search)
    expect(namesIn(model)).toEqual(['Côte d’Ivoire', 'Ireland'])
    expect(model.count).toBe(2)
  },
)

it('the country selection re-renders observers of the search text', async () => {
  const model = await picker()
  const counts: number[] = []
  const stop = autorun(() => counts.push(model.count))
  model.type('brazil')
  model.show({ regions: [], search: 'brazil' })
  stop()
  expect(counts.slice(1)).toEqual([1, 0])
  expect(model.search).toBe('brazil')
})

it('the country selection shows the code of a country that is not in the list', async () => {
  const model = anyShop().get(GeoselectionViewModel)
  expect([model.shown, model.search, model.countryName]).toEqual([[], '', 'DE'])
})

it('the country selection sorts countries alphabetically in the language of the page', async () => {
  const model = await picker(anyShop({ language: 'pt' }))
  const names = namesIn(model)
  expect(names).toContain('Alemanha')
  expect(names.indexOf('África do Sul')).toBeLessThan(names.indexOf('Angola'))
})

it('the country selection shows a customer that the country is that of the account', async () => {
  const shop = await loggedInShop('full', { chosenCountry: 'FR' })
  const model = await picker(shop)
  expect([model.isOfAccount, model.countryName]).toEqual([true, 'Germany'])
  expect(shop.get(LocaleStore).wasSetByUser).toBe(false)
})
