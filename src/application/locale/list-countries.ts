import {
  pickerRegions,
  servedCountries,
  type ListedCountry,
  type PickerRegion,
} from '#domain/locale/country.ts'
import type { ShopContent } from '../shared/shop-content.port.ts'
import type { LocaleStore } from './locale.store.ts'

export type NamedCountry = Pick<ListedCountry, 'id' | 'name'>

export class ListCountries {
  readonly #content: ShopContent
  readonly #locale: LocaleStore

  constructor(content: ShopContent, locale: LocaleStore) {
    this.#content = content
    this.#locale = locale
  }

  /** Lists the countries by region, sorted in the language's order. Rejects with `ApiFailure`. */
  async run(): Promise<readonly PickerRegion[]> {
    return pickerRegions(await this.#inOrder(), this.#locale.settings)
  }

  /** Lists the countries of all continents that goods are delivered to. Rejects with `ApiFailure`. */
  async deliverable(): Promise<readonly NamedCountry[]> {
    const countries = servedCountries(await this.#inOrder(), this.#locale.settings)
    return countries.map(({ id, name }) => ({ id, name }))
  }

  async #inOrder(): Promise<readonly ListedCountry[]> {
    const countries = await this.#content.countries()
    const { compare } = new Intl.Collator(this.#locale.languageId)
    return countries.toSorted((one, other) => compare(one.name, other.name))
  }
}
