import { productContract } from '#contracts/product.contract.ts'
import type { Sessions } from '../accounts/sessions.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { replyTo } from '../http/reply-to.ts'
import { productPage } from '../products/product-page.ts'
import { catalogueLanguage } from '../catalogue-language.ts'

type Deps = { catalogue: Catalogue; sessions: Sessions; clock: () => number }

export const productHandlers = ({ catalogue, sessions, clock }: Deps) => [
  replyTo(productContract.product, async ({ body }) => {
    const product = catalogue.findBySlug(body.slug)
    if (product === undefined) return { status: 200, body: { product: null } }
    const reader = {
      account: await sessions.accountOf(body.token),
      language: catalogueLanguage[body.languageID],
      now: clock(),
    }
    return { status: 200, body: { product: productPage(catalogue, product, reader) } }
  }),
]
