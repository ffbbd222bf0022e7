import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  resolveCountry,
  DEFAULT_COUNTRY_SETTINGS,
  PARTNER_PORTAL_BLACKLIST,
  pickerRegions,
  servedCountries,
  type CountrySettings,
} from '#domain/locale/country.ts'
import { LANGUAGES } from '#domain/locale/language.ts'

const settings = (change: Partial<CountrySettings> = {}) => ({ ...DEFAULT_COUNTRY_SETTINGS, ...change })

it('returns the country that an anonymous visitor has chosen', () => {
  expect(resolveCountry({ language: 'pt', chosen: 'FR' }, settings({ defaultCountry: 'AT' }))).toBe('FR')
})

it('returns the configured default, otherwise the country of the language, if none was chosen', () => {
  expect(resolveCountry({ language: 'pt' }, settings({ defaultCountry: 'AT' }))).toBe('AT')
  expect(resolveCountry({ language: 'pt' }, settings())).toBe('BR')
  expect(resolveCountry({ language: 'en' }, settings())).toBe('GB')
})

it('returns Germany if the country of the language is blocked', () => {
  expect(resolveCountry({ language: 'ru' }, settings())).toBe('DE')
})

it('returns the billing country of a customer, or the default country if configured, not the chosen one', () => {
  const customer = { language: 'en', chosen: 'FR', billingCountry: 'BR' } as const
  expect(resolveCountry(customer, settings())).toBe('BR')
  expect(resolveCountry(customer, settings({ countryOfCustomers: 'default' }))).toBe('DE')
  expect(resolveCountry(customer, settings({ countryOfCustomers: 'default', defaultCountry: 'AT' }))).toBe(
    'AT',
  )
})

it('skips a stored country that the API does not know', () => {
  expect(resolveCountry({ language: 'en', chosen: 'ZZ', unknown: ['ZZ'] }, settings())).toBe('GB')
})

it('never returns a blocked country for any input', () => {
  const candidate = fc.option(fc.constantFrom(...PARTNER_PORTAL_BLACKLIST, 'FR', 'x', '<b>'), {
    nil: undefined,
  })
  const language = fc.constantFrom(...LANGUAGES.map(({ code }) => code))
  const ofCustomers = fc.constantFrom('billing' as const, 'default' as const)
  fc.assert(
    fc.property(
      candidate,
      candidate,
      candidate,
      language,
      ofCustomers,
      (selection, billingCountry, defaultCountry, code, by) => {
        const rule = settings({ defaultCountry, countryOfCustomers: by })
        const served = resolveCountry({ language: code, chosen: selection, billingCountry }, rule)
        expect(served).toMatch(/^[A-Z]{2}$/)
        expect(PARTNER_PORTAL_BLACKLIST).not.toContain(served)
      },
    ),
  )
})

it('lists Africa, the Americas and Europe, each country once, and blocked countries as not served', () => {
  const listed = [
    { id: 'TR', name: 'Türkiye', continents: ['AS', 'EU'] as const, isServed: true },
    { id: 'VE', name: 'Venezuela', continents: ['SA'] as const, isServed: true },
    { id: 'JP', name: 'Japan', continents: ['AS'] as const, isServed: true },
    { id: 'ML', name: 'Mali', continents: ['AF'] as const, isServed: false },
  ]
  const regions = pickerRegions(listed, { partnerPortal: true })
  expect(regions.map(({ id, countries }) => [id, countries.map((one) => [one.id, one.isServed])])).toEqual([
    ['africa', [['ML', false]]],
    ['americas', [['VE', false]]],
    ['europe', [['TR', true]]],
  ])
})

it('lists the countries of all continents that are served and not blocked', () => {
  const listed = [
    { id: 'DE', name: 'Germany', continents: ['EU' as const], isServed: true },
    { id: 'KZ', name: 'Kazakhstan', continents: ['AS' as const], isServed: true },
    { id: 'ML', name: 'Mali', continents: ['AF' as const], isServed: false },
    { id: 'RU', name: 'Russia', continents: ['EU' as const], isServed: true },
  ]
  const ids = (rule: Parameters<typeof servedCountries>[1]) =>
    servedCountries(listed, rule).map(({ id }) => id)
  expect(ids({ partnerPortal: true })).toEqual(['DE', 'KZ'])
  expect(ids({ partnerPortal: true, blacklist: ['DE'] })).toEqual(['KZ', 'RU'])
})
