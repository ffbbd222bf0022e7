import { NotificationKind } from '#contracts/favourites/notifications.contract.ts'
import type { productContract } from '#contracts/products/product.contract.ts'
import { promiseOf } from '../shipping/transports.ts'
import { cartSku } from './cart-sku.ts'
import { PUBLIC_CACHE_HEADERS } from '../http/cacheable.ts'
import { productPage, completeProduct } from './product-page.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

export function productHandlers({
  db,
  catalogue,
  visitorOf,
  checkout: { checkoutBaskets },
}: Services): Handlers<typeof productContract> {
  const notificationsOf = (contactId: string, sku: string) =>
    db.subscription
      .findMany({ where: { contactId: { equals: contactId }, sku: { equals: sku } } })
      .map(({ on }) => NotificationKind.parse(on))

  return {
    product: async ({ body }) => {
      const product = catalogue.findBySlug(body.slug)
      if (product === undefined) return { status: 200, body: { product: null } }
      const visitor = await visitorOf(body)
      const { account, now } = visitor
      const [offer] = account && product.stock.quantity > 0 ? checkoutBaskets.offersTo(account, now) : []
      const page = await productPage(catalogue, product, visitor)
      const notifications = account && notificationsOf(account.contactId, cartSku(product))
      const promise = offer && promiseOf(offer)
      const forCustomer = { ...(promise && { promise }), ...(notifications && { notifications }) }
      return { status: 200, body: { product: { ...page, ...forCustomer } } }
    },

    compare: async ({ body }) => {
      const visitor = await visitorOf(body)
      const foundProducts = body.slugs.flatMap((slug) => catalogue.findBySlug(slug) ?? [])
      return {
        status: 200,
        body: {
          products: await Promise.all(
            foundProducts.map((product) => completeProduct(catalogue, product, visitor)),
          ),
        },
      }
    },

    slugs: ({ query: { start, length } }) => {
      const { size: total } = catalogue
      const count = Math.max(Math.min(length, total - start), 0)
      const slugs = Array.from({ length: count }, (_, index) => catalogue.product(start + index).slug)
      return {
        status: 200,
        headers: PUBLIC_CACHE_HEADERS,
        body: { slugs, pagination: { start, length, total } },
      }
    },
  }
}
