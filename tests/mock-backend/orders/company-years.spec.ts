import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createDb } from '#mock-backend/create-db.ts'
import { dayOf, isoDay } from '#mock-backend/calendar/calendar.ts'
import { Agenda } from '#mock-backend/ledger/agenda.ts'
import { Ledger } from '#mock-backend/ledger/ledger.ts'
import type { AccountHistory } from '#mock-backend/orders/account-history.ts'
import { OrderBook } from '#mock-backend/orders/order-book.ts'
import { openAmountOf } from '#mock-backend/orders/statuses.ts'
import { cartSku } from '#mock-backend/products/cart-sku.ts'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { CurrentParts } from '#mock-backend/stock/current-parts.ts'
import { DAY_MS, shipTo } from './chain-fixture.ts'

/** `npm run test:company-years` simulates 2,000. */
const RUNS = Number(process.env['COMPANY_YEARS'] ?? 4)
const USERS = ['full', 'readonly', 'accounts', 'noprice', 'export', 'kz'].map((name) => `${name}@demo.test`)
const YEAR = 365

/** Actions of a customer on some days, beside the generated orders. */
const deeds = fc.array(
  fc.record({
    day: fc.nat({ max: YEAR - 1 }),
    kind: fc.constantFrom('order', 'cancel', 'return', 'shortage', 'accept'),
    part: fc.nat({ max: 299 }),
    pieces: fc.integer({ min: 1, max: 60 }),
    payment: fc.constantFrom('ACCOUNT', 'CARD', 'PREPAYMENT'),
    transport: fc.constantFrom('PARCEL', 'PICKUP'),
  }),
  { maxLength: 60 },
)

const booked = ({ events }: AccountHistory) =>
  events.flatMap(({ at, amount, kind }) => (amount === undefined ? [] : [{ day: dayOf(at), amount, kind }]))
const total = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0)

test('Each day, open invoices less credits are the sum of the events, and closed months and stock are consistent', () => {
  fc.assert(
    fc.property(fc.constantFrom(...USERS), fc.integer({ min: 1, max: 40 }), deeds, (user, seed, some) => {
      let now = Date.UTC(2026, 0, 1, 12)
      const catalogue = sharedCatalogue(seed, 300)
      const db = createDb()
      const agenda = new Agenda(() => now)
      const ledger = new Ledger({ db, agenda })
      const book = new OrderBook({ catalogue, agenda, ledger })
      const parts = new CurrentParts(catalogue, ledger, () => now)
      const account = db.account.findFirst({ where: { userName: { equals: user } } })!
      const stockOf = (index: number) => parts.partAt(catalogue.product(index), now).stock.quantity
      const closed = new Map<string, number>()

      const deedOf = ({ kind, part, pieces, payment, transport }: (typeof some)[number]) => {
        const history = book.historyOf(account)
        const product = catalogue.product(part)
        const before = stockOf(part)
        if (kind === 'order' && before > 0) {
          const quantity = Math.min(pieces, before)
          const sold = { sku: cartSku(product), quantity, unitPrice: 999, coreDeposit: 100 }
          book.place(account, {
            first: [sold],
            second: [{ ...sold, quantity: pieces }],
            customerOrderReference: 'simulated',
            shipTo,
            transport,
            transportCharge: 701,
            payment,
          })
          expect(stockOf(part)).toBe(before - quantity)
        }
        const placed = history.orders.find(({ reference }) => reference === 'simulated')
        if (kind === 'cancel' && placed) book.cancel(account, placed.orderNo, 1, pieces)
        const invoice = history.invoices.find(({ shipment }) => shipment.deliveredDay !== undefined)
        const line = invoice?.lines.find((one) => one.kind === 'PART')
        if ((kind === 'return' || kind === 'shortage') && invoice && line) {
          const { orderNo, deliveryNoteNo } = invoice.shipment
          const lines = [{ lineNo: line.lineNo, quantity: Math.min(pieces, line.quantity) }]
          book.claim(account, {
            topic: kind === 'return' ? 'RETURN' : 'SHORTAGE',
            content: {
              ...{ documentNo: invoice.invoiceNo, message: '', email: '', attachments: [], lines },
              reason: 'NOT_NEEDED',
            },
            goods: { orderNo, deliveryNoteNo, lines },
          })
        }
        const open = history.claims.find(({ status }) => status === 'IN_REVIEW' || status === 'REJECTED')
        if (kind === 'accept' && open)
          book.decideClaim(account, { claimNo: open.claimNo, decision: 'ACCEPT', text: '' })
      }

      for (let day = 0; day < YEAR; day += 1, now += DAY_MS) {
        for (const deed of some) if (deed.day === day) deedOf(deed)
        const history = book.historyOf(account)
        const open = total(history.invoices.map(openAmountOf))
        const credits = total(history.creditNotes.map(({ gross, applied }) => (applied ? 0 : gross)))
        expect(total(booked(history).map(({ amount }) => amount))).toBe(open - credits)
        for (const { part } of some) expect(stockOf(part)).toBeGreaterThanOrEqual(0)
        const today = isoDay(dayOf(now))
        if (today.endsWith('-01')) closed.set(today, balanceBefore(history, dayOf(now)))
      }
      const history = book.historyOf(account)
      for (const [first, balance] of closed)
        expect([first, balanceBefore(history, dayOf(Date.parse(first)))]).toEqual([first, balance])
      for (const { lines } of history.creditNotes)
        expect(lines.every(({ quantity }) => quantity > 0)).toBe(true)
      for (const invoice of history.invoices) {
        const back = history.creditNotes.filter((note) => note.invoice === invoice)
        for (const { kind, lineNo, quantity } of invoice.lines) {
          const credited = back
            .filter((note) => note.kind === 'RETURN' || note.kind === 'CORE')
            .flatMap(({ lines }) => lines)
            .filter((line) => line.kind === kind && line.lineNo === lineNo)
          expect(total(credited.map((line) => line.quantity))).toBeLessThanOrEqual(quantity)
        }
      }
    }),
    { numRuns: RUNS, seed: 46 },
  )
})

const balanceBefore = (history: AccountHistory, day: number) =>
  total(
    booked(history)
      .filter((one) => one.day < day)
      .map(({ amount }) => amount),
  )
