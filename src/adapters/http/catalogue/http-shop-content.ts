import type { ShopContent } from '#application/shared/shop-content.port.ts'
import type { Content } from '#domain/catalogue/content.ts'
import type { CountryInfo } from '#domain/layout/company.ts'
import type { ListedCountry } from '#domain/locale/country.ts'
import { contentContract } from '#contracts/catalogue/content.contract.ts'
import { countryContract } from '#contracts/locale/country.contract.ts'
import { valueOf } from '#domain/shared/result.ts'
import { withoutNulls } from '../codes.ts'
import { rejecting, UNKNOWN_REJECTION } from '../rejections.ts'
import { HttpAdapter } from '../http-adapter.ts'

const STALE_MS = 300_000

export class HttpShopContent extends HttpAdapter implements ShopContent {
  readonly #content = this.api.client(contentContract)
  readonly #country = this.api.client(countryContract)

  content(): Promise<Content> {
    return this.#content.contentData.fetchQuery({
      staleTime: STALE_MS,
      select: ({ productDivisons, categories }) => ({
        divisions: productDivisons.map(({ slug, image, ...division }) => ({
          ...division,
          id: slug,
          picture: image,
        })),
        categories: categories.map(({ image, ...category }) => ({
          ...withoutNulls(category),
          picture: image,
        })),
      }),
    })
  }

  async country(): Promise<CountryInfo | undefined> {
    return valueOf(
      await rejecting(UNKNOWN_REJECTION, () =>
        this.#country.country.fetchQuery({
          staleTime: STALE_MS,
          select: ({ countryName, entity }) => {
            const { company, contacts, social, ...others } = entity
            const { companyName, phoneNo, ...address } = company
            return {
              countryName,
              ...others,
              company: { ...address, name: companyName, phone: phoneNo },
              contacts: contacts?.map(({ phoneNo: phone, ...contact }) => ({ ...contact, phone })),
              social: social.map(({ type, linkTranslation }) => ({ network: type, href: linkTranslation })),
            }
          },
        }),
      ),
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
