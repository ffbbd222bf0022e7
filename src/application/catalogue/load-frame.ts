import type { CountryInfo, EntityLinks } from '#domain/layout/company.ts'
import { linkInLanguage } from '#domain/layout/supplied-link.ts'
import type { Routing } from '#domain/routing/routing.ts'
import type { LocaleStore } from '../locale/locale.store.ts'
import { ApiFailure } from '../kernel/api-failure.ts'
import type { Frame } from './content.store.ts'
import type { ShopContent } from '../shared/shop-content.port.ts'

export class LoadFrame {
  readonly #content: ShopContent
  readonly #locale: LocaleStore
  readonly #routing: Routing

  constructor(content: ShopContent, locale: LocaleStore, routing: Routing) {
    this.#routing = routing
    this.#content = content
    this.#locale = locale
  }

  /** Rejects with `ApiFailure`. */
  async run(): Promise<Frame> {
    const [content, country] = await Promise.all([this.#content.content(), this.#servedCountry()])
    return { content, country: { ...country, links: this.#linksInLanguage(country.links) } }
  }

  #linksInLanguage(links: EntityLinks): EntityLinks {
    const { language } = this.#locale
    return Object.fromEntries(
      Object.entries(links).map(([link, href]) => [
        link,
        href && linkInLanguage(href, language, this.#routing),
      ]),
    )
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
