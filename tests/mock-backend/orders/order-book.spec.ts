import { expect, test } from 'vitest'
import { createDb } from '#mock-backend/create-db.ts'
import { addWorkdays } from '#mock-backend/calendar/holidays.ts'
import type { PlacedOrder } from '#mock-backend/orders/order-book.ts'
import { BILLING_ADDRESS_ACCEPTED } from '#mock-backend/orders/billing-address.ts'
import { orderSnapshot, restoreOrders } from '#mock-backend/orders/order-snapshot.ts'
import type { AccountHistory } from '#mock-backend/orders/account-history.ts'
import { statement } from '#mock-backend/orders/statement.ts'
import type { Caller } from '#mock-backend/session/callers.ts'
import { offersTo, promiseOf } from '#mock-backend/shipping/transports.ts'
import { anyBook, bookOf, DAY_MS, NOON, shippingAddress } from './flow-fixture.ts'

const { catalogue } = anyBook()
const skuAt = (index: number) => `${catalogue.product(index).vendorId}-${catalogue.product(index).sku}`
const anyOrder: PlacedOrder = {
  first: [{ sku: skuAt(1), quantity: 4, unitPrice: 1999 }],
  second: [{ sku: skuAt(2), quantity: 6, unitPrice: 250, dispatchDate: '2026-12-10' }],
  customerOrderReference: 'WS 17',
  shipTo: shippingAddress,
  transport: 'PARCEL',
  payment: 'ACCOUNT',
}

test('An account has the same order history each time, even days later', () => {
  let now = NOON
  const { book, full } = anyBook(() => now)
  const before = book.historyOf(full).orders
  now += 30 * DAY_MS
  const after = new Map(book.historyOf(full).orders.map((order) => [order.orderNo, order]))
  const retainedOrders = before.filter(({ day }) => day >= book.today - 430)
  expect(retainedOrders.length).toBeGreaterThan(300)
  for (const order of retainedOrders) {
    const { day, reference } = order
    expect(after.get(order.orderNo)).toMatchObject({ day, reference })
    expect(after.get(order.orderNo)?.lines.map(({ ordered }) => ordered)).toEqual(
      order.lines.map(({ ordered }) => ordered),
    )
  }
})

test('An order retains the billing address of its day, even after a restart', () => {
  let now = NOON
  const { db, full, book } = anyBook(() => now)
  const first = book.place(full, anyOrder).first
  now += DAY_MS
  const content = JSON.stringify({ ...shippingAddress, city: 'Hamburg' })
  db.ledgerEntry.create({
    id: 'moved',
    customerId: full.customerId,
    at: now,
    kind: BILLING_ADDRESS_ACCEPTED,
    content,
  })
  now += DAY_MS
  const later = book.place(full, anyOrder).first
  for (const some of [book, bookOf(db, () => now)]) {
    const { flowByOrderNo } = some.historyOf(full)
    const cities = [first, later].map((no) => flowByOrderNo.get(no)?.order.billTo.city)
    expect(cities).toEqual(['Bielefeld', 'Hamburg'])
  }
})

test('A busy account has hundreds of orders and invoices, a new account has no orders', () => {
  const { book, full, account } = anyBook()
  const { orders, invoices, creditNotes } = book.historyOf(full)
  expect(orders.length).toBeGreaterThan(300)
  expect(invoices.length).toBeGreaterThan(300)
  expect(new Set(creditNotes.map(({ kind }) => kind)).size).toBe(4)
  expect(book.historyOf(account('new@demo.test')).orders).toEqual([])
})

test('A placed order with a back order is immediately listed first, as two orders', () => {
  const { book, full } = anyBook()
  const before = book.historyOf(full).orders.length
  const { first, second } = book.place(full, anyOrder)
  const { orders } = book.historyOf(full)
  expect(orders).toHaveLength(before + 2)
  expect(orders[0]).toMatchObject({ orderNo: first, secondOrderNo: second, reference: 'WS 17' })
  expect(orders[1]).toMatchObject({ orderNo: second, firstOrderNo: first, reference: 'WS 17' })
  const lines = orders.slice(0, 2).flatMap((order) => order.lines)
  expect(lines.map(({ orderNo, ordered, outstanding }) => [orderNo, ordered, outstanding])).toEqual([
    [first, 4, 4],
    [second, 6, 6],
  ])
})

test('An order without back order has one number, and numbers are unique', () => {
  const { book, full } = anyBook()
  const numbers = [1, 2, 3].map(() => book.place(full, { ...anyOrder, second: [] }))
  expect(numbers.every(({ second }) => second === undefined)).toBe(true)
  expect(new Set(numbers.map(({ first }) => first)).size).toBe(3)
})

test('A placed order is shipped and invoiced in the following days', () => {
  let now = NOON
  const { book, full } = anyBook(() => now)
  const { first } = book.place(full, anyOrder)
  const flow = () => book.historyOf(full).flowByOrderNo.get(first)
  expect(flow()?.shipments).toEqual([])
  now += 2 * DAY_MS
  expect(flow()?.invoices.map(({ net }) => net)).toEqual([4 * 1999])
  now += 90 * DAY_MS
  expect(flow()?.order.lines.every(({ outstanding }) => outstanding === 0)).toBe(true)
})

test.each([1, 18])(
  'Parcels of a placed order arrive %i working days after shipment, as promised',
  (transitDays) => {
    let now = NOON
    const { book, full } = anyBook(() => now)
    const { first } = book.place(full, { ...anyOrder, transitDays })
    now += 60 * DAY_MS
    const { shipments = [] } = book.historyOf(full).flowByOrderNo.get(first) ?? {}
    expect(shipments.length).toBeGreaterThan(0)
    for (const { leftDay = 0, deliveredDay } of shipments)
      expect(deliveredDay).toBe(addWorkdays(leftDay, transitDays, shippingAddress.countryID))
  },
)

test('Cancelled quantities never exceed the outstanding ones, and are never shipped', () => {
  let now = NOON
  const { book, full } = anyBook(() => now)
  const { first, second } = book.place(full, anyOrder)
  expect(book.cancel(full, second ?? '', 1, 4)).toBe(4)
  expect(book.cancel(full, second ?? '', 1, 4)).toBe(2)
  expect(book.cancel(full, second ?? '', 1, 1)).toBe(0)
  expect(book.cancel(full, first, 99, 1)).toBe(0)
  now += 120 * DAY_MS
  const line = book.historyOf(full).flowByOrderNo.get(second ?? '')?.order.lines[0]
  expect(line).toMatchObject({ ordered: 6, cancelled: 6, delivered: 0, outstanding: 0 })
})

test('Another customer can neither see nor cancel the order', () => {
  const { book, full, account } = anyBook()
  const { first } = book.place(full, anyOrder)
  const other = account('export@demo.test')
  expect(book.historyOf(other).flowByOrderNo.has(first)).toBe(false)
  expect(book.cancel(other, first, 1, 1)).toBe(0)
})

test('A new backend continues with the orders of the old one, except those with parts that are no longer sold', () => {
  const { db, book, full, account } = anyBook()
  const { first } = book.place(full, anyOrder)
  book.place(account('export@demo.test'), { ...anyOrder, first: [], second: anyOrder.second })
  book.cancel(full, first, 1, 1)
  const next = createDb()
  restoreOrders(next, orderSnapshot(db), (sku) => sku !== skuAt(1))
  expect(next.ledgerEntry.count()).toBe(2)

  const whole = createDb()
  restoreOrders(whole, orderSnapshot(db), () => true)
  const again = bookOf(whole)
  expect(again.historyOf(full).orders[0]).toEqual(book.historyOf(full).orders[0])
})

/** 15:30 UTC is the cut-off of parcels. A Wednesday, a Friday, and the day before Christmas. */
test.each([
  ['on a working day before the cut-off', '2026-11-18T15:29Z', '2026-11-18', '2026-11-19'],
  ['on a working day after the cut-off', '2026-11-18T15:30Z', '2026-11-19', '2026-11-20'],
  ['on a Friday before the cut-off', '2026-11-20T10:00Z', '2026-11-20', '2026-11-23'],
  ['on a Sunday', '2026-11-22T10:00Z', '2026-11-23', '2026-11-24'],
  ['before Christmas', '2026-12-24T10:00Z', '2026-12-24', '2026-12-28'],
])('A parcel ordered %s is shipped and arrives on the promised days', (_when, ordered, leaves, arrives) => {
  const day = (date: string) => Date.parse(date) / DAY_MS
  let now = Date.parse(ordered)
  const { book, full } = anyBook(() => now)
  const [offer] = offersTo('DE', 'EUR', now)
  const promise = offer && promiseOf(offer)
  expect(promise).toMatchObject({ dispatch: leaves, arrival: arrives })
  const first = [{ sku: skuAt(1), quantity: 4, unitPrice: 1999, dispatchDate: leaves }]
  const { first: orderNo } = book.place(full, { ...anyOrder, first, second: [], transitDays: 1 })
  const flow = () => book.historyOf(full).flowByOrderNo.get(orderNo)
  expect(flow()?.order.lines[0]?.promised).toBe(day(arrives))
  now = Date.parse(promise?.cutoff ?? '')
  expect(flow()?.shipments.map(({ leftDay, deliveredDay }) => [leftDay, deliveredDay])).toEqual([
    [day(leaves), undefined],
  ])
  now = day(arrives) * DAY_MS + 12 * 3_600_000
  expect(flow()?.shipments[0]?.deliveredDay).toBe(day(arrives))
})

test('A closed month does not change with time or after a restart, and no document is lost', () => {
  let now = NOON
  const { book, full } = anyBook(() => now)
  const caller = { account: full, today: book.today, now, language: 'en' } as Caller
  const october = () =>
    statement(book.historyOf(full), { dateFrom: '2026-10-01', dateTo: '2026-10-31' }, caller)
  const { openingBalance, closingBalance, entries } = october()
  const documents = ({ invoices, creditNotes, shipments }: AccountHistory) => [
    ...invoices.map(({ invoiceNo }) => invoiceNo),
    ...creditNotes.map(({ creditNoteNo }) => creditNoteNo),
    ...shipments.map(({ deliveryNoteNo }) => deliveryNoteNo),
  ]
  const earlierDocumentNos = documents(book.historyOf(full))
  for (const days of [31, 70, 150, 500]) {
    now = NOON + days * DAY_MS
    expect(october()).toMatchObject({ openingBalance, closingBalance, entries })
    const currentDocumentNos = new Set(documents(book.historyOf(full)))
    expect(earlierDocumentNos.filter((documentNo) => !currentDocumentNos.has(documentNo))).toEqual([])
    const restarted = anyBook(() => now)
    expect(
      statement(
        restarted.book.historyOf(full),
        { dateFrom: '2026-10-01', dateTo: '2026-10-31' },
        { ...caller, now, today: book.today },
      ),
    ).toMatchObject({ openingBalance, closingBalance, entries })
  }
})

test('The sum of the ledger equals invoices minus credits and payments, and its entries are chronological', () => {
  const { book, account } = anyBook()
  for (const user of ['full', 'noprice', 'readonly', 'accounts', 'export', 'kz']) {
    const { events, invoices, creditNotes } = book.historyOf(account(`${user}@demo.test`))
    const booked = events.reduce((sum, { amount = 0 }) => sum + amount, 0)
    const owed = invoices.reduce((sum, { gross, paid }) => sum + gross - paid, 0)
    const credits = creditNotes.reduce((sum, { gross, applied }) => sum + (applied ? 0 : gross), 0)
    expect(booked).toBe(owed - credits)
    expect(events.map(({ at: time }) => time)).toEqual(
      events.map(({ at: time }) => time).toSorted((one, other) => one - other),
    )
  }
})

test('A credit note is eventually set off, even if it was open for months', () => {
  const { book, full } = anyBook(() => NOON + 300 * DAY_MS)
  const old = book.historyOf(full).creditNotes.filter(({ day }) => day < book.today - 200)
  expect(old.some(({ isForgotten }) => isForgotten)).toBe(true)
  expect(old.filter(({ applied }) => applied === undefined)).toEqual([])
})

test('Goods are returned only after they have arrived', () => {
  const { book, full } = anyBook()
  const { creditNotes } = book.historyOf(full)
  expect(creditNotes.length).toBeGreaterThan(0)
  for (const { day, invoice } of creditNotes)
    expect(day).toBeGreaterThan(invoice.shipment.deliveredDay ?? Infinity)
})
