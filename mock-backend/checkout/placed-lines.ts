import type { PlacedLine } from '../orders/order-book.ts'
import type { TransportOffer } from '../shipping/transports.ts'
import { isDispatchedLater, type Order } from './split-lines.ts'

type AgreedLine = Pick<PlacedLine, 'unitPrice' | 'coreDeposit'> & {
  readonly note: string
  readonly requestedNumber: string
}

/**
 * Lines of both orders of a split cart: `first` is dispatched at once, `second` later. `agreedLines`
 * contains the prices, by line id.
 */
export function placedLines(
  orders: readonly Order[],
  offer: TransportOffer,
  agreedLines: ReadonlyMap<string, AgreedLine>,
): { readonly first: PlacedLine[]; readonly second: PlacedLine[] } {
  const linesOf = (order: Order): PlacedLine[] =>
    order.lines.flatMap(({ item_id, sku, quantity }) => {
      const line = agreedLines.get(item_id)
      if (line === undefined) return []
      return {
        sku,
        quantity,
        unitPrice: line.unitPrice,
        coreDeposit: line.coreDeposit,
        ...(order.date !== '' && { dispatchDate: order.date }),
        note: line.note || undefined,
        requestedNumber: line.requestedNumber || undefined,
      }
    })
  const placed = (isLater: boolean) =>
    orders.filter((order) => isDispatchedLater(order, offer) === isLater).flatMap(linesOf)
  return { first: placed(false), second: placed(true) }
}
