export const CONTINENT_CODES = ['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA'] as const
export type ContinentCode = (typeof CONTINENT_CODES)[number]

/** The parts of the world that the country picker lists (spec 2), and the continents that each holds. */
export const PICKER_REGIONS = [
  { id: 'africa', continents: ['AF'] },
  { id: 'americas', continents: ['NA', 'SA'] },
  { id: 'europe', continents: ['EU'] },
] as const satisfies readonly { id: string; continents: readonly ContinentCode[] }[]

export type PickerRegionId = (typeof PICKER_REGIONS)[number]['id']

/** Spec 9. */
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

/** Where the picker lists a country. One on two continents is listed under the first region that holds it. */
export function pickerRegionOf(continents: readonly ContinentCode[]): PickerRegionId | undefined {
  return PICKER_REGIONS.find((region) => region.continents.some((code) => continents.includes(code)))?.id
}
