import { paymentMethods } from '../checkout/payment-methods.ts'
import { placedLines } from '../checkout/placed-lines.ts'
import { splitLines, type SoldLine } from '../checkout/split-lines.ts'
import type { OrderNumbers } from '../orders/order-book.ts'
import { totalsOf } from '../orders/totals.ts'
import { productOfCartSku } from '../products/cart-sku.ts'
import { Service } from '../services.ts'
import type { Account } from '../session/account.ts'
import { findSlot } from '../shipping/slots.ts'
import { offerFor } from '../shipping/transports.ts'
import { netOfLines } from './approval-rules.ts'
import type { StoredRequestLine, StoredRequest } from './approval-request.ts'

/** Places the order of an approved request, with the prices of the request and the current stock. */
export class BookRequest extends Service<'parts' | 'orderBook' | 'appointmentBook' | 'clock'> {
  /** Package quantity; 1 for an unknown part, whose line the approver can only remove. */
  packageQuantityOf({ sku }: StoredRequestLine): number {
    return productOfCartSku(this.deps.parts, sku)?.packageQuantity ?? 1
  }

  run(request: StoredRequest, buyer: Account): OrderNumbers | 'not-orderable' | 'credit-limit' {
    const { orderBook, appointmentBook, clock } = this.deps
    const lines = this.#soldLines(request)
    if (lines === undefined) return 'not-orderable'
    if (!this.#isPayable(buyer, request)) return 'credit-limit'
    const now = clock()
    const offer = offerFor(request.shipTo.countryID, buyer.currency, now, request.transportId)
    const orders = splitLines(lines, { deliverComplete: request.deliverComplete, offer, now })
    const agreedLines = new Map(request.lines.map((line) => [String(line.lineNo), line]))
    const numbers = orderBook.place(buyer, {
      ...placedLines(orders, offer, agreedLines),
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
      appointmentBook.reserve(buyer, slot.slotId, numbers.first, now)
    return numbers
  }

  /** Undefined if any part of the request is no longer in the assortment. */
  #soldLines({ lines }: StoredRequest): readonly SoldLine[] | undefined {
    const sold: SoldLine[] = []
    for (const { lineNo, sku, quantity, approved = quantity, note, requestedNumber } of lines) {
      if (approved === 0) continue
      const product = productOfCartSku(this.deps.parts, sku)
      if (product === undefined || product.discontinued) return undefined
      sold.push({ id: lineNo, sku, quantity: approved, note, requestedNumber, product })
    }
    return sold
  }

  #isPayable(buyer: Account, { lines, transportCharge, payment, language }: StoredRequest): boolean {
    const { orderBook } = this.deps
    const { gross } = totalsOf(netOfLines(lines, transportCharge), orderBook.termsOf(buyer).vat)
    const methods = paymentMethods(buyer, { gross, credit: orderBook.creditOf(buyer), language })
    return methods.some(({ kind, allowed }) => kind === payment && allowed)
  }
}
