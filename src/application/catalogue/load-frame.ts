import type { CountryInfo } from '#domain/layout/company.ts'
import type { LocaleStore } from '../locale/locale.store.ts'
import { ApiFailure } from '../shared/api-failure.ts'
import type { Frame } from './content.store.ts'
import type { ShopContent } from './shop-content.port.ts'

export class LoadFrame {
  readonly #content: ShopContent
  readonly #locale: LocaleStore

  constructor(content: ShopContent, locale: LocaleStore) {
    this.#content = content
    this.#locale = locale
  }

  /** Rejects with `ApiFailure`. */
  async run(): Promise<Frame> {
    const [content, country] = await Promise.all([this.#content.content(), this.#servedCountry()])
    return { content, country }
  }

  /** Falls back to another country if the cookie names an unknown one. */
  async #servedCountry(): Promise<CountryInfo> {
    const { countryId } = this.#locale
    const country = await this.#content.country()
    if (country) return country
    if (this.#locale.countryId === countryId && !this.#locale.excludeCountry(countryId)) {
      throw new ApiFailure('refused', `country ${countryId}`)
    }
    return this.#servedCountry()
  }
}
