import { expect, it } from 'vitest'
import type { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { CancelLines } from '#application/orders/cancel-lines.ts'
import { LoadOrder } from '#application/orders/load-order.ts'
import type { OrdersApi } from '#application/orders/orders-api.port.ts'
import { Reorder } from '#application/orders/reorder.ts'
import { SubscribeToDates } from '#application/orders/subscribe-to-dates.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { LineOutcome } from '#domain/cart/cart.ts'
import type { Order } from '#domain/orders/order.ts'
import type { ReorderLine } from '#domain/orders/reorder.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

const ORDER = { orderNo: '4711' } as unknown as Order

it('loads an order', async () => {
  const { port, calls } = recordedPort<OrdersApi>({ get: async () => ORDER })
  const longest = '4'.repeat(50)
  expect(await new LoadOrder({ ordersApi: port }).run(longest)).toEqual({ kind: 'loaded', order: ORDER })
  expect(calls).toEqual([['get', longest]])
})

it('returns "unknown" for an invalid order number without a request, and for one that the API does not know', async () => {
  const { port, calls } = recordedPort<OrdersApi>({ get: async () => undefined })
  expect(await new LoadOrder({ ordersApi: port }).run('4711')).toEqual({ kind: 'unknown' })
  expect(await new LoadOrder({ ordersApi: port }).run('')).toEqual({ kind: 'unknown' })
  expect(await new LoadOrder({ ordersApi: port }).run('4'.repeat(51))).toEqual({ kind: 'unknown' })
  expect(calls).toEqual([['get', '4711']])
})

it('reports the missing right to see an order', async () => {
  const get = () => Promise.reject(new ApiFailure('refused', 'get', { missingRight: 'order' }))
  const { port } = recordedPort<OrdersApi>({ get })
  expect(await new LoadOrder({ ordersApi: port }).run('4711')).toEqual({ kind: 'not-allowed', flag: 'order' })
})

it('cancels order lines with the given idempotency key', async () => {
  const { port, calls } = recordedPort<OrdersApi>({ cancelLines: async () => [] })
  const lines = [{ lineNo: 10, quantity: 2 }]
  expect(await new CancelLines({ ordersApi: port }).run('4711', lines, 'key')).toEqual([])
  expect(calls).toEqual([['cancelLines', '4711', lines, 'key']])
})

it('returns for each order line whether notifications of its dates are switched on', async () => {
  const { port, calls } = recordedPort<OrdersApi>({ subscribeToDates: async () => ['b', 'c'] })
  const subscribed = await new SubscribeToDates({ ordersApi: port }).run(['a', 'b'], true)
  expect(subscribed).toEqual(
    ok(
      new Map([
        ['a', false],
        ['b', true],
      ]),
    ),
  )
  expect(calls).toEqual([['subscribeToDates', ['a', 'b'], true]])
})

it('reports that notifications of dates could not be switched on', async () => {
  const subscribeToDates = () => Promise.reject(new ApiFailure('offline', 'subscribe'))
  const { port } = recordedPort<OrdersApi>({ subscribeToDates })
  expect(await new SubscribeToDates({ ordersApi: port }).run(['a'], true)).toEqual(
    fail({ kind: 'unreachable' }),
  )
})

const line = (lineNo: number, overrides: Partial<ReorderLine> = {}) =>
  ({ lineNo, sku: `nw-${lineNo}`, status: 'ok', requested: 5, accepted: 5, ...overrides }) as ReorderLine
const outcome = (sku: string, accepted: number): LineOutcome => ({
  sku,
  status: 'ok',
  requested: 5,
  accepted,
})
const LINES = [
  line(10),
  line(20, { status: 'discontinued', accepted: 0 }),
  line(30, { accepted: 3 }),
  line(40),
]

function reordering(run: AddLinesToCart['run']) {
  const { port, calls } = recordedPort<AddLinesToCart>({ run })
  return { reorder: new Reorder({ ordersApi: recordedPort<OrdersApi>().port, addLines: port }), calls }
}

it('adds the parts that can be reordered to the cart, and reports rejected lines', async () => {
  const { reorder, calls } = reordering(async () =>
    ok([outcome('nw-10', 5), outcome('nw-30', 0), outcome('nw-40', 5)]),
  )
  expect(await reorder.run(LINES)).toEqual(ok([30]))
  const sent = [
    { sku: 'nw-10', quantity: 5 },
    { sku: 'nw-30', quantity: 3 },
    { sku: 'nw-40', quantity: 5 },
  ]
  expect(calls).toEqual([['run', sent]])
})

it('a reordered line for which the cart returns no result is rejected', async () => {
  const { reorder } = reordering(async () => ok([outcome('nw-10', 5)]))
  expect(await reorder.run(LINES)).toEqual(ok([30, 40]))
})

it('reports why the cart rejected all reordered lines', async () => {
  const { reorder } = reordering(async () => fail({ kind: 'no-cart' }))
  expect(await reorder.run(LINES)).toEqual(fail({ kind: 'no-cart' }))
})

it('requests a reorder preview of only the given lines', async () => {
  const { port, calls } = recordedPort<OrdersApi>({ previewReorder: async () => LINES })
  const reorder = new Reorder({ ordersApi: port, addLines: recordedPort<AddLinesToCart>().port })
  expect(await reorder.preview('4711', [10])).toBe(LINES)
  expect(calls).toEqual([['previewReorder', '4711', [10]]])
})
