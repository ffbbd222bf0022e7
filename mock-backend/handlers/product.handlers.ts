import { productContract } from '#contracts/product.contract.ts'
import type { Sessions } from '../accounts/sessions.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { replyTo } from '../http/reply-to.ts'
import { productPage } from '../products/product-page.ts'
import { readerFrom } from '../products/reader.ts'

type Deps = { catalogue: Catalogue; sessions: Sessions; clock: () => number }

export function productHandlers({ catalogue, ...visit }: Deps) {
  const readerOf = readerFrom(visit)

  return [
    replyTo(productContract.product, async ({ body }) => {
      const product = catalogue.findBySlug(body.slug)
      if (product === undefined) return { status: 200, body: { product: null } }
      return { status: 200, body: { product: productPage(catalogue, product, await readerOf(body)) } }
    }),
  ]
}
