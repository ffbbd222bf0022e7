import type { PlacedOrder } from '../checkout/checkout.ts'
import { ordersWithLines } from '../checkout/split-orders.ts'
import type { RouteId } from '../pages/pages.ts'
import { toDecimal, type Money } from '../shared/money.ts'
import { trackedLine, valueOfLines, type TrackableLine } from './tracked-line.ts'
import type {
  CheckoutEvent,
  CheckoutEventName,
  LinesEvent,
  LinesEventName,
  PurchaseEvent,
  EventValue,
} from './tracking-event.ts'

/** Maximum lines per event, the limit of common analytics services. */
export const LINES_MAX = 200

/** Event that is sent when the page of a step opens: the cart is viewed, or the previous step is complete. */
const CHECKOUT_EVENTS: Partial<Record<RouteId, CheckoutEventName>> = {
  checkoutStep1: 'view_cart',
  checkoutStep2: 'begin_checkout',
  checkoutStep3: 'add_address_info',
  checkoutStep4: 'add_shipping_info',
  checkoutStep5: 'add_payment_info',
}

export function checkoutEvent(
  routeId: RouteId | undefined,
  goods: Money | undefined,
): CheckoutEvent | undefined {
  const event = routeId && CHECKOUT_EVENTS[routeId]
  return event && { event, ecommerce: valueOf(goods) }
}

/** The value is the sum of all lines, even beyond the limit of reported lines. */
export function linesEvent(
  event: LinesEventName,
  lines: readonly TrackableLine[],
  vehicle?: string,
): LinesEvent {
  return {
    event,
    ecommerce: {
      ...valueOf(valueOfLines(lines)),
      items: lines.slice(0, LINES_MAX).map(trackedLine),
      ...(vehicle !== undefined && { vehicle }),
    },
  }
}

/** One event per order number; the value is the sum of its goods. */
export function purchases(order: PlacedOrder): readonly PurchaseEvent[] {
  const { numbers, lines, orders } = order
  if (!numbers) return []
  const totals = new Map(ordersWithLines(lines, orders).map(({ index, goods }) => [index, goods]))
  return (['first', 'second'] as const).flatMap((index): PurchaseEvent[] => {
    const order_number = numbers[index]
    if (order_number === undefined) return []
    const value = valueOf(totals.get(index))
    return [{ event: 'purchase', ecommerce: { order_number, ...value } }]
  })
}

const valueOf = (amount: Money | undefined): EventValue =>
  amount ? { currency: amount.currency, value: toDecimal(amount) } : {}
