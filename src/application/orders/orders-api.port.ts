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

/** The customer's orders. What is not theirs is as unknown as what nobody has. */
export interface OrdersApi {
  list(query: ListQuery): Promise<Listing<OrderHeader>>
  get(orderNo: string): Promise<Order | undefined>
  /** Puts nothing into the cart. */
  previewReorder(orderNo: string, lineNos?: readonly number[]): Promise<readonly ReorderLine[]>
  /** The same key does it once, however often it is asked. Each line is answered by itself. */
  cancelLines(
    orderNo: string,
    lines: readonly LineCancellation[],
    key: string,
  ): Promise<readonly CancelledLine[]>
  listBackorders(query: ListQuery): Promise<Listing<BackorderLine>>
  /** Answers all lines that are subscribed now. */
  subscribeToDates(lineIds: readonly string[], on: boolean): Promise<readonly string[]>
}

export const OrdersApi = token<OrdersApi>('OrderDesk')
