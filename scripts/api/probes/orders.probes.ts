import type { ServerInferResponseBody } from '@ts-rest/core'
import { OrderStatus } from '#contracts/orders/orders.contract.ts'
import { shopContract } from '#contracts/shop.contract.ts'
import { cartSku, type ProbeFixtures } from '../kit/probe-fixtures.ts'
import { assertProbe, assertProbeEqual, requireValue } from '../kit/outcome.ts'
import { probesOf } from '../kit/probe.ts'
import { cartFor } from './cart.probes.ts'
import { listProbes } from './list-probes.ts'
import { placedOrder } from './order.probes.ts'

const { orders, backorder } = shopContract

const cents = (value: number) => Math.round(value * 100)
const TODAY = new Date().toISOString().slice(0, 10)

const latest = (fixtures: ProbeFixtures) =>
  fixtures.once('latestOrders', async () => {
    const { items } = await (await fixtures.customer()).ask(orders.list, { start: 0, length: 30, filter: {} })
    requireValue(items[0], 'order')
    return items
  })

const firstOrder = async (fixtures: ProbeFixtures) => requireValue((await latest(fixtures))[0], 'order')

export const ordersProbes = [
  ...listProbes({
    capability: 'orders',
    requirement: 'INFO-13',
    name: 'order list',
    route: orders.list,
    sortedBy: ['date', 'orderNo', 'lineCount'],
    id: ({ orderNo }) => String(orderNo),
    date: ({ date }) => String(date),
  }),
  ...probesOf('orders', [
    [
      'INFO-13',
      'The filter of a status returns only orders with it.',
      async (fixtures) => {
        const states = (await latest(fixtures)).map((order) =>
          OrderStatus.options.find((each) => each === order.status),
        )
        const status = requireValue(
          states.find((state) => state !== undefined),
          'order in one of the states that are filtered by',
        )
        const { items } = await (
          await fixtures.customer()
        ).ask(orders.list, { start: 0, length: 50, filter: { status: [status] } })
        assertProbe(items.length > 0, `no order is ${status}`)
        const otherOrder = items.find((order) => order.status !== status)
        assertProbe(
          otherOrder === undefined,
          `${otherOrder?.orderNo} is ${otherOrder?.status}, not ${status}`,
        )
      },
    ],
    [
      'INFO-14',
      'An order has the same header as in the list, and its own lines.',
      async (fixtures) => {
        const customer = await fixtures.customer()
        for (const listed of (await latest(fixtures)).slice(0, 5)) {
          const { header, lines } = await customer.ask(orders.get, { orderNo: listed.orderNo })
          assertProbeEqual(header, listed, `header of ${listed.orderNo}`)
          assertProbeEqual(lines.length, header.lineCount, `lines of ${header.orderNo}`)
          const otherLine = lines.find(({ orderNo }) => orderNo !== header.orderNo)
          assertProbe(otherLine === undefined, `${header.orderNo} has a line of ${otherLine?.orderNo}`)
        }
      },
    ],
    [
      'INFO-14',
      'An unknown order is 404.',
      async (fixtures) => {
        await (await fixtures.customer()).refused(orders.get, { orderNo: 'no-such-order' }, [404])
      },
    ],
    [
      'INFO-14',
      'An order of another account is unknown.',
      async (fixtures) => {
        const { orderNo } = await firstOrder(fixtures)
        const other = requireValue(
          (await fixtures.others()).find(({ user }) => user.features.order),
          'other account with orders (name one with --other)',
        )
        await other.caller.refused(orders.get, { orderNo }, [404])
      },
    ],
    [
      'INFO-14',
      'In each line, delivered and outstanding add up to confirmed, confirmed and cancelled to ordered.',
      async (fixtures) => {
        const customer = await fixtures.customer()
        for (const { orderNo } of (await latest(fixtures)).slice(0, 10)) {
          const { lines } = await customer.ask(orders.get, { orderNo })
          for (const { lineNo, ordered, confirmed, cancelled, delivered, outstanding } of lines) {
            assertProbeEqual(delivered + outstanding, confirmed, `${orderNo} line ${lineNo}, confirmed`)
            assertProbeEqual(confirmed + cancelled, ordered, `${orderNo} line ${lineNo}, ordered`)
          }
        }
      },
    ],
    [
      'INFO-14',
      'The sums of an order add up: rows, deposits and transport are net, with tax gross.',
      async (fixtures) => {
        const customer = await fixtures.customer()
        for (const { orderNo } of (await latest(fixtures)).slice(0, 5)) {
          const { totals, lines } = await customer.ask(orders.get, { orderNo })
          if (totals === undefined) continue
          const { net, tax, gross, taxPercent, transport, coreDeposits } = totals
          const rows = lines.reduce((sum, { rowTotal }) => sum + cents(rowTotal?.value ?? 0), 0)
          assertProbeEqual(
            cents(net.value),
            rows + cents(transport?.value ?? 0) + cents(coreDeposits?.value ?? 0),
            `net of ${orderNo} in cents`,
          )
          assertProbe(Math.abs(tax.value - (net.value * taxPercent) / 100) < 0.011, `tax of ${orderNo}`)
          assertProbeEqual(
            cents(gross.value),
            cents(net.value) + cents(tax.value),
            `gross of ${orderNo} in cents`,
          )
        }
      },
    ],
    [
      'INFO-14',
      'The timeline of an order is sorted by date, and its documents can be read.',
      async (fixtures) => {
        const customer = await fixtures.customer()
        for (const { orderNo } of (await latest(fixtures)).slice(0, 5)) {
          const { timeline, documents } = await customer.ask(orders.get, { orderNo })
          const dates = timeline.map(({ date }) => date)
          assertProbeEqual(dates.toSorted(), dates, `timeline of ${orderNo}`)
          const [document] = documents
          if (document === undefined || !(await fixtures.offersCall('documents.get'))) continue
          const { documentType, documentNo } = document
          await customer.ask(shopContract.documents.get, { documentType, documentNo })
        }
      },
    ],
    [
      'CHK-06',
      'The placed order is listed with its reference and the lines of the cart.',
      async (fixtures) => {
        const { caller, placed, reference, quote } = await placedOrder(fixtures)
        const { items } = await caller.ask(orders.list, {
          start: 0,
          length: 10,
          filter: { customerOrderReference: reference },
        })
        assertProbeEqual(
          items.map(({ orderNo }) => orderNo),
          [placed.orderNumbers?.first],
          'orders with this reference',
        )
        const { lines, header } = await caller.ask(orders.get, {
          orderNo: requireValue(items[0], 'order').orderNo,
        })
        assertProbeEqual(header.customerOrderReference, reference, 'reference')
        assertProbeEqual(
          lines.map(({ product, ordered }) => [cartSku(product), ordered]),
          quote.items.map(({ sku, qty }) => [sku, qty]),
          'lines',
        )
      },
    ],
    [
      'INFO-14',
      'A preview of a reorder has the requested lines, and changes no cart.',
      async (fixtures) => {
        const customer = await fixtures.customer()
        const order = requireValue(
          (await latest(fixtures)).find(({ lineCount }) => lineCount > 1),
          'order of several lines',
        )
        const { orderNo } = order
        const before = (await cartFor(customer)).version
        const { lines: whole } = await customer.ask(orders.get, { orderNo })
        const { lines } = await customer.ask(orders.reorderPreview, { orderNo })
        assertProbeEqual(
          lines.map(({ lineNo }) => lineNo),
          whole.map(({ lineNo }) => lineNo),
          'lines',
        )
        const lineNo = requireValue(whole[0], 'line').lineNo
        const one = await customer.ask(orders.reorderPreview, { orderNo, lineNos: [lineNo] })
        assertProbeEqual(
          one.lines.map((line) => line.lineNo),
          [lineNo],
          'lines of a preview of one',
        )
        assertProbeEqual((await cartFor(customer)).version, before, 'version of the cart')
      },
    ],
    [
      'INFO-14',
      'A cancelled line is cancelled once for the same key; an unknown line is reported.',
      async (fixtures) => {
        const { caller, placed } = await placedOrder(fixtures)
        const orderNo = requireValue(placed.orderNumbers, 'order number').first
        const read = async () => (await caller.ask(orders.get, { orderNo })).lines
        const line = requireValue(
          (await read()).find(({ cancellable }) => cancellable > 0),
          'line that can be cancelled',
        )
        const idempotencyKey = crypto.randomUUID()
        const body = {
          orderNo,
          lines: [
            { lineNo: line.lineNo, quantity: 1 },
            { lineNo: 9999, quantity: 1 },
          ],
        }
        const first = await caller.ask(orders.cancelLines, body, { idempotencyKey })
        assertProbeEqual(
          await caller.ask(orders.cancelLines, body, { idempotencyKey }),
          first,
          'second answer',
        )
        assertProbeEqual(first.lines[1]?.status, 'UNKNOWN_LINE', 'status of an unknown line')
        const after = (await read()).find(({ lineNo }) => lineNo === line.lineNo)
        assertProbeEqual(
          after?.cancelled,
          line.cancelled + (first.lines[0]?.cancelledQuantity ?? 0),
          'cancelled',
        )
        assertProbeEqual(first.lines[0]?.cancelledQuantity, 1, 'cancelled quantity')
      },
    ],
  ]),
  ...listProbes({
    capability: 'orders',
    requirement: 'INFO-06',
    name: 'list of back orders',
    route: backorder.list,
    sortedBy: ['orderDate', 'outstanding'],
    id: ({ lineId, orderNo }) => String(orderNo ?? lineId),
  }).filter(({ clause }) => !clause.startsWith('Pages')),
  ...probesOf('orders', [
    [
      'INFO-06',
      'The totals of the back orders add up their lines.',
      async (fixtures) => {
        const { items, totals, pagination } = await awaited(fixtures)
        assertProbeEqual(totals.lines, pagination.total, 'lines')
        if (items.length < pagination.total) return
        assertProbeEqual(
          totals.quantity,
          items.reduce((sum, { outstanding }) => sum + outstanding, 0),
          'quantity',
        )
      },
    ],
    [
      'INFO-06',
      'A back-order line is overdue if its promised date has passed; the overdue filter returns only those.',
      async (fixtures) => {
        const { items } = await awaited(fixtures)
        requireValue(items[0], 'back order')
        for (const { lineId, promisedDate, overdue } of items) {
          if (promisedDate !== undefined && promisedDate < TODAY)
            assertProbe(overdue, `${lineId} is not overdue`)
          if (promisedDate !== undefined && promisedDate > TODAY)
            assertProbe(!overdue, `${lineId} is overdue`)
        }
        const late = await awaited(fixtures, { overdue: true })
        assertProbe(
          late.items.every(({ overdue }) => overdue),
          'a line in time is among the overdue ones',
        )
        assertProbeEqual(late.items.length, items.filter(({ overdue }) => overdue).length, 'overdue lines')
      },
    ],
    [
      'INFO-06',
      'A subscribed line is marked as such, until it is unsubscribed.',
      async (fixtures) => {
        const customer = await fixtures.customer()
        const { lineId } = requireValue((await awaited(fixtures)).items[0], 'back order')
        for (const on of [true, false]) {
          const { subscribed } = await customer.ask(backorder.subscribe, { lineIds: [lineId], on })
          assertProbeEqual(subscribed.includes(lineId), on, 'subscribed lines')
          const line = (await awaited(fixtures)).items.find((one) => one.lineId === lineId)
          assertProbeEqual(line?.subscribed, on, 'subscribed')
        }
      },
    ],
  ]),
]

async function awaited(
  fixtures: ProbeFixtures,
  filter: { overdue?: boolean } = {},
): Promise<ServerInferResponseBody<typeof backorder.list, 200>> {
  return (await fixtures.customer()).ask(backorder.list, { start: 0, length: 1000, filter })
}
