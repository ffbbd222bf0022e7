import { productContract } from '#contracts/product.contract.ts'
import type { Sessions } from '../accounts/sessions.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { publicly } from '../http/cacheable.ts'
import { replyTo } from '../http/reply-to.ts'
import { productPage, wholeProduct } from '../products/product-page.ts'
import { readerFrom } from '../products/reader.ts'

type Deps = { catalogue: Catalogue; sessions: Sessions; clock: () => number }

export function productHandlers({ catalogue, ...visit }: Deps) {
  const readerOf = readerFrom(visit)

  return [
    replyTo(productContract.product, async ({ body }) => {
      const product = catalogue.findBySlug(body.slug)
      if (product === undefined) return { status: 200, body: { product: null } }
      return { status: 200, body: { product: await productPage(catalogue, product, await readerOf(body)) } }
    }),

    replyTo(productContract.compare, async ({ body }) => {
      const reader = await readerOf(body)
      const found = body.slugs.flatMap((slug) => catalogue.findBySlug(slug) ?? [])
      return {
        status: 200,
        body: {
          products: await Promise.all(found.map((product) => wholeProduct(catalogue, product, reader))),
        },
      }
    }),

    replyTo(productContract.slugs, ({ query: { start, length } }) => {
      const { size: total } = catalogue
      const count = Math.max(Math.min(length, total - start), 0)
      const slugs = Array.from({ length: count }, (_, place) => catalogue.product(start + place).slug)
      return { status: 200, headers: publicly, body: { slugs, pagination: { start, length, total } } }
    }),
  ]
}
