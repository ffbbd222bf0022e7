import type { ShopContent } from '#application/catalogue/shop-content.port.ts'
import type { Content } from '#domain/catalogue/content.ts'
import type { CountryInfo } from '#domain/layout/company.ts'
import type { AnswerCache } from './answer-cache.ts'
import type { ShopApi } from './shop-api.ts'

const STALE_MS = 300_000

export class HttpShopContent implements ShopContent {
  readonly #api: ShopApi
  readonly #cache: AnswerCache

  constructor(api: ShopApi, cache: AnswerCache) {
    this.#api = api
    this.#cache = cache
  }

  content(): Promise<Content> {
    const { calls, via, caller } = this.#api
    const { languageID } = caller
    return this.#cache.read(['content', languageID], STALE_MS, async (signal) => {
      const { body } = await calls.content.contentData.query({
        via,
        query: { languageID },
        fetchOptions: { signal },
      })
      return {
        divisions: body.productDivisons.map(({ slug, image, ...division }) => ({
          ...division,
          id: slug,
          picture: image,
        })),
        categories: body.categories.map(({ image, parentId, ...category }) => ({
          ...category,
          picture: image,
          parentId: parentId ?? undefined,
        })),
      }
    })
  }

  country(): Promise<CountryInfo> {
    const { calls, via, caller } = this.#api
    const { languageID, countryID } = caller
    return this.#cache.read(['country', languageID, countryID], STALE_MS, async (signal) => {
      const { body } = await calls.country.country.query({
        via,
        query: { languageID, countryID },
        fetchOptions: { signal },
      })
      const { entityCode, company, links, social } = body.entity
      const { companyName, phoneNo, ...address } = company
      return {
        countryName: body.countryName,
        entityCode,
        company: { ...address, name: companyName, phone: phoneNo },
        links,
        social: social.map(({ type, linkTranslation }) => ({ network: type, href: linkTranslation })),
      }
    })
  }
}
