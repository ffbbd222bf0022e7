import type { ShopContent } from '#application/catalogue/shop-content.port.ts'
import { ApiFailure } from '#application/shared/api-failure.ts'
import type { Content } from '#domain/catalogue/content.ts'
import type { CountryInfo } from '#domain/layout/company.ts'
import type { ListedCountry } from '#domain/locale/country.ts'
import type { AnswerCache } from '../answer-cache.ts'
import { contentContract } from '#contracts/catalogue/content.contract.ts'
import { countryContract } from '#contracts/locale/country.contract.ts'
import type { Client } from '../contract-client.ts'
import type { ShopApi } from '../shop-api.ts'

const STALE_MS = 300_000

export class HttpShopContent implements ShopContent {
  readonly #api: ShopApi
  readonly #content: Client<typeof contentContract>
  readonly #country: Client<typeof countryContract>
  readonly #cache: AnswerCache

  constructor(api: ShopApi, cache: AnswerCache) {
    this.#api = api
    this.#content = api.client(contentContract)
    this.#country = api.client(countryContract)
    this.#cache = cache
  }

  content(): Promise<Content> {
    const { languageID } = this.#api.caller
    return this.#cache.read(['content', languageID], STALE_MS, async (signal) => {
      const { body } = await this.#content.contentData.query({
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

  country(): Promise<CountryInfo | undefined> {
    const { languageID, countryID } = this.#api.caller
    return unlessUnknown(
      this.#cache.read(['country', languageID, countryID], STALE_MS, async (signal) => {
        const { body } = await this.#country.country.query({
          fetchOptions: { signal },
        })
        const { entityCode, company, links, social, dataSupplier } = body.entity
        const { companyName, phoneNo, ...address } = company
        return {
          countryName: body.countryName,
          entityCode,
          company: { ...address, name: companyName, phone: phoneNo },
          links,
          dataSupplier,
          social: social.map(({ type, linkTranslation }) => ({ network: type, href: linkTranslation })),
        }
      }),
    )
  }

  async countries(): Promise<readonly ListedCountry[]> {
    const { body } = await this.#country.list.query()
    const countries = new Map<string, ListedCountry>()
    for (const { code, countries: listed } of body.continents) {
      for (const { id, name, enabled } of listed) {
        const continents = [...(countries.get(id)?.continents ?? []), code]
        countries.set(id, { id, name, continents, isServed: enabled })
      }
    }
    return [...countries.values()]
  }
}

const NO_SUCH_COUNTRY = 404_001

async function unlessUnknown<Value>(answer: Promise<Value>): Promise<Value | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiFailure && error.code === NO_SUCH_COUNTRY) return undefined
    throw error
  }
}
