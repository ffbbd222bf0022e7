import type * as z from 'zod/mini'
import type { SplitOrder } from '#contracts/checkout/checkout.dto.ts'
import type { Line } from '../cart/carts.ts'
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'
import { dayOf, isoDay, type Day } from '../calendar/calendar.ts'
import { WAREHOUSE_COUNTRY, workdayFrom } from '../calendar/holidays.ts'
import { arrivalOf, type TransportOffer } from '../shipping/transports.ts'

export type SoldLine = Line & { readonly product: CatalogueProduct }
export type Order = z.infer<typeof SplitOrder>

/** Quantity that can be shipped at once: whole packages in stock. */
export function shippableQuantity({
  quantity,
  product: { stock, packageQuantity },
}: Pick<SoldLine, 'quantity' | 'product'>): number {
  const whole = Math.floor(stock.quantity / packageQuantity) * packageQuantity
  return Math.min(quantity, Math.max(0, whole))
}

/**
 * Splits the lines into an immediate and a later delivery. The result is one order if the customer wants a
 * complete delivery or no part is in stock. The date is empty if no delivery of a part is expected.
 */
export function splitLines(
  lines: readonly SoldLine[],
  { deliverComplete, offer, now }: { deliverComplete: boolean; offer: TransportOffer; now: number },
): Order[] {
  const atOnce = lines.map((line) => ({ line, quantity: shippableQuantity(line) }))
  const later = lines.map((line) => ({ line, quantity: line.quantity - shippableQuantity(line) }))
  const dates = datesOf(later, offer, now)
  const nothingIsLater = later.every(({ quantity }) => quantity === 0)
  if (nothingIsLater) return [orderOf('first', atOnce, datesFrom(offer.dispatch, offer))]
  if (deliverComplete || atOnce.every(({ quantity }) => quantity === 0)) {
    return [
      orderOf(
        'first',
        lines.map((line) => ({ line, quantity: line.quantity })),
        dates,
      ),
    ]
  }
  return [orderOf('first', atOnce, datesFrom(offer.dispatch, offer)), orderOf('second', later, dates)]
}

/** True if the order is dispatched later than the transport offers. */
export const isDispatchedLater = ({ date }: Pick<Order, 'date'>, { dispatch }: TransportOffer): boolean =>
  date !== isoDay(dispatch)

type Part = { readonly line: SoldLine; readonly quantity: number }
type Dates = Pick<Order, 'date' | 'arrival'>

const orderOf = (index: Order['index'], parts: readonly Part[], dates: Dates): Order => ({
  index,
  lines: parts
    .filter(({ quantity }) => quantity > 0)
    .map(({ line, quantity }) => ({ item_id: String(line.id), sku: line.sku, quantity })),
  ...dates,
})

const datesFrom = (leaves: Day, offer: TransportOffer): Dates => ({
  date: isoDay(leaves),
  arrival: isoDay(arrivalOf(offer, leaves)),
})

function datesOf(parts: readonly Part[], offer: TransportOffer, now: number): Dates {
  const days = parts
    .filter(({ quantity }) => quantity > 0)
    .map(({ line }) => line.product.stock.replenishmentDays)
  if (days.some((day) => day === undefined)) return { date: '', arrival: '' }
  const last = Math.max(0, ...days.map((day) => day ?? 0))
  return datesFrom(Math.max(offer.dispatch, workdayFrom(dayOf(now) + last, WAREHOUSE_COUNTRY)), offer)
}
