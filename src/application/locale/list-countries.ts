import {
  pickerRegions,
  servedCountries,
  type ListedCountry,
  type PickerRegion,
} from '#domain/locale/country.ts'
import { ShopContent } from '../shared/shop-content.port.ts'
import { LocaleStore } from './locale.store.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export type NamedCountry = Pick<ListedCountry, 'id' | 'name'>

export class ListCountries extends dependsOn({ content: ShopContent, locale: LocaleStore }) {
  /** Lists the countries by region, sorted in the language's order. Rejects with `ApiFailure`. */
  async run(): Promise<readonly PickerRegion[]> {
    return pickerRegions(await this.#inOrder(), this.deps.locale.settings)
  }

  /** Lists the countries of all continents that goods are delivered to. Rejects with `ApiFailure`. */
  async deliverable(): Promise<readonly NamedCountry[]> {
    const countries = servedCountries(await this.#inOrder(), this.deps.locale.settings)
    return countries.map(({ id, name }) => ({ id, name }))
  }

  async #inOrder(): Promise<readonly ListedCountry[]> {
    const countries = await this.deps.content.countries()
    const { compare } = new Intl.Collator(this.deps.locale.languageId)
    return countries.toSorted((one, other) => compare(one.name, other.name))
  }
}
