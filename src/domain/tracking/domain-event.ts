import type { CartLine } from '../cart/cart.ts'
import type { PlacedOrder } from '../checkout/checkout.ts'
import type { RouteId } from '../pages/pages.ts'

/** An event of the event bus; published by the use case that performs the action. */
export type DomainEvent =
  | {
      readonly kind: 'page-entered'
      /** Absent if the path is not a page of the shop. */
      readonly routeId: RouteId | undefined
      readonly slug?: string | undefined
      /** Path without query. */
      readonly path: string
    }
  | { readonly kind: 'site-searched'; readonly term: string; readonly found: number }
  | { readonly kind: 'vin-typed' }
  | { readonly kind: 'vin-searched'; readonly wasFound: boolean }
  /** Change of the cart by this visitor on this page: the affected lines before and after it. */
  | {
      readonly kind: 'cart-changed'
      readonly before: readonly CartLine[]
      readonly after: readonly CartLine[]
    }
  | { readonly kind: 'order-confirmed'; readonly order: PlacedOrder }
