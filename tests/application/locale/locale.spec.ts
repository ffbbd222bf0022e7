import { autorun } from 'mobx'
import { expect, it } from 'vitest'
import type { ShopContent } from '#application/shared/shop-content.port.ts'
import { ChooseCountry } from '#application/locale/choose-country.ts'
import { ListCountries } from '#application/locale/list-countries.ts'
import { LocaleStore } from '#application/locale/locale.store.ts'
import type { Preferences } from '#application/locale/preferences.port.ts'
import { DEFAULT_COUNTRY_SETTINGS, type ListedCountry } from '#domain/locale/country.ts'
import { SHOP_DEFAULTS } from '#domain/locale/language.ts'
import type { User } from '#domain/session/user.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

type Start = ConstructorParameters<typeof LocaleStore>[0]
const STRANGER = { user: undefined }
const ANNA = { user: { billingCountry: 'IT' } as User }
const locale = (start: Start = {}, session: { user: User | undefined } = STRANGER) =>
  new LocaleStore({ language: 'en', ...start }, session)

it('uses the language of the path, else that of the shop, else the default', () => {
  const configured = { ...SHOP_DEFAULTS, language: 'fr' } as const
  expect(locale({ language: 'de', defaults: configured })).toMatchObject({
    language: 'de',
    languageId: 'de-DE',
  })
  expect(locale({ language: undefined, defaults: configured }).language).toBe('fr')
  expect(locale({ language: undefined, defaults: { ...SHOP_DEFAULTS, language: undefined } }).language).toBe(
    'de',
  )
})

it('uses the default country unless the visitor has chosen one', () => {
  expect(locale({ countryId: 'BR' })).toMatchObject({
    countryId: 'BR',
    wasSetByUser: false,
    isOfAccount: false,
  })
  expect(locale({ countries: { ...DEFAULT_COUNTRY_SETTINGS, defaultCountry: 'PL' } }).countryId).toBe('PL')
  expect(locale({ countryId: 'BR', chosenCountry: 'FR' })).toMatchObject({
    countryId: 'FR',
    wasSetByUser: true,
  })
})

it('uses the country of the customer’s account, whatever the visitor has chosen', () => {
  const localeStore = locale({ countryId: 'BR', chosenCountry: 'FR' }, ANNA)
  expect(localeStore).toMatchObject({ countryId: 'IT', isOfAccount: true, wasSetByUser: false })
  const same = locale({ chosenCountry: 'IT' }, ANNA)
  expect(same).toMatchObject({ countryId: 'IT', wasSetByUser: false })
})

it('changes the country only to one that is not blocked', () => {
  const store = locale({ countryId: 'BR' })
  const observed: string[] = []
  autorun(() => observed.push(store.countryId))
  expect(store.choose('KP')).toBe(false)
  expect(store.choose('FR')).toBe(true)
  expect(observed).toEqual(['BR', 'FR'])
})

it('falls back to another country as long as the API does not know the current one', () => {
  const store = locale({ countryId: 'BR', chosenCountry: 'FR' })
  expect(store.excludeCountry('FR')).toBe(true)
  expect(store.countryId).toBe('BR')
  expect(store.excludeCountry('BR')).toBe(true)
  expect(store.countryId).toBe('GB')
  expect(store.excludeCountry('GB')).toBe(true)
  expect(store.countryId).toBe('DE')
  expect(store.excludeCountry('DE')).toBe(false)
  expect(store.snapshot.unknownCountries).toEqual(['FR', 'BR', 'GB', 'DE'])
})

it('uses the country and language that the server has rendered', () => {
  const server = locale({ countryId: 'BR', chosenCountry: 'FR' })
  const browser = locale()
  browser.restore(server.snapshot)
  browser.setLanguage('it')
  expect(browser).toMatchObject({
    countryId: 'FR',
    language: 'it',
    settings: server.settings,
    defaults: SHOP_DEFAULTS,
  })
})

const country = (id: string, name: string, overrides: Partial<ListedCountry> = {}): ListedCountry => ({
  id,
  name,
  continents: ['EU'],
  isServed: true,
  ...overrides,
})
const COUNTRIES = [
  country('FR', 'Frankreich'),
  country('AT', 'Österreich'),
  country('PL', 'Polen', { isServed: false }),
  country('JP', 'Japan', { continents: ['AS'] }),
  country('RU', 'Russland'),
]

function listing(language: 'de' | 'en' = 'de') {
  const store = locale({ language, countryId: 'BR' })
  const content = recordedPort<ShopContent>({ countries: async () => COUNTRIES }).port
  const list = new ListCountries({ content, locale: store })
  const preferences = recordedPort<Preferences>()
  return {
    store,
    list,
    choose: new ChooseCountry({ list, locale: store, preferences: preferences.port }),
    kept: preferences.calls,
  }
}

it('sorts the countries of a region in the order of the language', async () => {
  const regions = await listing().list.run()
  const europe = regions.find(({ id }) => id === 'europe')!.countries
  expect(europe.map(({ name, isServed }) => `${name} ${isServed}`)).toEqual([
    'Frankreich true',
    'Österreich true',
    'Polen false',
    'Russland false',
  ])
})

it('lists the countries of all continents to which the shop delivers', async () => {
  expect(await listing().list.deliverable()).toEqual([
    { id: 'FR', name: 'Frankreich' },
    { id: 'JP', name: 'Japan' },
    { id: 'AT', name: 'Österreich' },
  ])
})

it('persists the chosen country for the next visit', async () => {
  const { store, choose, kept } = listing()
  expect(await choose.run('FR')).toEqual(ok(undefined))
  expect(store.countryId).toBe('FR')
  expect(kept).toEqual([['saveCountry', 'FR']])
})

it.each(['PL', 'RU', 'JP', 'XX'])('rejects the country %s, which is not offered', async (countryId) => {
  const { store, choose, kept } = listing()
  expect(await choose.run(countryId)).toEqual(fail({ kind: 'not-served' }))
  expect(store.countryId).toBe('BR')
  expect(kept).toEqual([])
})
