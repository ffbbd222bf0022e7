import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { createDb } from '#mock-backend/create-db.ts'
import { dayOf, isoDay } from '#mock-backend/calendar/calendar.ts'
import { JobScheduler } from '#mock-backend/ledger/job-scheduler.ts'
import { Ledger } from '#mock-backend/ledger/ledger.ts'
import type { AccountHistory } from '#mock-backend/orders/account-history.ts'
import { OrderBook } from '#mock-backend/orders/order-book.ts'
import { statement } from '#mock-backend/orders/statement.ts'
import { openAmountOf } from '#mock-backend/orders/statuses.ts'
import { cartSku } from '#mock-backend/products/cart-sku.ts'
import type { Caller } from '#mock-backend/session/callers.ts'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { slotsOn } from '#mock-backend/shipping/slots.ts'
import { LOCATIONS } from '#mock-backend/shipping/locations.ts'
import { CurrentParts } from '#mock-backend/stock/current-parts.ts'
import { InvariantViolation } from './invariant-violation.ts'

const USERS = ['full', 'readonly', 'accounts', 'noprice', 'export', 'kz'].map((name) => `${name}@demo.test`)
const [SECOND_MS, DAY_MS] = [1_000, 86_400_000]
const YEAR = 365
const PARTS = 300
/** A time at which no job is scheduled, because simultaneous jobs and actions would have no defined sequence. */
const FIRST_DAY = Date.UTC(2026, 0, 1, 12, 7)
const SHIP_TO = {
  ...{ id: 'D0100001-1', company: 'Becker Nutzfahrzeugteile GmbH', street: 'Industriestraße 7' },
  ...{ postCode: '33689', city: 'Bielefeld', countryID: 'DE' },
}

const action = fc.record({
  day: fc.nat({ max: YEAR - 1 }),
  kind: fc.constantFrom('order', 'cancel', 'return', 'shortage', 'accept', 'refuse', 'collect', 'miss'),
  part: fc.nat({ max: PARTS - 1 }),
  pieces: fc.integer({ min: 1, max: 60 }),
  payment: fc.constantFrom('ACCOUNT', 'CARD', 'PREPAYMENT'),
  transport: fc.constantFrom('PARCEL', 'PICKUP'),
})
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never

const year = fc.record({
  user: fc.constantFrom(...USERS),
  catalogueSeed: fc.integer({ min: 1, max: 40 }),
  /** Actions of the customer, in addition to the generated orders. */
  actions: fc.array(action, { maxLength: 60 }),
})
type Year = typeof year extends fc.Arbitrary<infer Value> ? Value : never

/**
 * Simulates the year of a seed. Returns the violated invariant and the shortest list of actions that violates it, as text;
 * undefined if none is violated.
 */
export function brokenInYear(seed: number): string | undefined {
  // shrinking tries hundreds of years
  const checked = fc.check(fc.property(year, simulate), { seed, numRuns: 1, endOnFailure: true })
  if (!checked.failed) return undefined
  const cause = checked.errorInstance
  if (!(cause instanceof InvariantViolation)) throw cause
  return `${cause.message}\n${JSON.stringify(checked.counterexample)}`
}

function keep(promise: string, actual: unknown, expected: unknown): void {
  if (isDeepStrictEqual(actual, expected)) return
  const [one, other] = firstDifference(actual, expected)
  throw new InvariantViolation(promise, `${JSON.stringify(one)} instead of ${JSON.stringify(other)}`)
}

function firstDifference(actual: unknown, expected: unknown): readonly [unknown, unknown] {
  if (!Array.isArray(actual) || !Array.isArray(expected)) return [actual, expected]
  const index = actual.findIndex((one, index) => !isDeepStrictEqual(one, expected[index]))
  return index === -1 ? [actual.length, expected.length] : [actual[index], expected[index]]
}

const total = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0)

function simulate({ user, catalogueSeed, actions }: Year): void {
  const company = new Company(user, catalogueSeed)
  const closed = new Map<string, unknown>()
  for (let day = 0; day < YEAR; day += 1, company.now += DAY_MS) {
    for (const one of actions.filter((action) => action.day === day)) company.act(one)
    const { invoices, creditNotes } = company.history
    const open = total(invoices.map(openAmountOf))
    const credits = total(creditNotes.map(({ gross, applied }) => (applied ? 0 : gross)))
    keep('the balance is the sum of the ledger', company.booked, open - credits)
    const today = isoDay(dayOf(company.now))
    if (today.endsWith('-01')) closed.set(today, company.monthBefore(today))
  }
  for (const [today, month] of closed)
    keep('a closed month does not change', company.monthBefore(today), month)
  checkCredits(company.history)

  const { events, invoices, claims } = company.history
  company.restart()
  keep('a restart changes nothing', company.history.events, events)
  keep('a restart changes no invoice', company.history.invoices.map(openAmountOf), invoices.map(openAmountOf))
  keep('a restart changes no claim', company.history.claims, claims)
}

function checkCredits({ invoices, creditNotes }: AccountHistory): void {
  for (const invoice of invoices) {
    const back = creditNotes.filter(
      (note) => note.invoice === invoice && (note.kind === 'RETURN' || note.kind === 'CORE'),
    )
    for (const { kind, lineNo, quantity } of invoice.lines) {
      const credited = back
        .flatMap(({ lines }) => lines)
        .filter((line) => line.kind === kind && line.lineNo === lineNo)
      const count = total(credited.map((line) => line.quantity))
      keep('no unit is credited twice', count <= quantity, true)
      keep(
        'credited quantities are positive',
        credited.every((line) => line.quantity > 0),
        true,
      )
    }
  }
}

const REFERENCE = 'simulated'
const isSimulated = ({ reference }: { readonly reference: string }) => reference === REFERENCE

/** One company, and the order book of the shop. The database survives a restart. */
class Company {
  now = FIRST_DAY
  /** Sum of the amounts in the events of the ledger. */
  booked = 0
  readonly #db = createDb()
  readonly #catalogue
  readonly #account
  #book!: OrderBook
  #parts!: CurrentParts

  constructor(userName: string, catalogueSeed: number) {
    this.#catalogue = sharedCatalogue(catalogueSeed, PARTS)
    this.#account = this.#db.account.findFirst({ where: { userName: { equals: userName } } })!
    this.restart()
  }

  restart(): void {
    const clock = () => this.now
    const scheduler = new JobScheduler(clock)
    const ledger = new Ledger({ db: this.#db, scheduler })
    this.booked = 0
    ledger.subscribe(({ amount = 0 }) => (this.booked += amount))
    this.#book = new OrderBook({ catalogue: this.#catalogue, scheduler, ledger })
    this.#parts = new CurrentParts(this.#catalogue, ledger, clock)
  }

  get history(): AccountHistory {
    return this.#book.historyOf({ ...this.#account, seesColleagues: true })
  }

  /** Statement of the month that ends on the day before `day`, with the content of the page. */
  monthBefore(day: string) {
    const dateTo = isoDay(dayOf(Date.parse(day)) - 1)
    const account = { ...this.#account, showPrice: true }
    const caller = { account, today: this.#book.today, now: 0, language: 'en' } as Caller
    return statement(this.history, { dateFrom: `${dateTo.slice(0, 8)}01`, dateTo }, caller)
  }

  #stockOf(part: number): number {
    return this.#parts.partAt(this.#catalogue.product(part), this.now).stock.quantity
  }

  act(one: Action): void {
    this.now += SECOND_MS
    if (one.kind === 'order') return this.#order(one)
    if (one.kind === 'cancel') return this.#cancel(one)
    if (one.kind === 'return' || one.kind === 'shortage') return this.#claim(one)
    if (one.kind === 'accept' || one.kind === 'refuse') return this.#decide(one)
    return this.#fetch(one)
  }

  #order({ part, pieces, payment, transport }: Action): void {
    const before = this.#stockOf(part)
    const quantity = Math.min(pieces, before)
    const sold = { sku: cartSku(this.#catalogue.product(part)), unitPrice: 999, coreDeposit: 100 }
    this.#book.place(this.#account, {
      first: quantity > 0 ? [{ ...sold, quantity }] : [],
      second: [{ ...sold, quantity: pieces }],
      customerOrderReference: REFERENCE,
      shipTo: SHIP_TO,
      transport,
      transportCharge: 701,
      payment,
    })
    keep('a sale reduces the stock', this.#stockOf(part), before - quantity)
  }

  #cancel({ pieces }: Action): void {
    const placedOrder = this.history.orders.find(isSimulated)
    if (placedOrder) this.#book.cancel(this.#account, placedOrder.orderNo, 1, pieces)
  }

  #claim({ kind, pieces }: Action): void {
    const delivered = this.history.invoices.filter(({ shipment }) => shipment.deliveredDay !== undefined)
    const invoice = delivered.find(({ shipment }) => isSimulated(shipment.order)) ?? delivered[0]
    const line = invoice?.lines.find((one) => one.kind === 'PART')
    if (!invoice || !line) return
    const { orderNo, deliveryNoteNo } = invoice.shipment
    const lines = [{ lineNo: line.lineNo, quantity: Math.min(pieces, line.quantity) }]
    const content = { documentNo: invoice.invoiceNo, message: '', email: '', attachments: [], lines }
    this.#book.claim(this.#account, {
      topic: kind === 'return' ? 'RETURN' : 'SHORTAGE',
      content: { ...content, reason: 'NOT_NEEDED' },
      goods: { orderNo, deliveryNoteNo, lines },
    })
  }

  #decide({ kind }: Action): void {
    const open = this.history.claims.find(({ status }) => status === 'IN_REVIEW' || status === 'REJECTED')
    if (!open) return
    const decision = kind === 'accept' ? 'ACCEPT' : 'REFUSE'
    this.#book.decideClaim(this.#account, { claimNo: open.claimNo, decision, text: 'simulated' })
  }

  /** Books a pick-up of all goods that are ready, or marks a booked one as missed. */
  #fetch({ kind }: Action): void {
    const { shipments, bookings } = this.history
    const waiting = bookings.find(({ status }) => status !== 'cancelled')
    if (kind === 'miss' && waiting) return this.#book.missPickup(this.#account, waiting.no)
    const ready = shipments.filter(({ trackingNo, leftDay }) => trackingNo === '' && leftDay === undefined)
    const slot = slotsOn(LOCATIONS[0]!, dayOf(this.now) + 1)[0]
    if (ready.length === 0 || slot === undefined) return
    this.#book.bookPickup(this.#account, {
      no: `S${bookings.length + 1}`,
      kind: 'PICKUP',
      slotId: slot.slotId,
      deliveryNoteNos: ready.map(({ deliveryNoteNo }) => deliveryNoteNo),
      ...{ driver: '', plate: '', remark: '', isCancelled: false, version: 1, changedAt: this.now },
    })
  }
}
