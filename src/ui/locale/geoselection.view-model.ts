import { makeAutoObservable, observableRef } from 'mobx'
import { LocaleStore } from '#application/locale/locale.store.ts'
import type { ListedCountry, PickerRegion } from '#domain/locale/country.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

export type CountryPickerData = {
  readonly regions: readonly PickerRegion[]
  readonly search: string
}

/** The countries that can be chosen, and those that match the typed text. */
export class GeoselectionViewModel {
  static readonly keys = { place: LocaleStore }
  regions: readonly PickerRegion[] = []
  search = ''
  readonly #deps

  constructor(deps: DepsOf<typeof GeoselectionViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this, { regions: observableRef })
  }

  show({ regions, search }: CountryPickerData): void {
    this.regions = regions
    this.search = search
  }

  type(text: string): void {
    this.search = text
  }

  /** Regions with a matching country. */
  get shown(): readonly PickerRegion[] {
    const normalizedTerm = folded(this.search)
    return this.regions
      .map(({ id, countries }) => ({
        id,
        countries: countries.filter((country) => matches(country, normalizedTerm)),
      }))
      .filter(({ countries }) => countries.length > 0)
  }

  get count(): number {
    return this.shown.reduce((sum, { countries }) => sum + countries.length, 0)
  }

  get countryId(): string {
    return this.#deps.place.countryId
  }

  /** Name of the country; its code if the list does not contain it. */
  get countryName(): string {
    const listedCountries = this.regions.flatMap(({ countries }) => countries)
    return listedCountries.find(({ id }) => id === this.countryId)?.name ?? this.countryId
  }

  get isOfAccount(): boolean {
    return this.#deps.place.isOfAccount
  }
}

/** True if the name contains the text, or the text is the country code. */
function matches({ id, name }: ListedCountry, searchText: string): boolean {
  return folded(name).includes(searchText) || id.toLowerCase() === searchText
}

/** Lower-case text without accents, so that a search without accents matches. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
