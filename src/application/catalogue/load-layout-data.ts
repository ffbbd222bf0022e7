import { ShopRouting } from '../locale/shop-routing.ts'
import type { CountryInfo, EntityLinks } from '#domain/layout/company.ts'
import { linkInLanguage } from '#domain/layout/supplied-link.ts'
import { LocaleStore } from '../locale/locale.store.ts'
import { ApiFailure } from '../kernel/api-failure.ts'
import type { LayoutData } from './content.store.ts'
import { ShopContent } from '../shared/shop-content.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export class LoadLayoutData extends dependsOn({
  content: ShopContent,
  locale: LocaleStore,
  routing: ShopRouting,
}) {
  /** Rejects with `ApiFailure`. */
  async run(): Promise<LayoutData> {
    const [content, country] = await Promise.all([this.deps.content.content(), this.#servedCountry()])
    return { content, country: { ...country, links: this.#linksInLanguage(country.links) } }
  }

  #linksInLanguage(links: EntityLinks): EntityLinks {
    const { language } = this.deps.locale
    return Object.fromEntries(
      Object.entries(links).map(([link, href]) => [
        link,
        href && linkInLanguage(href, language, this.deps.routing),
      ]),
    )
  }

  /** Country of the visitor; another country if the API does not know the one in the cookie. */
  async #servedCountry(): Promise<CountryInfo> {
    const { countryId } = this.deps.locale
    const country = await this.deps.content.country()
    if (country) return country
    if (this.deps.locale.countryId === countryId && !this.deps.locale.excludeCountry(countryId)) {
      throw new ApiFailure('refused', `country ${countryId}`)
    }
    return this.#servedCountry()
  }
}
