import type { Order } from '#domain/orders/order.ts'
import { attempt } from '../kernel/attempt.ts'
import type { NotAllowed } from '../kernel/api-failure.ts'
import { OrdersApi } from './orders-api.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export type LoadedOrder =
  | { readonly kind: 'loaded'; readonly order: Order }
  | NotAllowed
  /** The order does not exist or belongs to another customer; the page does not reveal which. */
  | { readonly kind: 'unknown' }

/** Maximum length of an order number. */
const NUMBER_LENGTH_MAX = 50

export class LoadOrder extends dependsOn({ ordersApi: OrdersApi }) {
  async run(orderNo: string): Promise<LoadedOrder> {
    if (orderNo === '' || orderNo.length > NUMBER_LENGTH_MAX) return { kind: 'unknown' }
    const order = await attempt(() => this.deps.ordersApi.get(orderNo))
    if (!order.ok) return order.error.asNotAllowed()
    return order.value ? { kind: 'loaded', order: order.value } : { kind: 'unknown' }
  }
}
