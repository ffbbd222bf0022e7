import type { AddressDraft } from '#contracts/addresses/addresses.contract.ts'
import { actorOf, type Account } from '../session/account.ts'
import { productOfCartSku } from '../products/cart-sku.ts'
import type { Catalogue } from '../search-engine/catalogue.ts'
import { randomFor } from '../catalogue/random.ts'
import { entities } from '../locale/entities.ts'
import type { JobScheduler } from '../ledger/job-scheduler.ts'
import type { Entry, Ledger } from '../ledger/ledger.ts'
import { firstDeparture, TRANSIT_DAYS } from '../shipping/transports.ts'
import type { MinorUnits } from '../pricing/money.ts'
import { ownHistory, type AccountHistory } from './account-history.ts'
import type { SubmittedClaim, ClaimDecision } from './claim-case.ts'
import { dayOf, startOf, type Day } from '../calendar/calendar.ts'
import { addWorkdays, WAREHOUSE_COUNTRY, workdayFrom } from '../calendar/holidays.ts'
import { BILLING_ADDRESS_ACCEPTED, billingParty } from './billing-address.ts'
import { creditOf, CREDIT_LIMIT, type Credit } from './credit.ts'
import { backorderPlan, inStockPlan, withArrival } from './delivery-plan.ts'
import type { Terms } from './invoices.ts'
import type { Party, PaymentKind, TransportKind } from './document-flow.ts'
import {
  FIRST_PLACED_SERIAL,
  inStockOrderNo,
  nextClaimNo,
  numberStem,
  backorderOrderNo,
} from './order-numbers.ts'
import { customerProfileOf } from './order-profile.ts'
import type { OrderPlan, PlannedLine } from './order-plan.ts'
import type { BookedAppointment } from './pickup-service.ts'
import { buyerOf, ordersPlannedFor, type Buyer } from './planned-orders.ts'
import { OrderProcessing } from './order-processing.ts'
import { vatOf } from './vat.ts'

/** The companies have been customers since 1 September 2025, and their history is complete since then. */
const OPENED: Day = Date.UTC(2025, 8, 1) / 86_400_000
const DUE_DAYS = 30

export type PlacedLine = {
  /** As in a cart: vendor id, dash and article number. */
  readonly sku: string
  readonly quantity: number
  /** Net price per piece. */
  readonly unitPrice: MinorUnits
  /** Per piece; only for exchange parts. */
  readonly coreDeposit?: MinorUnits | undefined
  /** Day of dispatch as shown at checkout, ISO 8601; absent if unknown. */
  readonly dispatchDate?: string | undefined
  readonly note?: string | undefined
  readonly requestedNumber?: string | undefined
}

/** An order as the checkout creates it. */
export type PlacedOrder = {
  /** Lines for immediate delivery, with the first order number. */
  readonly first: readonly PlacedLine[]
  /** Lines that are delivered later, under the second order number if the first is used. */
  readonly second: readonly PlacedLine[]
  readonly customerOrderReference: string
  readonly costCentre?: string | undefined
  readonly job?: string | undefined
  readonly shipTo: Party
  readonly transport: TransportKind
  /** Absent in older orders. */
  readonly transportCharge?: MinorUnits | undefined
  /** Working days of the delivery country from dispatch to arrival. Absent in older orders. */
  readonly transitDays?: number | undefined
  readonly payment: PaymentKind
  /** True if the payment service confirms the payment only later. */
  readonly isPending?: boolean | undefined
  readonly contact?: string | undefined
  readonly remark?: string | undefined
  /** True for an order of a customer's system; false for an order from the shop's pages. */
  readonly isEdi?: boolean | undefined
}

type Placed = {
  readonly stem: string
  readonly placedBy: string
  readonly placedById?: string | undefined
  readonly order: PlacedOrder
}
type Paid = { readonly orderNo: string }
type Missed = { readonly no: string }
type Written = { readonly claimNo: string; readonly text: string }
type Cancelled = { readonly orderNo: string; readonly lineNo: number; readonly quantity: number }

export type OrderNumbers = { readonly first: string; readonly second?: string | undefined }

type Deps = {
  readonly catalogue: Catalogue
  readonly scheduler: JobScheduler
  readonly ledger: Ledger
}

/**
 * The orders of all accounts. The generated orders of a company are created at the first access, from the
 * company's first day on.
 */
export class OrderBook {
  readonly #catalogue: Catalogue
  readonly #scheduler: JobScheduler
  readonly #ledger: Ledger
  readonly #orders = new Map<string, OrderProcessing>()

  constructor({ catalogue, scheduler, ledger }: Deps) {
    this.#catalogue = catalogue
    this.#scheduler = scheduler
    this.#ledger = ledger
  }

  get today(): Day {
    return dayOf(this.#scheduler.clock())
  }

  /** History of the company; only the own orders for a person who may not see those of colleagues. */
  historyOf(account: Account): AccountHistory {
    const history = this.#historyOfCompany(account)
    return account.seesColleagues ? history : ownHistory(history, account)
  }

  #historyOfCompany(account: Account): AccountHistory {
    const orders = this.#ordersOf(account)
    this.#ledger.catchUp(account.customerId)
    return orders.history
  }

  place(account: Account, order: PlacedOrder): OrderNumbers {
    const { customerId } = account
    this.#ordersOf(account)
    const placedEntries = this.#ledger
      .entriesOf(customerId)
      .filter(({ kind, at: time }) => kind === 'placed' && dayOf(time) === this.today)
    const stem = numberStem(customerId, this.today, FIRST_PLACED_SERIAL + placedEntries.length)
    const placedBy = actorOf(account)
    const placedById = account.contactId
    this.#ledger.record(customerId, 'placed', { stem, placedBy, placedById, order } satisfies Placed)
    const isSplit = order.first.length > 0 && order.second.length > 0
    return { first: inStockOrderNo(stem), ...(isSplit && { second: backorderOrderNo(stem) }) }
  }

  /** Cancels at most the outstanding quantity of a line, and returns the cancelled quantity. */
  cancel(account: Account, orderNo: string, lineNo: number, quantity: number): number {
    const { order } = this.historyOf(account).flowByOrderNo.get(orderNo) ?? {}
    const line = order?.lines.find((one) => one.lineNo === lineNo)
    const cancelled = Math.min(quantity, line?.outstanding ?? 0)
    if (order === undefined || cancelled === 0) return 0
    const content: Cancelled = { orderNo: order.orderNo, lineNo, quantity: cancelled }
    this.#ledger.record(account.customerId, 'cancelled', content)
    return cancelled
  }

  /** Cancels both orders of a split order. */
  cancelAll(account: Account, orderNo: string): void {
    const { flowByOrderNo } = this.historyOf(account)
    const { order } = flowByOrderNo.get(orderNo) ?? {}
    const second = flowByOrderNo.get(order?.secondOrderNo ?? '')?.order
    for (const line of [...(order?.lines ?? []), ...(second?.lines ?? [])])
      this.cancel(account, line.orderNo, line.lineNo, line.outstanding)
  }

  creditOf(account: Account): Credit {
    const history = this.#historyOfCompany(account)
    return creditOf(history, account, this.termsOf(account).vat, this.#grantedTo(account))
  }

  /** Open amounts of the orders that the account may see. The limit applies to the orders of the whole company. */
  shownCreditOf(account: Account): Credit {
    const history = this.historyOf(account)
    const credit = creditOf(history, account, this.termsOf(account).vat, this.#grantedTo(account))
    return account.seesColleagues ? credit : { ...credit, limit: undefined }
  }

  /** Credit limit of the last accepted application; undefined without one. */
  #grantedTo({ customerId }: Account): MinorUnits | undefined {
    const granted = this.#ledger.entriesOf(customerId).findLast(({ kind }) => kind === CREDIT_LIMIT)
    return granted && (JSON.parse(granted.content) as { readonly limit: MinorUnits }).limit
  }

  /** True if the payment of a prepaid order has arrived. */
  isPaid(account: Account, orderNo: string): boolean {
    this.historyOf(account)
    return this.#ordersOf(account).isPaid(orderNo)
  }

  pay(account: Account, orderNo: string): void {
    this.#ordersOf(account)
    this.#ledger.record(account.customerId, 'paid', { orderNo } satisfies Paid)
  }

  /** Submits a claim and returns its number. */
  claim(
    { customerId, contactId: personId }: Account,
    claimed: Omit<SubmittedClaim, 'claimNo' | 'personId'>,
  ): string {
    const earlier = this.#ledger.entriesOf(customerId).filter(({ kind }) => kind === 'claimed').length
    const claimNo = nextClaimNo(customerId, this.today, earlier)
    this.#ledger.record(customerId, 'claimed', { ...claimed, claimNo, personId } satisfies SubmittedClaim)
    return claimNo
  }

  writeOnClaim({ customerId }: Account, claimNo: string, text: string): void {
    this.#ledger.record(customerId, 'claim message', { claimNo, text } satisfies Written)
  }

  decideClaim({ customerId }: Account, decision: ClaimDecision): void {
    this.#ledger.record(customerId, 'claim decided', decision)
  }

  bookPickup({ customerId }: Account, booked: BookedAppointment): void {
    this.#ledger.record(customerId, 'appointment', booked)
  }

  /** Marks an appointment as missed. */
  missPickup({ customerId }: Account, no: string): void {
    this.#ledger.record(customerId, 'missed', { no } satisfies Missed)
  }

  termsOf(account: Account): Terms {
    const seller = entities[account.entityID]?.country ?? ''
    return { vat: vatOf(seller, account.country), dueDays: DUE_DAYS }
  }

  #ordersOf(account: Account): OrderProcessing {
    const { customerId } = account
    const knownOrderProcessing = this.#orders.get(customerId)
    if (knownOrderProcessing) return knownOrderProcessing
    const orders = new OrderProcessing({
      scheduler: this.#scheduler,
      ledger: this.#ledger,
      customerId,
      terms: this.termsOf(account),
      billTo: customerProfileOf(customerId).parties[0],
    })
    this.#orders.set(customerId, orders)
    this.#planDay(orders, buyerOf(this.#catalogue, account), OPENED)
    this.#ledger.follow(customerId, (entry) => this.#apply(orders, customerId, entry))
    return orders
  }

  /** Simulates orders of the company's people on a day, and schedules the next day. */
  #planDay(orders: OrderProcessing, buyer: Buyer, day: Day): void {
    this.#scheduler.at(startOf(day), (time) => {
      for (const plan of ordersPlannedFor(buyer, day)) orders.place(plan, time)
      this.#planDay(orders, buyer, day + 1)
    })
  }

  #apply(orders: OrderProcessing, customerId: string, { kind, content, at: time }: Entry): void {
    const read: unknown = JSON.parse(content)
    if (kind === 'placed') orders.place(this.#planOf(read as Placed, time), time)
    if (kind === 'paid') orders.pay((read as Paid).orderNo, time)
    if (kind === 'claimed') orders.claims.open(read as SubmittedClaim, time)
    if (kind === 'claim message') orders.claims.write((read as Written).claimNo, (read as Written).text, time)
    if (kind === 'claim decided') orders.claims.decide(read as ClaimDecision, time)
    if (kind === 'appointment') orders.pickups.book(read as BookedAppointment, time)
    if (kind === BILLING_ADDRESS_ACCEPTED) orders.billTo(billingParty(customerId, read as AddressDraft))
    if (kind === 'missed') orders.pickups.miss((read as Missed).no)
    if (kind !== 'cancelled') return
    const { orderNo, lineNo, quantity } = read as Cancelled
    orders.cancel(orderNo, lineNo, quantity, time)
  }

  #planOf({ stem, placedBy, placedById, order }: Placed, time: number): OrderPlan {
    const day = dayOf(time)
    const random = randomFor(this.#catalogue.seed, 'order', Number(stem) | 0)
    const isPickup = order.transport === 'PICKUP'
    const prompt = firstDeparture(order.transport, time)
    const arrivalOf = (leaves: Day) =>
      isPickup
        ? leaves
        : addWorkdays(leaves, order.transitDays ?? TRANSIT_DAYS[order.transport], order.shipTo.countryID)
    const line = (placedLine: PlacedLine, later: boolean): PlannedLine => {
      const product = productOfCartSku(this.#catalogue, placedLine.sku)
      if (product === undefined)
        throw new Error(`An order holds ${placedLine.sku}, which the catalogue does not know`)
      const { quantity, unitPrice, coreDeposit = 0, dispatchDate, note, requestedNumber } = placedLine
      const dispatch = dispatchDate === undefined ? undefined : dayOf(Date.parse(dispatchDate))
      // goods for pick-up are ready on the next working day
      const leaves =
        dispatch !== undefined && isPickup ? workdayFrom(dispatch + 1, WAREHOUSE_COUNTRY) : dispatch
      const { packageQuantity } = product
      // a back order with a known date is available with the replenishment of that date
      const planned =
        later && leaves === undefined
          ? backorderPlan(random, { quantity, packageQuantity, day })
          : inStockPlan(quantity, leaves ?? prompt)
      const delivery = withArrival(planned, arrivalOf)
      return { product, quantity, unitPrice, coreDeposit, later, delivery, note, requestedNumber }
    }
    const { customerOrderReference: reference, isEdi, isPending, first, second, ...kept } = order
    return {
      ...kept,
      stem,
      day,
      confirmedDay: day,
      reference,
      source: isEdi ? 'EDI' : 'WEB',
      placedBy,
      placedById,
      transportCharge: order.transportCharge ?? 0,
      ...(order.payment !== 'ACCOUNT' && { paidAt: moneyFor(order.payment, time, isPending) }),
      lines: [
        ...first.map((placedLine) => line(placedLine, false)),
        ...second.map((placedLine) => line(placedLine, true)),
      ],
    }
  }
}

const HOUR_MS = 3_600_000
/** Working days after which the demo's customers pay a prepaid order, at eleven o'clock. */
const PAYS_AFTER = 2
/** Delay after which a payment that was not confirmed at once is confirmed. */
const CONFIRMED_AFTER = 2 * HOUR_MS

function moneyFor(payment: PaymentKind, time: number, isPending = false): number {
  if (payment === 'PREPAYMENT')
    return startOf(addWorkdays(dayOf(time), PAYS_AFTER, WAREHOUSE_COUNTRY)) + 11 * HOUR_MS
  return isPending ? time + CONFIRMED_AFTER : time
}
