import { countryOfLanguage, DEFAULT_COUNTRY_ID, type LanguageCode } from './language.ts'

const CONTINENT_CODES = ['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA'] as const
export type ContinentCode = (typeof CONTINENT_CODES)[number]

/** Regions of the country picker (spec 2) with their continents. */
const PICKER_REGIONS = [
  { id: 'africa', continents: ['AF'] },
  { id: 'americas', continents: ['NA', 'SA'] },
  { id: 'europe', continents: ['EU'] },
] as const satisfies readonly { id: string; continents: readonly ContinentCode[] }[]

export type PickerRegionId = (typeof PICKER_REGIONS)[number]['id']

/** Countries that the partner portal blocks (spec 9). */
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
  /** A configured list replaces the default list, even if it is empty. */
  readonly blacklist?: readonly string[] | undefined
}

export function countryIsBlocked(countryId: string, { partnerPortal, blacklist }: CountryRule): boolean {
  const blocked = blacklist ?? (partnerPortal ? PARTNER_PORTAL_BLACKLIST : [])
  return blocked.includes(countryId)
}

/** Returns the first candidate (cookie, billing address, default) that is a country and not blocked. */
export function firstCountryAllowed(
  candidates: readonly (string | undefined)[],
  rule: CountryRule,
): string | undefined {
  return candidates.find(
    (countryId) =>
      countryId !== undefined && /^[A-Z]{2}$/.test(countryId) && !countryIsBlocked(countryId, rule),
  )
}

export type CountrySettings = CountryRule & {
  /** Country of visitors who have chosen none; if absent, the language of the page determines the country. */
  readonly defaultCountry?: string | undefined
  /** Source of a logged-in user's country, which overrides the visitor's choice (spec 4). */
  readonly countryOfCustomers: 'billing' | 'default'
}

export const DEFAULT_COUNTRY_SETTINGS: CountrySettings = {
  partnerPortal: true,
  countryOfCustomers: 'billing',
}

export type RequestedCountry = {
  readonly language: LanguageCode
  readonly chosen?: string | undefined
  /** Set for logged-in users only. */
  readonly billingCountry?: string | undefined
  /** Countries that the API has rejected as unknown. */
  readonly unknown?: readonly string[] | undefined
}

/** Resolves the country of a visitor (spec 4). */
export function resolveCountry(
  { language, chosen, billingCountry, unknown = [] }: RequestedCountry,
  settings: CountrySettings,
): string {
  const { defaultCountry, countryOfCustomers } = settings
  const ofCustomer =
    countryOfCustomers === 'billing' ? billingCountry : (defaultCountry ?? DEFAULT_COUNTRY_ID)
  const first = billingCountry === undefined ? chosen : ofCustomer
  const candidates = [first, defaultCountry, countryOfLanguage(language)]
  const knownCandidates = candidates.filter(
    (candidate) => candidate !== undefined && !unknown.includes(candidate),
  )
  return firstCountryAllowed(knownCandidates, settings) ?? DEFAULT_COUNTRY_ID
}

export type ListedCountry = {
  readonly id: string
  readonly name: string
  readonly continents: readonly ContinentCode[]
  readonly isServed: boolean
}

export type PickerRegion = { readonly id: PickerRegionId; readonly countries: readonly ListedCountry[] }

/** Countries of the picker; a blocked country is listed but cannot be chosen. */
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

export const servedCountries = (countries: readonly ListedCountry[], rule: CountryRule): ListedCountry[] =>
  countries.filter(({ id, isServed }) => isServed && !countryIsBlocked(id, rule))

/** Region of a country in the picker. Europe comes first: Denmark is on two continents because of Greenland. */
export function pickerRegionOf(continents: readonly ContinentCode[]): PickerRegionId | undefined {
  if (continents.includes('EU')) return 'europe'
  return PICKER_REGIONS.find((region) => region.continents.some((code) => continents.includes(code)))?.id
}
