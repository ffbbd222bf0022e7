import type { ServerInferResponseBody } from '@ts-rest/core'
import type { ordersContract } from '#contracts/orders/orders.contract.ts'
import type { Account } from '../session/account.ts'
import type { OrderBook } from './order-book.ts'

type Line = ServerInferResponseBody<(typeof ordersContract)['cancelLines'], 200>['lines'][number]
type LineCancellation = { readonly lineNo: number; readonly quantity: number }

/** Cancels lines and returns a status for each. */
export function cancelLines(
  book: OrderBook,
  account: Account,
  orderNo: string,
  requested: readonly LineCancellation[],
): Line[] {
  const lines = book.historyOf(account).flowByOrderNo.get(orderNo)?.order.lines ?? []
  const knownLineNos = new Set(lines.map(({ lineNo }) => lineNo))
  return requested.map(({ lineNo, quantity }) => {
    const cancelledQuantity = book.cancel(account, orderNo, lineNo, quantity)
    const status = knownLineNos.has(lineNo) ? outcome(quantity, cancelledQuantity) : 'UNKNOWN_LINE'
    return { lineNo, status, requestedQuantity: quantity, cancelledQuantity }
  })
}

function outcome(requested: number, cancelled: number) {
  if (cancelled === 0) return 'TOO_LATE'
  return cancelled < requested ? 'PARTLY_CANCELLED' : 'CANCELLED'
}
