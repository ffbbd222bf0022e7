import { integerHash, randomFor } from '../catalogue/random.ts'
import { dayOf, startOf, type Day } from '../calendar/calendar.ts'
import { addWorkdays, WAREHOUSE_COUNTRY } from '../calendar/holidays.ts'
import type { JobScheduler } from '../ledger/job-scheduler.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { LedgerEvent } from '../ledger/ledger-event.ts'
import type { MinorUnits } from '../pricing/money.ts'
import { cartSku } from '../products/cart-sku.ts'
import { departureOn, firstDeparture, TRANSIT_DAYS } from '../shipping/transports.ts'
import { historyOf, type AccountHistory } from './account-history.ts'
import type { ClaimedGoods, ClaimTopic } from './claim-case.ts'
import { ClaimService } from './claim-service.ts'
import { creditedLines, daysUntilSetOff, generatedCreditOf } from './credit-notes.ts'
import { inStockPlan, withArrival, type DeliveryPlan } from './delivery-plan.ts'
import { invoiceOf, paymentsOf, type Terms } from './invoices.ts'
import type {
  DocumentFlowLine,
  CreditKind,
  CreditNote,
  Invoice,
  Order,
  DocumentFlow,
  OrderLine,
  Party,
  Payment,
  Shipment,
  TransportKind,
} from './document-flow.ts'
import {
  claimNoOf,
  creditNoteNo,
  deliveryNoteNo,
  inStockOrderNo as firstNo,
  FIRST_REPLACEMENT_SERIAL,
  numberStem,
  backorderOrderNo as secondNo,
  trackingNo,
} from './order-numbers.ts'
import type { OrderPlan } from './order-plan.ts'
import { PICKUP_AFTER_WORKDAYS, PickupService } from './pickup-service.ts'
import { netOf, totalsOf } from './totals.ts'

const CARRIERS: Readonly<Record<TransportKind, string>> = {
  PARCEL: 'Parcelway',
  FREIGHT: 'Trans-Europa Cargo',
  EXPRESS: 'Rapidis Express',
  PICKUP: '',
}
const HOUR_MS = 3_600_000
const [DATES_MOVE, GOODS_ARRIVE, MONEY_MOVES] = [8 * HOUR_MS, 9 * HOUR_MS, 11 * HOUR_MS]

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] }
type MutableOrderLine = Mutable<OrderLine> & { delivery: DeliveryPlan }
type MutableShipment = Mutable<Shipment>
type MutableInvoice = Mutable<Invoice> & { readonly payments: Payment[] }
type MutableCreditNote = Mutable<CreditNote>

/** Offset of the document numbers of the second order: the two orders of a cart share the other digits. */
const SECOND_PAPERS = 50

/** An order in progress. */
type ActiveOrder = {
  readonly plan: OrderPlan
  readonly order: Mutable<Omit<Order, 'lines'>> & { readonly lines: readonly MutableOrderLine[] }
  readonly shipments: MutableShipment[]
  readonly invoices: MutableInvoice[]
  readonly creditNotes: MutableCreditNote[]
  readonly events: LedgerEvent[]
  /** Index of the first number of the order's delivery notes, invoices and credit notes. */
  readonly firstIndex: number
  /** Day on which the payment of the order arrived; absent before, and for orders on account. */
  paidDay?: Day | undefined
  /** Cached documents in the current state; absent after a change. */
  shown?: DocumentFlow | undefined
}

type Deps = {
  readonly scheduler: JobScheduler
  readonly ledger: Ledger
  readonly customerId: string
  readonly terms: Terms
  /** Initial billing address. */
  readonly billTo: Party
}

/** Processes the orders of one company: a placed order schedules its first job, and each job schedules the next. */
export class OrderProcessing {
  readonly #scheduler: JobScheduler
  readonly #ledger: Ledger
  readonly #customerId: string
  readonly #terms: Terms
  #billTo: Party
  /** By order number, oldest first. */
  readonly #activeOrders = new Map<string, ActiveOrder>()
  /** Credit notes that wait to be set off, oldest first. */
  #waiting: MutableCreditNote[] = []
  #history: AccountHistory | undefined
  /** Goods that are ready for pick-up and not yet collected. */
  readonly #ready = new Set<MutableShipment>()
  readonly claims: ClaimService
  readonly pickups: PickupService

  constructor({ scheduler, ledger, customerId, terms, billTo }: Deps) {
    this.#scheduler = scheduler
    this.#ledger = ledger
    this.#customerId = customerId
    this.#terms = terms
    this.#billTo = billTo
    this.claims = new ClaimService({
      scheduler,
      orders: {
        facts: (...about) => this.#factsOf(...about),
        credit: (...about) => this.#creditGoods(...about),
        replace: (...about) => this.#replace(...about),
        restock: (...about) => this.#restock(...about),
        publish: (event) => this.#append(event),
      },
    })
    this.pickups = new PickupService({
      scheduler,
      orders: {
        waiting: () => this.#ready,
        collect: (shipments, time) => shipments.forEach((shipment) => this.#collect(shipment, time)),
        publish: (event) => this.#append(event),
      },
    })
  }

  /** Current history; the same object until the next event. */
  get history(): AccountHistory {
    this.#history ??= historyOf(
      [...this.#activeOrders.values()].map(documentFlowOf),
      this.#ledger.of(this.#customerId),
      this.claims.cases,
      this.pickups.bookings,
    )
    return this.#history
  }

  /** Starts an order. Immediate and later deliveries become two orders. */
  place(plan: OrderPlan, time: number): void {
    const activeOrders = activeOrdersOf(plan, this.#billTo)
    for (const activeOrder of activeOrders.toReversed())
      this.#activeOrders.set(activeOrder.order.orderNo, activeOrder)
    for (const activeOrder of activeOrders) this.#begin(activeOrder, time)
  }

  /** Sets the billing address of later orders and of their documents. */
  billTo(party: Party): void {
    this.#billTo = party
  }

  #begin(activeOrder: ActiveOrder, time: number): void {
    const { order, plan } = activeOrder
    const { orderNo } = order
    this.#publish(activeOrder, { kind: 'PLACED', at: time, orderNo })
    this.#scheduler.at(Math.max(time, startOf(plan.confirmedDay)), (now) =>
      this.#publish(activeOrder, { kind: 'CONFIRMED', at: now, orderNo, documentNo: orderNo }),
    )
    if (plan.cancelledDay !== undefined) {
      this.#scheduler.at(Math.max(time, startOf(plan.cancelledDay)), (now) => {
        order.cancelledDay = plan.cancelledDay
        for (const line of order.lines) this.#cancel(activeOrder, line, line.outstanding, now)
      })
    }
    for (const line of order.lines) {
      const { change } = line.delivery
      if (change)
        this.#scheduler.at(startOf(change.on) + DATES_MOVE, (now) => this.#redate(activeOrder, line, now))
    }
    if (plan.payment === 'ACCOUNT') this.#planDepartures(activeOrder, time)
    else this.#scheduler.at(Math.max(time, plan.paidAt ?? time), (now) => this.#release(activeOrder, now))
  }

  /** Releases the order for dispatch: the payment has arrived, or the card will be charged at the dispatch. */
  #release(activeOrder: ActiveOrder, time: number): void {
    const { order, plan } = activeOrder
    if (order.lines.every(({ outstanding }) => outstanding === 0)) return
    activeOrder.paidDay = dayOf(time)
    order.awaitsPayment = false
    this.#publish(activeOrder, { kind: 'PAYMENT_RECEIVED', at: time, orderNo: order.orderNo })
    const leaves = firstDeparture(plan.transport, time)
    const arrives = arrivalOf(plan, leaves)
    for (const line of order.lines) {
      line.delivery = notBefore(line.delivery, leaves, arrives)
      if (line.promised === undefined || line.promised >= arrives) continue
      line.previous = line.promised
      line.promised = arrives
      line.changedOn = dayOf(time)
      this.#publish(activeOrder, { kind: 'DATE_CHANGED', at: time, orderNo: line.orderNo })
    }
    this.#planDepartures(activeOrder, time)
  }

  isPaid(orderNo: string): boolean {
    return this.#activeOrders.get(orderNo)?.paidDay !== undefined
  }

  /** Confirms a payment that the payment service did not confirm at once. */
  pay(orderNo: string, time: number): void {
    const activeOrder = this.#activeOrders.get(orderNo)
    for (const part of [activeOrder, activeOrder && this.#siblingOf(activeOrder)])
      if (part && part.paidDay === undefined) this.#release(part, time)
  }

  /** Cancels an outstanding quantity of a line. */
  cancel(orderNo: string, lineNo: number, quantity: number, time: number): void {
    const activeOrder = this.#activeOrders.get(orderNo)
    const line = activeOrder?.order.lines.find((one) => one.lineNo === lineNo)
    if (activeOrder && line) this.#cancel(activeOrder, line, Math.min(quantity, line.outstanding), time)
  }

  #cancel(activeOrder: ActiveOrder, line: MutableOrderLine, quantity: number, time: number): void {
    line.cancelled += quantity
    line.outstanding -= quantity
    line.cancelledOn = [...(line.cancelledOn ?? []), dayOf(time)]
    this.#publish(activeOrder, { kind: 'CANCELLED', at: time, orderNo: line.orderNo })
    this.#moveTransport(activeOrder)
  }

  /** If the first order of a split cart was cancelled completely, moves its transport charge to the second order. */
  #moveTransport(activeOrder: ActiveOrder): void {
    const { lines, secondOrderNo } = activeOrder.order
    const second = this.#activeOrders.get(secondOrderNo ?? '')
    if (second === undefined || lines.some(({ ordered, cancelled }) => ordered > cancelled)) return
    second.order.transportCharge += activeOrder.order.transportCharge
    activeOrder.order.transportCharge = 0
    second.shown = undefined
  }

  #redate(activeOrder: ActiveOrder, line: MutableOrderLine, time: number): void {
    line.previous = line.promised
    line.promised = line.delivery.promised
    line.changedOn = dayOf(time)
    this.#publish(activeOrder, { kind: 'DATE_CHANGED', at: time, orderNo: line.orderNo })
  }

  /** Schedules the dispatch of lines; lines of the same day are one shipment. */
  #planDepartures(activeOrder: ActiveOrder, timestamp: number): void {
    const { order, plan } = activeOrder
    const days = new Set(order.lines.flatMap(({ delivery }) => delivery.deliveries.map(({ day }) => day)))
    for (const day of [...days].toSorted((one, other) => one - other)) {
      const time = Math.max(timestamp, departureOn(plan.transport, day))
      this.#scheduler.at(time, (now) => this.#send(activeOrder, day, now))
    }
  }

  /** Dispatches goods, or marks them as ready for pick-up. */
  #send(activeOrder: ActiveOrder, planned: Day, time: number): void {
    const { order, plan, shipments } = activeOrder
    const { orderNo } = order
    const lines: DocumentFlowLine[] = []
    for (const line of order.lines) {
      const due = line.delivery.deliveries.filter(({ day }) => day === planned)
      const quantity = Math.min(
        due.reduce((sum, one) => sum + one.quantity, 0),
        line.outstanding,
      )
      if (quantity === 0) continue
      line.delivered += quantity
      line.outstanding -= quantity
      const { lineNo, product, unitPrice } = line
      lines.push({ kind: 'PART', lineNo, product, quantity, unitPrice })
    }
    if (lines.length === 0) return
    const isPickup = plan.transport === 'PICKUP'
    const day = dayOf(time)
    const shipment: MutableShipment = {
      deliveryNoteNo: deliveryNoteNo(plan.stem, activeOrder.firstIndex + shipments.length),
      order,
      orderNo,
      day,
      expectedDay: isPickup
        ? addWorkdays(day, PICKUP_AFTER_WORKDAYS, WAREHOUSE_COUNTRY)
        : arrivalOf(plan, day),
      ...(!isPickup && { leftDay: day }),
      carrier: CARRIERS[plan.transport],
      trackingNo: isPickup ? '' : trackingNo(plan.stem, activeOrder.firstIndex + shipments.length),
      lines,
    }
    shipments.push(shipment)
    const event = { at: time, orderNo, documentNo: shipment.deliveryNoteNo }
    this.#publish(activeOrder, { ...event, kind: isPickup ? 'READY' : 'SHIPPED' })
    if (isPickup) {
      this.#ready.add(shipment)
      if (plan.isGenerated) this.pickups.planFor(shipment, time)
      return
    }
    this.#invoice(activeOrder, shipment, time)
    this.#scheduler.at(startOf(shipment.expectedDay) + GOODS_ARRIVE, (now) =>
      this.#deliver(activeOrder, shipment, now),
    )
  }

  #deliver(activeOrder: ActiveOrder, shipment: MutableShipment, time: number): void {
    const { orderNo, deliveryNoteNo: documentNo } = shipment
    shipment.deliveredDay = dayOf(time)
    this.#publish(activeOrder, { kind: 'DELIVERED', at: time, orderNo, documentNo })
    if (activeOrder.plan.isGenerated) this.#planCredit(activeOrder, shipment, time)
  }

  /** Marks goods as picked up, and invoices them on that day. */
  #collect({ orderNo, deliveryNoteNo: documentNo }: Shipment, time: number): void {
    const activeOrder = this.#activeOrders.get(orderNo)
    const shipment = activeOrder?.shipments.find((one) => one.deliveryNoteNo === documentNo)
    if (activeOrder === undefined || shipment === undefined) return
    this.#ready.delete(shipment)
    shipment.leftDay = dayOf(time)
    this.#publish(activeOrder, { kind: 'SHIPPED', at: time, orderNo, documentNo })
    this.#invoice(activeOrder, shipment, time)
    this.#deliver(activeOrder, shipment, time)
  }

  #invoice(activeOrder: ActiveOrder, shipment: Shipment, time: number): void {
    const { order, plan, invoices } = activeOrder
    if (plan.isFree) return
    for (const { lineNo, quantity } of shipment.lines) {
      const line = order.lines.find((one) => one.lineNo === lineNo)
      if (line) line.invoiced += quantity
    }
    const isCharged = invoices.length === 0
    const index = activeOrder.firstIndex + invoices.length
    const invoice: MutableInvoice = invoiceOf(
      shipment,
      plan.stem,
      index,
      this.#terms,
      isCharged ? order.transportCharge : 0,
    )
    invoices.push(invoice)
    this.#publish(activeOrder, {
      kind: 'INVOICED',
      at: time,
      orderNo: shipment.orderNo,
      documentNo: invoice.invoiceNo,
      amount: invoice.gross,
    })
    if (plan.payment !== 'ACCOUNT') return this.#pay(activeOrder, invoice, invoice.gross, time)
    for (const { day, amount } of paymentsOf(invoice, luckOf(plan, index)))
      this.#scheduler.at(Math.max(time, startOf(day) + MONEY_MOVES), (now) =>
        this.#pay(activeOrder, invoice, amount, now),
      )
  }

  /** Pays an invoice. Credit notes that are smaller than the payment are set off, which reduces the transfer. */
  #pay(activeOrder: ActiveOrder, invoice: MutableInvoice, amount: MinorUnits, time: number): void {
    const day = dayOf(time)
    const { orderNo } = invoice.shipment
    const { payment } = activeOrder.plan
    const setOffs: Payment[] = []
    let remaining = amount
    for (const note of isCharged(activeOrder.plan) ? [] : this.#waiting) {
      if (day < note.day + daysUntilSetOff(note) || remaining <= note.gross) continue
      remaining -= note.gross
      note.applied = { day, invoiceNo: invoice.invoiceNo }
      setOffs.push({ day, amount: note.gross, creditNoteNo: note.creditNoteNo })
      this.#touchedBy(note)
      this.#publish(activeOrder, { kind: 'SET_OFF', at: time, orderNo, documentNo: note.creditNoteNo })
    }
    this.#waiting = this.#waiting.filter(({ applied }) => applied === undefined)
    const by = payment === 'ACCOUNT' ? undefined : payment
    const moneyDay = payment === 'PREPAYMENT' ? (activeOrder.paidDay ?? day) : day
    invoice.payments.push({ day: moneyDay, amount: remaining, by }, ...setOffs)
    invoice.paid += amount
    this.#publish(activeOrder, {
      kind: 'PAID',
      at: time,
      orderNo,
      documentNo: invoice.invoiceNo,
      amount: -remaining,
    })
  }

  /** Plans claims and other credits for some of the generated orders. */
  #planCredit(activeOrder: ActiveOrder, { orderNo, deliveryNoteNo: noteNo }: Shipment, time: number): void {
    const { plan, invoices } = activeOrder
    const position = invoices.findIndex(({ shipment }) => shipment.deliveryNoteNo === noteNo)
    const invoice = invoices[position]
    const index = activeOrder.firstIndex + position
    const later = invoice && generatedCreditOf(invoice, luckOf(plan, 100 + index))
    if (invoice === undefined || later === undefined) return
    const { kind, lines, isForgotten } = later
    const day = addWorkdays(dayOf(time), later.days, WAREHOUSE_COUNTRY)
    this.#scheduler.at(startOf(day) + GOODS_ARRIVE, (now) => {
      if (kind !== 'RETURN' && kind !== 'CORE')
        return this.#credit(activeOrder, invoice, kind, lines, now, isForgotten)
      const { invoiceNo: documentNo } = invoice
      const reason = kind === 'RETURN' ? ({ reason: 'NOT_NEEDED', remedy: 'CREDIT' } as const) : {}
      this.claims.open(
        {
          claimNo: claimNoOf(dayOf(now), `${plan.stem}${index + 1}`),
          topic: kind,
          content: {
            ...reason,
            documentNo,
            message: '',
            email: '',
            attachments: [],
            lines: lines.map((line) => ({
              lineNo:
                invoice.lines.findIndex((one) => one.kind === line.kind && one.lineNo === line.lineNo) + 1,
              quantity: line.quantity,
            })),
          },
          goods: { orderNo, deliveryNoteNo: noteNo, lines },
        },
        now,
      )
    })
  }

  /** The invoices of claimed goods that have arrived. */
  #invoicesOf({ orderNo, deliveryNoteNo: noteNo, lines }: ClaimedGoods): readonly MutableInvoice[] {
    const claimed = new Set(lines.map(({ lineNo }) => lineNo))
    return (this.#activeOrders.get(orderNo)?.invoices ?? []).filter(
      ({ shipment, lines: invoiced }) =>
        shipment.deliveredDay !== undefined &&
        (noteNo ?? shipment.deliveryNoteNo) === shipment.deliveryNoteNo &&
        invoiced.some(({ lineNo }) => claimed.has(lineNo)),
    )
  }

  #factsOf(goods: ClaimedGoods, topic: ClaimTopic, time: number) {
    const invoices = this.#invoicesOf(goods)
    const days = invoices.flatMap(({ shipment }) => shipment.deliveredDay ?? [])
    const lines = invoices.flatMap((invoice) => invoice.lines)
    const kind = topic === 'CORE' ? 'CORE_DEPOSIT' : 'PART'
    const left = (lineNo: number) =>
      invoices.reduce((sum, invoice) => sum + this.#creditable(invoice, kind, lineNo), 0)
    return {
      age: days.length === 0 ? undefined : dayOf(time) - Math.max(...days),
      bearsDeposit: goods.lines.every((one) =>
        lines.some((line) => line.kind === 'CORE_DEPOSIT' && line.lineNo === one.lineNo),
      ),
      isCreditable: goods.lines.every(({ lineNo, quantity }) => quantity <= left(lineNo)),
    }
  }

  /** Quantity of an invoiced line that is not yet credited. */
  #creditable(invoice: MutableInvoice, kind: DocumentFlowLine['kind'], lineNo: number): number {
    const activeOrder = this.#activeOrders.get(invoice.shipment.orderNo)
    const notes = activeOrder?.creditNotes.filter((note) => note.invoice === invoice && givesBack(note)) ?? []
    const pieces = ({ lines }: { readonly lines: readonly DocumentFlowLine[] }) =>
      lines.reduce((sum, one) => sum + (one.kind === kind && one.lineNo === lineNo ? one.quantity : 0), 0)
    return notes.reduce((remaining, note) => remaining - pieces(note), pieces(invoice))
  }

  /**
   * Creates a credit note for each invoice that contains some of the goods; parts are credited with their
   * deposits. Returns the numbers.
   */
  #creditGoods(goods: ClaimedGoods, topic: ClaimTopic, time: number): string[] {
    const activeOrder = this.#activeOrders.get(goods.orderNo)
    if (activeOrder === undefined) return []
    const requestedQuantities = new Map(goods.lines.map(({ lineNo, quantity }) => [lineNo, quantity]))
    return this.#invoicesOf(goods).flatMap((invoice) => {
      const left = (line: DocumentFlowLine) => this.#creditable(invoice, line.kind, line.lineNo)
      const lines = creditedLines(invoice, topic === 'CORE' ? 'CORE' : 'RETURN', requestedQuantities, left)
      if (lines.length === 0) return []
      return [this.#credit(activeOrder, invoice, topic === 'CORE' ? 'CORE' : 'RETURN', lines, time)]
    })
  }

  #credit(
    activeOrder: ActiveOrder,
    invoice: MutableInvoice,
    kind: CreditKind,
    lines: readonly DocumentFlowLine[],
    time: number,
    isForgotten = false,
  ): string {
    const note: MutableCreditNote = {
      ...totalsOf(netOf(lines), this.#terms.vat),
      creditNoteNo: creditNoteNo(
        activeOrder.plan.stem,
        activeOrder.firstIndex + activeOrder.creditNotes.length,
      ),
      kind,
      invoice,
      day: dayOf(time),
      isForgotten,
      lines,
    }
    activeOrder.creditNotes.push(note)
    const { orderNo } = invoice.shipment
    this.#publish(activeOrder, {
      kind: 'CREDITED',
      at: time,
      orderNo,
      documentNo: note.creditNoteNo,
      amount: -note.gross,
    })
    if (isCharged(activeOrder.plan)) this.#refund(activeOrder, note, time)
    else this.#waiting.push(note)
    return note.creditNoteNo
  }

  /** Refunds a credit note to the payment method of the order. */
  #refund(activeOrder: ActiveOrder, note: MutableCreditNote, time: number): void {
    const { invoiceNo: documentNo, shipment } = note.invoice
    note.applied = { day: dayOf(time), refundedBy: activeOrder.plan.payment }
    this.#publish(activeOrder, {
      kind: 'REFUNDED',
      at: time,
      orderNo: shipment.orderNo,
      documentNo,
      amount: note.gross,
    })
  }

  /** Returns unused goods to the stock. Generated orders are excluded, because they took nothing from it. */
  #restock({ orderNo, lines }: ClaimedGoods, claimNo: string): void {
    const activeOrder = this.#activeOrders.get(orderNo)
    if (
      activeOrder === undefined ||
      activeOrder.plan.isGenerated ||
      !this.#ledger.claim(`restock ${claimNo}`)
    )
      return
    const returned = lines.flatMap(({ lineNo, quantity }) => {
      const line = activeOrder.order.lines.find((one) => one.lineNo === lineNo)
      return line ? { sku: cartSku(line.product), quantity } : []
    })
    this.#ledger.record(this.#customerId, 'returned', { returned })
  }

  /** Sends the same goods again, free of charge, as a separate order. */
  #replace({ orderNo, lines }: ClaimedGoods, claimNo: string, time: number): string {
    const activeOrder = this.#activeOrders.get(orderNo)
    if (activeOrder === undefined) return orderNo
    const day = dayOf(time)
    const earlier = [...this.#activeOrders.values()].filter(({ plan }) => plan.isFree && plan.day === day)
    const { paidAt: _, cancelledDay: __, isGenerated: ___, ...plan } = activeOrder.plan
    const leaves = firstDeparture(plan.transport, time)
    const replacement: OrderPlan = {
      ...plan,
      stem: numberStem(this.#customerId, day, FIRST_REPLACEMENT_SERIAL + earlier.length),
      day,
      confirmedDay: day,
      reference: claimNo,
      transportCharge: 0,
      payment: 'ACCOUNT',
      isFree: true,
      lines: lines.flatMap(({ lineNo, quantity }) => {
        const line = activeOrder.order.lines.find((one) => one.lineNo === lineNo)
        if (line === undefined) return []
        const delivery = withArrival(inStockPlan(quantity, leaves), (dispatch) => arrivalOf(plan, dispatch))
        return [{ product: line.product, quantity, unitPrice: 0, coreDeposit: 0, later: false, delivery }]
      }),
    }
    this.place(replacement, time)
    return firstNo(replacement.stem)
  }

  #siblingOf({ order }: ActiveOrder): ActiveOrder | undefined {
    return this.#activeOrders.get(order.secondOrderNo ?? order.firstOrderNo ?? '')
  }

  #touchedBy({ invoice }: CreditNote): void {
    const activeOrder = this.#activeOrders.get(invoice.shipment.orderNo)
    if (activeOrder) activeOrder.shown = undefined
  }

  #publish(activeOrder: ActiveOrder, event: Omit<LedgerEvent, 'customerId'>): void {
    activeOrder.events.push(this.#append(event))
    activeOrder.shown = undefined
  }

  #append(event: Omit<LedgerEvent, 'customerId'>): LedgerEvent {
    const ledgerEvent = { ...event, customerId: this.#customerId }
    this.#history = undefined
    this.#ledger.append(ledgerEvent)
    return ledgerEvent
  }
}

function activeOrdersOf(plan: OrderPlan, billTo: Party): ActiveOrder[] {
  const [firstOrderNo, secondOrderNo] = [firstNo(plan.stem), secondNo(plan.stem)]
  const [prompt, later] = [plan.lines.filter((line) => !line.later), plan.lines.filter((line) => line.later)]
  if (prompt.length === 0 || later.length === 0)
    return [activeOrderOf(plan, { billTo, orderNo: firstOrderNo })]
  return [
    activeOrderOf({ ...plan, lines: prompt }, { billTo, orderNo: firstOrderNo, secondOrderNo }),
    activeOrderOf(
      { ...plan, lines: later, transportCharge: 0 },
      { billTo, orderNo: secondOrderNo, firstOrderNo },
    ),
  ]
}

type Added = Pick<Order, 'billTo' | 'orderNo' | 'firstOrderNo' | 'secondOrderNo'>

function activeOrderOf(plan: OrderPlan, added: Added): ActiveOrder {
  const { stem: _, lines: planned, cancelledDay: __, paidAt: ___, ...known } = plan
  const order = {
    ...known,
    ...added,
    ...(plan.payment !== 'ACCOUNT' && { awaitsPayment: true }),
    lines: planned.map((line, index): MutableOrderLine => {
      const { quantity, delivery, ...kept } = line
      return {
        ...kept,
        delivery,
        lineNo: index + 1,
        orderNo: added.orderNo,
        ordered: quantity,
        cancelled: 0,
        delivered: 0,
        invoiced: 0,
        outstanding: quantity,
        promised: delivery.change?.from ?? delivery.promised,
      }
    }),
  }
  const firstIndex = added.firstOrderNo === undefined ? 0 : SECOND_PAPERS
  return { plan, order, firstIndex, shipments: [], invoices: [], creditNotes: [], events: [] }
}

function documentFlowOf(activeOrder: ActiveOrder): DocumentFlow {
  const { order, shipments, invoices, creditNotes, events } = activeOrder
  activeOrder.shown ??= {
    order,
    shipments: [...shipments],
    invoices: [...invoices],
    creditNotes: [...creditNotes],
    events: [...events],
  }
  return activeOrder.shown
}

const isCharged = ({ payment }: OrderPlan): boolean => payment === 'CARD' || payment === 'PAYPAL'

const givesBack = ({ kind }: CreditNote): boolean => kind === 'RETURN' || kind === 'CORE'

const arrivalOf = ({ transport, transitDays, shipTo }: OrderPlan, leaves: Day): Day =>
  transport === 'PICKUP'
    ? leaves
    : addWorkdays(leaves, transitDays ?? TRANSIT_DAYS[transport], shipTo.countryID)

/** Postpones the plan: no goods are dispatched before the day `leaves`. */
const notBefore = (plan: DeliveryPlan, leaves: Day, arrives: Day): DeliveryPlan => ({
  ...plan,
  promised: Math.max(plan.promised, arrives),
  deliveries: plan.deliveries.map(({ day, quantity }) => ({ day: Math.max(day, leaves), quantity })),
})

const luckOf = ({ stem }: OrderPlan, index: number) =>
  randomFor(integerHash(Number(stem) | 0, 'order', 1), 'order', index)
