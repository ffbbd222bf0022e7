import { countryOfLanguage, DEFAULT_COUNTRY_ID, type LanguageCode } from './language.ts'

export const CONTINENT_CODES = ['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA'] as const
export type ContinentCode = (typeof CONTINENT_CODES)[number]

/** The parts of the world that the country picker lists (spec 2), and the continents that each holds. */
const PICKER_REGIONS = [
  { id: 'africa', continents: ['AF'] },
  { id: 'americas', continents: ['NA', 'SA'] },
  { id: 'europe', continents: ['EU'] },
] as const satisfies readonly { id: string; continents: readonly ContinentCode[] }[]

export type PickerRegionId = (typeof PICKER_REGIONS)[number]['id']

/** Countries that the partner portal does not serve (spec 9). */
export const PARTNER_PORTAL_BLACKLIST: readonly string[] = [
  'AF',
  'BY',
  'IR',
  'KP',
  'MM',
  'RU',
  'SD',
  'SO',
  'SS',
  'SY',
  'VE',
  'YE',
]

export type CountryRule = {
  readonly partnerPortal: boolean
  /** A configured list replaces the portal's own, an empty one too. */
  readonly blacklist?: readonly string[] | undefined
}

export function countryIsBlocked(countryId: string, { partnerPortal, blacklist }: CountryRule): boolean {
  const blocked = blacklist ?? (partnerPortal ? PARTNER_PORTAL_BLACKLIST : [])
  return blocked.includes(countryId)
}

/**
 * The first of several wishes (cookie, billing address, default) that names a country and is not blocked: a blocked
 * country is never chosen, wherever it comes from.
 */
export function firstCountryAllowed(
  wishes: readonly (string | undefined)[],
  rule: CountryRule,
): string | undefined {
  return wishes.find(
    (countryId) =>
      countryId !== undefined && /^[A-Z]{2}$/.test(countryId) && !countryIsBlocked(countryId, rule),
  )
}

export type CountrySettings = CountryRule & {
  /** Served to whom nobody has chosen a country; without it the country follows the language of the page. */
  readonly defaultCountry?: string | undefined
  /** Which country a logged-in user is served in, whatever was chosen before (spec 4). */
  readonly countryOfCustomers: 'billing' | 'default'
}

export const DEFAULT_COUNTRY_SETTINGS: CountrySettings = {
  partnerPortal: true,
  countryOfCustomers: 'billing',
}

export type RequestedCountry = {
  readonly language: LanguageCode
  readonly chosen?: string | undefined
  /** Only of a logged-in user. */
  readonly billingCountry?: string | undefined
  /** Countries that the API does not know. */
  readonly unknown?: readonly string[] | undefined
}

/** The country that applies to a visitor (spec 4). */
export function countryServed(
  { language, chosen, billingCountry, unknown = [] }: RequestedCountry,
  settings: CountrySettings,
): string {
  const { defaultCountry, countryOfCustomers } = settings
  const ofCustomer =
    countryOfCustomers === 'billing' ? billingCountry : (defaultCountry ?? DEFAULT_COUNTRY_ID)
  const first = billingCountry === undefined ? chosen : ofCustomer
  const wishes = [first, defaultCountry, countryOfLanguage(language)]
  const known = wishes.filter((wish) => wish !== undefined && !unknown.includes(wish))
  return firstCountryAllowed(known, settings) ?? DEFAULT_COUNTRY_ID
}

export type ListedCountry = {
  readonly id: string
  readonly name: string
  readonly continents: readonly ContinentCode[]
  readonly isServed: boolean
}

export type PickerRegion = { readonly id: PickerRegionId; readonly countries: readonly ListedCountry[] }

/** The countries of the picker; a blocked one is listed, but never served. */
export function pickerRegions(countries: readonly ListedCountry[], rule: CountryRule): PickerRegion[] {
  return PICKER_REGIONS.map(({ id }) => ({
    id,
    countries: countries
      .filter(({ continents }) => pickerRegionOf(continents) === id)
      .map((country) => ({
        ...country,
        isServed: country.isServed && !countryIsBlocked(country.id, rule),
      })),
  }))
}

/** Where the picker lists a country. One on two continents is listed under the first region that holds it. */
export function pickerRegionOf(continents: readonly ContinentCode[]): PickerRegionId | undefined {
  return PICKER_REGIONS.find((region) => region.continents.some((code) => continents.includes(code)))?.id
}
