import { expect, it } from 'vitest'
import { AddPartsToFavourites, type OrderedParts } from '#application/orders/add-parts-to-favourites.ts'
import type { OrdersApi } from '#application/orders/orders-api.port.ts'
import type { AddLinesToTarget, ListedTarget } from '#application/quick-order/add-lines-to-target.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { LineOutcome } from '#domain/cart/cart.ts'
import type { Order } from '#domain/orders/order.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

const line = (lineNo: number, sku: string, ordered: number) => ({
  lineNo,
  article: { vendorId: 'nw', sku },
  ordered,
})
const order = (orderNo: string, lines: readonly object[]) =>
  ({ header: { orderNo }, lines }) as unknown as Order
const ORDERS = [
  order('1', [line(10, 'a', 2), line(20, 'b', 3)]),
  order('2', [line(10, 'a', 5)]),
  order('3', [line(10, 'b', 1)]),
]
const TARGET: ListedTarget = { kind: 'notice-list', name: 'Workshop', id: 'l1' }
const outcome = (sku: string, accepted: number): LineOutcome => ({
  sku,
  status: 'ok',
  requested: 1,
  accepted,
})

function adding(run?: AddLinesToTarget['run'], get?: OrdersApi['get']) {
  const orders = recordedPort<OrdersApi>({
    get: get ?? (async (orderNo) => ORDERS.find(({ header }) => header.orderNo === orderNo)),
  })
  const target = recordedPort<AddLinesToTarget>({
    run: run ?? (async () => ok({ target: TARGET, outcomes: [outcome('a', 7), outcome('b', 0)] })),
  })
  const add = new AddPartsToFavourites({ ordersApi: orders.port, addLinesToTarget: target.port })
  return {
    run: (...parts: readonly OrderedParts[]) => add.run(parts, TARGET),
    sent: () => target.calls.map(([, ...args]) => args),
  }
}

it('adds all parts of several orders to a parts list, each part once', async () => {
  const { run, sent } = adding()
  expect(await run({ orderNo: '1' }, { orderNo: '2' })).toEqual(ok({ listId: 'l1', lines: 1 }))
  const items = [
    { sku: 'nw-a', quantity: 7 },
    { sku: 'nw-b', quantity: 3 },
  ]
  expect(sent()).toEqual([[TARGET, items]])
})

it('adds only the given lines of several orders to a parts list', async () => {
  const { run, sent } = adding()
  await run({ orderNo: '1', lineNos: [20] }, { orderNo: '3' })
  expect(sent()).toEqual([[TARGET, [{ sku: 'nw-b', quantity: 4 }]]])
})

it('adds nothing to a parts list if there are no parts or an order cannot be loaded', async () => {
  const none = adding()
  expect(await none.run({ orderNo: '9' })).toEqual(fail({ kind: 'rejected' }))
  const dead = adding(undefined, async (orderNo) => {
    if (orderNo === '3') throw new ApiFailure('timeout', 'get')
    return ORDERS[0]
  })
  expect(await dead.run({ orderNo: '1', lineNos: [10] }, { orderNo: '3' })).toEqual(
    fail({ kind: 'rejected' }),
  )
  expect([none.sent(), dead.sent()]).toEqual([[], []])
})

it.each<readonly [string, AddLinesToTarget['run']]>([
  ['rejects the parts', async () => fail({ kind: 'unreachable' } as never)],
  ['has no id', async () => ok({ target: { ...TARGET, id: undefined } as never, outcomes: [] })],
  ['is the cart', async () => ok({ target: { kind: 'cart' } as never, outcomes: [] })],
])('reports an error if the parts list %s', async (_, run) => {
  expect(await adding(run).run({ orderNo: '1' })).toEqual(fail({ kind: 'rejected' }))
})
