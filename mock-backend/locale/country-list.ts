import type { CountryList } from '#contracts/locale/country.contract.ts'
import type { LanguageId } from '#contracts/shared.dto.ts'
import countries from '../data/countries-min.json' with { type: 'json' }

const CONTINENTS = ['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA'] as const

const notServed = new Set(countries.spec.blacklist)

/** All countries by continent, named in the requested language; a country on two continents is listed twice. */
export function countryList(languageID: LanguageId): CountryList {
  const names = new Intl.DisplayNames(languageID, { type: 'region' })
  return {
    continents: CONTINENTS.map((code) => ({ code, countries: countriesOn(code, names) })),
  }
}

function countriesOn(continent: string, names: Intl.DisplayNames) {
  return countries.rows.flatMap(([id, continents]) =>
    id && continents?.split('+').includes(continent)
      ? [{ id, name: names.of(id) ?? id, enabled: !notServed.has(id) }]
      : [],
  )
}
