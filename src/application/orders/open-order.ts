import type { Order } from '#domain/orders/order.ts'
import type { Features } from '#domain/session/features.ts'
import { attempt } from '../kernel/attempt.ts'
import { missingRight } from '../shared/missing-right.ts'
import type { OrdersApi } from './orders-api.port.ts'

export type OpenedOrder =
  | { readonly kind: 'opened'; readonly order: Order }
  | { readonly kind: 'not-allowed'; readonly flag: keyof Features }
  /** The order does not exist or belongs to another customer; the page does not reveal which. */
  | { readonly kind: 'unknown' }

/** Maximum length of an order number. */
const LONGEST_NUMBER = 50

export class OpenOrder {
  readonly #ordersApi: OrdersApi

  constructor(ordersApi: OrdersApi) {
    this.#ordersApi = ordersApi
  }

  async run(orderNo: string): Promise<OpenedOrder> {
    if (orderNo === '' || orderNo.length > LONGEST_NUMBER) return { kind: 'unknown' }
    const found = await attempt(() => this.#ordersApi.get(orderNo))
    if (found.ok) return found.value ? { kind: 'opened', order: found.value } : { kind: 'unknown' }
    const flag = missingRight(found.error)
    if (flag === undefined) throw found.error
    return { kind: 'not-allowed', flag }
  }
}
