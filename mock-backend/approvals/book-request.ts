import type { AppointmentBook } from '../appointments/appointment-book.ts'
import { paymentMethods } from '../checkout/payment-methods.ts'
import { isDispatchedLater, splitLines, type Order, type SoldLine } from '../checkout/split-lines.ts'
import type { Db } from '../db.ts'
import type { OrderBook, OrderNumbers, PlacedLine } from '../orders/order-book.ts'
import { totalsOf } from '../orders/totals.ts'
import { productOfCartSku, type SoldParts } from '../products/cart-sku.ts'
import type { Account } from '../session/account.ts'
import { findSlot } from '../shipping/slots.ts'
import { offersTo } from '../shipping/transports.ts'
import { netOfLines } from './approval-rules.ts'
import type { StoredLine, StoredRequest } from './approval-request.ts'

type Deps = {
  readonly db: Db
  readonly parts: SoldParts
  readonly orderBook: OrderBook
  readonly appointmentBook: AppointmentBook
  readonly clock: () => number
}

/** Places the order of an approved request, with the prices of the request and the current stock. */
export class BookRequest {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Package quantity; 1 for an unknown part, whose line the approver can only remove. */
  packageQuantityOf({ sku }: StoredLine): number {
    return productOfCartSku(this.#deps.parts, sku)?.packageQuantity ?? 1
  }

  run(request: StoredRequest): OrderNumbers | 'not-orderable' | 'credit-limit' {
    const { orderBook, appointmentBook, clock } = this.#deps
    const account = this.#buyerOf(request)
    const lines = this.#soldLines(request)
    if (account === undefined || lines === undefined) return 'not-orderable'
    if (!this.#isPayable(account, request)) return 'credit-limit'
    const now = clock()
    const offers = offersTo(request.shipTo.countryID, account.currency, now)
    const offer = offers.find(({ id }) => id === request.transportId) ?? offers[0]!
    const orders = splitLines(lines, { deliverComplete: request.deliverComplete, offer, now })
    const booked = (isLater: boolean) =>
      orders.filter((order) => isDispatchedLater(order, offer) === isLater).flatMap(linesOf(request))
    const numbers = orderBook.place(account, {
      first: booked(false),
      second: booked(true),
      customerOrderReference: request.customerOrderReference,
      costCentre: request.costCentre,
      job: request.job,
      shipTo: request.shipTo,
      transport: request.transport,
      transportCharge: request.transportCharge,
      transitDays: offer.workingDays,
      payment: request.payment,
      contact: request.contact || undefined,
      remark: request.remark || undefined,
    })
    const slot = findSlot(request.slotId ?? '')
    if (slot && request.transport === 'PICKUP' && slot.from > now && appointmentBook.freeIn(slot) > 0)
      appointmentBook.reserve(account, slot.slotId, numbers.first, now)
    return numbers
  }

  #buyerOf({ buyerId, onBehalf }: StoredRequest): Account | undefined {
    const buyer = this.#deps.db.account.findFirst({ where: { contactId: { equals: buyerId } } })
    return buyer === null ? undefined : { ...buyer, onBehalf }
  }

  /** Undefined if any part of the request is no longer in the assortment. */
  #soldLines({ lines }: StoredRequest): readonly SoldLine[] | undefined {
    const sold: SoldLine[] = []
    for (const { lineNo, sku, quantity, approved = quantity, note, requestedNumber } of lines) {
      if (approved === 0) continue
      const product = productOfCartSku(this.#deps.parts, sku)
      if (product === undefined || product.discontinued) return undefined
      sold.push({ id: lineNo, sku, quantity: approved, note, requestedNumber, product })
    }
    return sold
  }

  #isPayable(account: Account, { lines, transportCharge, payment, language }: StoredRequest): boolean {
    const { orderBook } = this.#deps
    const { gross } = totalsOf(netOfLines(lines, transportCharge), orderBook.termsOf(account).vat)
    const methods = paymentMethods(account, { gross, credit: orderBook.creditOf(account), language })
    return methods.some(({ kind, allowed }) => kind === payment && allowed)
  }
}

function linesOf(request: StoredRequest) {
  const agreedOf = new Map(request.lines.map((line) => [String(line.lineNo), line]))
  return (order: Order): PlacedLine[] =>
    order.lines.flatMap(({ item_id, sku, quantity }) => {
      const agreed = agreedOf.get(item_id)
      if (agreed === undefined) return []
      return {
        sku,
        quantity,
        unitPrice: agreed.unitPrice,
        coreDeposit: agreed.coreDeposit,
        ...(order.date !== '' && { dispatchDate: order.date }),
        note: agreed.note || undefined,
        requestedNumber: agreed.requestedNumber || undefined,
      }
    })
}
