import { autorun } from 'mobx'
import { expect, it } from 'vitest'
import { ContentStore, type LayoutData } from '#application/catalogue/content.store.ts'
import { LoadLayoutData } from '#application/catalogue/load-layout-data.ts'
import { LoadRequiredLayoutData } from '#application/catalogue/load-required-layout-data.ts'
import type { ShopContent } from '#application/shared/shop-content.port.ts'
import { LocaleStore } from '#application/locale/locale.store.ts'
import type { Content } from '#domain/catalogue/content.ts'
import type { CountryInfo } from '#domain/layout/company.ts'
import { PT_AND_EN } from '../../fixtures/routing.fixture.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

const CONTENT: Content = { divisions: [], categories: [] }
const links = { contactForm: '/contact', homepage: 'https://drawbar.test/', imprint: undefined }
const BRAZIL = { countryName: 'Brazil', links } as CountryInfo

/** A visitor who has chosen `FR`, in a shop whose country is `BR`. */
function framing(country: (locale: LocaleStore) => CountryInfo | undefined) {
  const start = { language: 'en', countryId: 'BR', chosenCountry: 'FR' } as const
  const locale = new LocaleStore(start, { user: undefined })
  const { port, calls } = recordedPort<ShopContent>({
    content: async () => CONTENT,
    country: async () => country(locale),
  })
  return { load: new LoadLayoutData({ content: port, locale, routing: PT_AND_EN }), locale, calls }
}

it('returns the links of the country’s sales company in the language of the page', async () => {
  const { content, country } = await framing(() => BRAZIL).load.run()
  expect(content).toBe(CONTENT)
  expect(country).toMatchObject({ countryName: 'Brazil' })
  expect(country.links).toEqual({
    contactForm: '/en/contact',
    homepage: 'https://drawbar.test/',
    imprint: undefined,
  })
})

it('falls back to another country if the API does not know the country of the cookie', async () => {
  const { load, locale } = framing(({ countryId }) => (countryId === 'BR' ? BRAZIL : undefined))
  expect((await load.run()).country.countryName).toBe('Brazil')
  expect(locale).toMatchObject({ countryId: 'BR', snapshot: { unknownCountries: ['FR'] } })
})

it('loads the layout data again if the user chose another country during the request', async () => {
  const { load, locale, calls } = framing((localeStore) => {
    if (localeStore.countryId !== 'FR') return BRAZIL
    localeStore.choose('IT')
    return undefined
  })
  await load.run()
  expect(calls.filter(([name]) => name === 'country')).toHaveLength(2)
  expect(locale).toMatchObject({ countryId: 'IT', snapshot: { unknownCountries: [] } })
})

it('loading the layout data fails if the API returns no country', async () => {
  await expect(framing(() => undefined).load.run()).rejects.toMatchObject({
    kind: 'refused',
    call: 'country DE',
  })
})

it('returns and stores the loaded layout data, and notifies pages', async () => {
  const layoutData: LayoutData = { content: CONTENT, country: BRAZIL }
  const store = new ContentStore()
  const observed: unknown[] = []
  autorun(() => observed.push(store.layoutData))
  const load = recordedPort<LoadLayoutData>({ run: async () => layoutData }).port
  expect(await new LoadRequiredLayoutData({ loadLayoutData: load, store }).run()).toBe(layoutData)
  expect(observed).toEqual([undefined, layoutData])
})
