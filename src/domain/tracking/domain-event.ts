import type { CartLine } from '../cart/cart.ts'
import type { PlacedOrder } from '../checkout/checkout.ts'
import type { RouteId } from '../routing/localised-path.ts'

/** What a visitor has done, told by whoever carries it out. */
export type DomainEvent =
  | {
      readonly kind: 'page-entered'
      /** Absent where no page of the shop stands. */
      readonly routeId: RouteId | undefined
      readonly slug?: string | undefined
      /** Without its query. */
      readonly path: string
    }
  | { readonly kind: 'site-searched'; readonly term: string; readonly found: number }
  | { readonly kind: 'vin-typed' }
  | { readonly kind: 'vin-searched'; readonly wasFound: boolean }
  /** By this visitor, on this page: the lines that were touched, before and after. */
  | {
      readonly kind: 'cart-changed'
      readonly before: readonly CartLine[]
      readonly after: readonly CartLine[]
    }
  | { readonly kind: 'order-confirmed'; readonly order: PlacedOrder }
