import { expect, test } from 'vitest'
import { anyClerk } from '../documents/documents-fixture.ts'

test('Orders are listed newest first, each on one page', async () => {
  const { list } = await anyClerk()
  const { items, pagination } = await list('/api/orders/list', { length: 1000 })
  expect(items).toHaveLength(pagination.total)
  expect(new Set(items.map(({ orderNo }: any) => orderNo)).size).toBe(pagination.total)
  const dates = items.map(({ date }: any) => date)
  expect(dates).toEqual(dates.toSorted().toReversed())
  const second = await list('/api/orders/list', { start: 25 })
  expect(second.items).toEqual(items.slice(25, 50))
})

test('The page 10,000 of the orders is empty, and contains the total', async () => {
  const { list } = await anyClerk()
  const { items, pagination } = await list('/api/orders/list', { start: 250_000 })
  expect(items).toEqual([])
  expect(pagination.total).toBeGreaterThan(0)
})

test('A list is reduced by filters, and a term matches numbers, references and parts', async () => {
  const { list, call } = await anyClerk()
  const orders = async (more: object) => list('/api/orders/list', { length: 1000, ...more })
  const all = await orders({})
  const [some] = all.items.slice(40)
  const from = { dateFrom: some.date, dateTo: some.date }
  const thatDay = await orders({ filter: from })
  expect(thatDay.items.map(({ date }: any) => date)).toEqual(thatDay.items.map(() => some.date))
  expect(thatDay.items.length).toBeGreaterThan(0)
  const upsideDown = await orders({ filter: { dateFrom: '2026-11-01', dateTo: '2026-10-01' } })
  expect(upsideDown.items).toEqual([])

  const { lines } = (await call('/api/orders/get', some)).body
  const { sku } = lines[0].product
  for (const term of [some.orderNo, some.customerOrderReference, sku, sku.replace('.', '')]) {
    const numbers = (await orders({ term })).items.map(({ orderNo }: any) => orderNo)
    expect(numbers).toContain(some.orderNo)
    expect(numbers.length).toBeLessThan(all.items.length)
  }
  const open = await orders({ filter: { status: ['confirmed'] }, sort_by: 'openQuantity', desc: 1 })
  const quantities = open.items.map(({ openQuantity }: any) => openQuantity)
  expect(quantities).toEqual(quantities.toSorted((one: number, other: number) => other - one))
  expect(quantities.every((quantity: number) => quantity > 0)).toBe(true)
})

test('A split order is two orders in list and page, and those of another customer are unknown', async () => {
  const { list, call } = await anyClerk()
  const { items } = await list('/api/orders/list', { length: 200 })
  const split = items.find(({ secondOrderNo }: any) => secondOrderNo !== undefined)
  const { body: first } = await call('/api/orders/get', { orderNo: split.orderNo })
  const { body: second } = await call('/api/orders/get', { orderNo: split.secondOrderNo })
  expect([second.header.orderNo, second.firstOrderNo]).toEqual([split.secondOrderNo, split.orderNo])
  const listed = (orderNo: string) => items.find((one: any) => one.orderNo === orderNo)
  for (const { header, lines, totals } of [first, second]) {
    expect(listed(header.orderNo)).toEqual(header)
    expect(totals.net).toEqual(header.total)
    expect(lines.every(({ orderNo }: any) => orderNo === header.orderNo)).toBe(true)
  }

  const otherUser = await anyClerk('export@demo.test')
  const foreign = await otherUser.call('/api/orders/get', { orderNo: split.orderNo })
  const unknown = await otherUser.call('/api/orders/get', { orderNo: '4711' })
  expect([foreign.status, foreign.body]).toEqual([404, unknown.body])
  expect(unknown.body.code).toBe(404001)
})

test('The overview omits data that the account may not see', async () => {
  const keysFor = async (user: string) =>
    Object.keys((await (await anyClerk(user)).call('/api/infocenter/overview')).body)
  expect(await keysFor('full@demo.test')).toEqual(
    expect.arrayContaining(['openOrders', 'invoices', 'deliveriesToday', 'ordersPerMonth', 'lastOrders']),
  )
  const bookkeeper = await keysFor('accounts@demo.test')
  expect(bookkeeper).toContain('invoices')
  expect(bookkeeper).not.toContain('openOrders')
  expect(bookkeeper).not.toContain('deliveriesToday')
})

test('The counts of the overview equal those of the lists', async () => {
  const { call, list, documents } = await anyClerk()
  const { body } = await call('/api/infocenter/overview')
  const backorders = await list('/api/backorder/list', { length: 1000 })
  expect(body.backorderLines.count).toBe(backorders.pagination.total)
  expect(body.backorderLines.changed).toBe(
    (await list('/api/backorder/list', { filter: { changed: true } })).pagination.total,
  )
  expect(body.invoices.open).toBe(
    (await documents('INVOICE', { filter: { status: 'open' } })).pagination.total,
  )
  expect(body.invoices.overdue).toBe(
    (await documents('INVOICE', { filter: { status: 'overdue' } })).pagination.total,
  )
  expect(body.ordersPerMonth).toHaveLength(12)
  const { buckets, openBalance } = (await call('/api/invoices/ageing')).body
  const sum = buckets.reduce((total: number, { amount }: any) => total + Math.round(amount.value * 100), 0)
  expect(sum).toBe(Math.round(openBalance.value * 100))
  expect(openBalance).toEqual(body.invoices.openAmount)
})

test('A reorder preview has a result for each line, and adds nothing to the cart', async () => {
  const { list, call } = await anyClerk()
  const { items } = await list('/api/orders/list', { length: 400 })
  const statuses = new Set<string>()
  let changed = 0
  for (const { orderNo, lineCount } of items.slice(0, 150)) {
    const { lines } = (await call('/api/orders/reorder/preview', { orderNo })).body
    expect(lines).toHaveLength(lineCount)
    for (const line of lines) {
      statuses.add(line.status)
      if (line.status === 'SUPERSEDED') expect(line).toHaveProperty('replacement.sku')
      if (line.previousPrice) changed += 1
      if (line.previousPrice) expect(line.previousPrice).not.toEqual(line.price)
    }
  }
  expect([...statuses]).toEqual(expect.arrayContaining(['OK', 'BACKORDER', 'SUPERSEDED', 'DISCONTINUED']))
  expect(changed).toBeGreaterThan(0)
  expect((await call('/api/checkout/cart/getQuote')).body.quote.items).toEqual([])
  const [{ orderNo }] = items
  const one = await call('/api/orders/reorder/preview', { orderNo, lineNos: [1] })
  expect(one.body.lines.map(({ lineNo }: any) => lineNo)).toEqual([1])
})

test('Lines are cancelled once, however often the call is retried', async () => {
  const { list, call } = await anyClerk()
  const { items } = await list('/api/backorder/list')
  const { orderNo, lineNo, outstanding } = items[0]
  const lines = [
    { lineNo, quantity: outstanding + 5 },
    { lineNo: 900, quantity: 1 },
  ]
  const key = { 'idempotency-key': 'cancelled once' }
  const first = await call('/api/orders/cancelLines', { orderNo, lines }, key)
  expect(first.body.lines).toEqual([
    {
      lineNo,
      status: 'PARTLY_CANCELLED',
      requestedQuantity: outstanding + 5,
      cancelledQuantity: outstanding,
    },
    { lineNo: 900, status: 'UNKNOWN_LINE', requestedQuantity: 1, cancelledQuantity: 0 },
  ])
  expect((await call('/api/orders/cancelLines', { orderNo, lines }, key)).body).toEqual(first.body)
  const { timeline, lines: now } = (await call('/api/orders/get', { orderNo })).body
  expect(timeline.filter(({ kind }: any) => kind === 'CANCELLED')).toHaveLength(1)
  expect(now.find((line: any) => line.lineNo === lineNo).cancelled).toBe(outstanding)
  const again = await call('/api/orders/cancelLines', { orderNo, lines: [{ lineNo, quantity: 1 }] })
  expect(again.body.lines[0].status).toBe('TOO_LATE')
  const remaining = (await list('/api/backorder/list', { length: 1000 })).items
  expect(remaining.some((line: any) => line.orderNo === orderNo && line.lineNo === lineNo)).toBe(false)
})

test('Back orders are grouped by part, have totals, and can be watched', async () => {
  const { list, call } = await anyClerk()
  const backorders = async (filter: object) => list('/api/backorder/list', { length: 1000, filter })
  const { items, totals } = await backorders({ groupBy: 'PART' })
  expect(totals).toMatchObject({
    lines: items.length,
    quantity: items.reduce((sum: number, { outstanding }: any) => sum + outstanding, 0),
  })
  const skus = items.map(({ product }: any) => product.sku)
  const turns = skus.filter((sku: string, index: number) => sku !== skus[index - 1])
  expect(turns).toHaveLength(new Set(skus).size)
  expect(items.length).toBeGreaterThan(0)
  for (const { ordered, delivered, outstanding } of items) expect(delivered + outstanding).toBe(ordered)
  const changed = await backorders({ changed: true })
  expect(changed.items.length).toBeGreaterThan(0)
  expect(changed.items.every(({ previousDate, promisedDate }: any) => previousDate !== promisedDate)).toBe(
    true,
  )

  const { lineId } = items[0]
  const on = await call('/api/backorder/subscribe', { lineIds: [lineId, 'another’s'], on: true })
  expect(on.body.subscribed).toEqual([lineId])
  expect((await backorders({})).items.filter(({ subscribed }: any) => subscribed)).toHaveLength(1)
  const off = await call('/api/backorder/subscribe', { lineIds: [lineId], on: false })
  expect(off.body.subscribed).toEqual([])
})
