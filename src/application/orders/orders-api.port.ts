import type { Order, OrderHeader } from '#domain/orders/order.ts'
import type { BackorderLine } from '#domain/orders/backorder.ts'
import type { ReorderLine } from '#domain/orders/reorder.ts'
import type { Listing, ListQuery } from '../data-table/list-source.ts'
import { token } from '../kernel/token.ts'

export type LineCancellation = { readonly lineNo: number; readonly quantity: number }

export type CancelledLine = {
  readonly lineNo: number
  readonly status: 'cancelled' | 'partly-cancelled' | 'too-late' | 'unknown-line'
  readonly requested: number
  readonly cancelled: number
}

/** Orders of the customer. Orders of other customers are reported as unknown. */
export interface OrdersApi {
  list(query: ListQuery): Promise<Listing<OrderHeader>>
  get(orderNo: string): Promise<Order | undefined>
  /** Previews a reorder without changing the cart. */
  previewReorder(orderNo: string, lineNos?: readonly number[]): Promise<readonly ReorderLine[]>
  /** `key` is the idempotency key: a retry does not cancel twice. Each line has its own result. */
  cancelLines(
    orderNo: string,
    lines: readonly LineCancellation[],
    key: string,
  ): Promise<readonly CancelledLine[]>
  listBackorders(query: ListQuery): Promise<Listing<BackorderLine>>
  /** Returns all lines that are subscribed afterwards. */
  subscribeToDates(lineIds: readonly string[], on: boolean): Promise<readonly string[]>
}

export const OrdersApi = token<OrdersApi>('OrdersApi')
