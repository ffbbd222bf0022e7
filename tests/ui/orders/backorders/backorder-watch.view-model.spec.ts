import { expect, it } from 'vitest'
import type { OrdersApi } from '#application/orders/orders-api.port.ts'
import { SubscribeToDates } from '#application/orders/subscribe-to-dates.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { BackorderLine } from '#domain/orders/backorder.ts'
import { BackorderWatchViewModel } from '#ui/orders/backorders/backorder-watch.view-model.ts'
import { recordedPort } from '../../../fixtures/recorded-port.fixture.ts'

const line = (lineId: string, subscribed = false) => ({ lineId, subscribed }) as BackorderLine
const LINES = [line('a'), line('b', true), line('c')]

function watchOf(subscribeToDates: OrdersApi['subscribeToDates'] = async () => ['a']) {
  const { port, calls } = recordedPort<OrdersApi>({ subscribeToDates })
  const model = new BackorderWatchViewModel({ subscribe: new SubscribeToDates({ ordersApi: port }) })
  return { model, calls, watched: () => LINES.map((each) => model.isWatched(each)) }
}

it('a back order is shown as watched only if the response of the API contains it', async () => {
  const { model, calls, watched } = watchOf()
  await model.watch(LINES.slice(0, 2), true)
  expect(calls).toEqual([['subscribeToDates', ['a', 'b'], true]])
  expect(watched()).toEqual([true, false, false])
})

it('only the lines of a running call are marked as busy', async () => {
  const { model } = watchOf()
  const pending = model.watch(LINES.slice(0, 1), false)
  expect([...model.busy]).toEqual(['a'])
  await pending
  expect(model.busy.size).toBe(0)
})

it('a failed request to watch a back order is shown until the retry', async () => {
  let isOffline = true
  const { model, watched } = watchOf(async () => {
    if (isOffline) throw new ApiFailure('offline', 'orders/subscribe')
    return ['c']
  })
  expect(model.hasFailed).toBe(false)
  await model.watch(LINES, true)
  expect([model.hasFailed, watched(), model.busy.size]).toEqual([true, [false, true, false], 0])
  isOffline = false
  const again = model.watch(LINES, true)
  expect(model.hasFailed).toBe(false)
  await again
  expect([model.hasFailed, watched()]).toEqual([false, [false, false, true]])
})
