import { expect, test } from 'vitest'
import { createDb } from '#mock-backend/create-db.ts'
import { addOpenDays } from '#mock-backend/calendar/holidays.ts'
import { OrderBook, type PlacedOrder } from '#mock-backend/orders/order-book.ts'
import { orderSnapshot, restoreOrders } from '#mock-backend/orders/order-snapshot.ts'
import { anyBook, DAY_MS, NOON, shipTo } from './chain-fixture.ts'

const { catalogue } = anyBook()
const skuAt = (index: number) => `${catalogue.product(index).vendorId}-${catalogue.product(index).sku}`
const anyOrder: PlacedOrder = {
  first: [{ sku: skuAt(1), quantity: 4, unitPrice: 1999 }],
  second: [{ sku: skuAt(2), quantity: 6, unitPrice: 250, dispatchDate: '2026-12-10' }],
  customerOrderReference: 'WS 17',
  shipTo,
  transport: 'PARCEL',
  payment: 'ACCOUNT',
}

test('The same account has the same history, also after days have passed', () => {
  let now = NOON
  const { book, full } = anyBook(() => now)
  const before = book.historyOf(full).orders
  now += 30 * DAY_MS
  const after = new Map(book.historyOf(full).orders.map((order) => [order.orderNo, order]))
  const kept = before.filter(({ day }) => day >= book.today - 430)
  expect(kept.length).toBeGreaterThan(300)
  for (const order of kept) {
    const { day, reference } = order
    expect(after.get(order.orderNo)).toMatchObject({ day, reference })
    expect(after.get(order.orderNo)?.lines.map(({ ordered }) => ordered)).toEqual(
      order.lines.map(({ ordered }) => ordered),
    )
  }
})

test('A busy account has hundreds of orders and invoices, a new one none', () => {
  const { book, full, account } = anyBook()
  const { orders, invoices, creditNotes } = book.historyOf(full)
  expect(orders.length).toBeGreaterThan(300)
  expect(invoices.length).toBeGreaterThan(300)
  expect(new Set(creditNotes.map(({ kind }) => kind)).size).toBe(4)
  expect(book.historyOf(account('new@demo.test')).orders).toEqual([])
})

test('A placed order stands first at once, under both of its numbers', () => {
  const { book, full } = anyBook()
  const before = book.historyOf(full).orders.length
  const { first, second } = book.place(full, anyOrder)
  const { orders, chainByOrderNo } = book.historyOf(full)
  expect(orders).toHaveLength(before + 1)
  expect(orders[0]).toMatchObject({ orderNo: first, secondOrderNo: second, reference: 'WS 17' })
  expect(chainByOrderNo.get(second ?? '')?.order.orderNo).toBe(first)
  expect(
    orders[0]?.lines.map(({ orderNo, ordered, outstanding }) => [orderNo, ordered, outstanding]),
  ).toEqual([
    [first, 4, 4],
    [second, 6, 6],
  ])
})

test('An order that is not split has one number, and no two orders share one', () => {
  const { book, full } = anyBook()
  const numbers = [1, 2, 3].map(() => book.place(full, { ...anyOrder, second: [] }))
  expect(numbers.every(({ second }) => second === undefined)).toBe(true)
  expect(new Set(numbers.map(({ first }) => first)).size).toBe(3)
})

test('A placed order is shipped and invoiced as days pass', () => {
  let now = NOON
  const { book, full } = anyBook(() => now)
  const { first } = book.place(full, anyOrder)
  const chain = () => book.historyOf(full).chainByOrderNo.get(first)
  expect(chain()?.shipments).toEqual([])
  now += 2 * DAY_MS
  expect(chain()?.invoices.map(({ net }) => net)).toEqual([4 * 1999])
  now += 90 * DAY_MS
  expect(chain()?.order.lines.every(({ outstanding }) => outstanding === 0)).toBe(true)
})

test.each([1, 18])(
  'Parcels of a placed order arrive after the %i open days that were promised',
  (transitDays) => {
    let now = NOON
    const { book, full } = anyBook(() => now)
    const { first } = book.place(full, { ...anyOrder, transitDays })
    now += 60 * DAY_MS
    const { shipments = [] } = book.historyOf(full).chainByOrderNo.get(first) ?? {}
    expect(shipments.length).toBeGreaterThan(0)
    for (const { leavesDay, deliveredDay } of shipments)
      expect(deliveredDay).toBe(addOpenDays(leavesDay, transitDays, shipTo.countryID))
  },
)

test('What is cancelled is never more than what is outstanding, and is never shipped', () => {
  let now = NOON
  const { book, full } = anyBook(() => now)
  const { first, second } = book.place(full, anyOrder)
  expect(book.cancel(full, second ?? '', 2, 4)).toBe(4)
  expect(book.cancel(full, first, 2, 4)).toBe(2)
  expect(book.cancel(full, first, 2, 1)).toBe(0)
  expect(book.cancel(full, first, 99, 1)).toBe(0)
  now += 120 * DAY_MS
  const line = book.historyOf(full).chainByOrderNo.get(first)?.order.lines[1]
  expect(line).toMatchObject({ ordered: 6, cancelled: 6, delivered: 0, outstanding: 0 })
})

test('Another customer knows nothing of it', () => {
  const { book, full, account } = anyBook()
  const { first } = book.place(full, anyOrder)
  const other = account('export@demo.test')
  expect(book.historyOf(other).chainByOrderNo.has(first)).toBe(false)
  expect(book.cancel(other, first, 1, 1)).toBe(0)
})

test('A new backend goes on with the orders of the old one, but those with parts that are gone', () => {
  const { db, book, full, account } = anyBook()
  const { first } = book.place(full, anyOrder)
  book.place(account('export@demo.test'), { ...anyOrder, first: [], second: anyOrder.second })
  book.cancel(full, first, 1, 1)
  const next = createDb()
  restoreOrders(next, orderSnapshot(db), (sku) => sku !== skuAt(1))
  expect(next.placedOrder.count()).toBe(1)

  const whole = createDb()
  restoreOrders(whole, orderSnapshot(db), () => true)
  const again = new OrderBook({ db: whole, catalogue, clock: () => NOON })
  expect(again.historyOf(full).orders[0]).toEqual(book.historyOf(full).orders[0])
})
