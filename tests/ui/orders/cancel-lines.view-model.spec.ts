import { describe, expect, it } from 'vitest'
import { CancelLines } from '#application/orders/cancel-lines.ts'
import type { CancelledLine, OrdersApi } from '#application/orders/orders-api.port.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { CancelLinesViewModel } from '#ui/orders/cancel-lines.view-model.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

const ASKED = [
  { lineNo: 1, quantity: 4 },
  { lineNo: 2, quantity: 3 },
]
const OUTCOME: readonly CancelledLine[] = [
  { lineNo: 1, status: 'cancelled', requested: 4, cancelled: 4 },
  { lineNo: 2, status: 'partly-cancelled', requested: 3, cancelled: 1 },
]

function cancelOf(respond: () => readonly CancelledLine[] = () => OUTCOME) {
  const { port, calls } = recordedPort<OrdersApi>({ cancelLines: async () => respond() })
  const keys = () => calls.map((call) => call.at(-1))
  return {
    model: new CancelLinesViewModel({ cancelLines: new CancelLines({ ordersApi: port }) }),
    calls,
    keys,
  }
}

const unreachable = () => {
  throw new ApiFailure('offline', 'orders/cancelLines')
}

it('the cancellation dialog shows the quantity to cancel, and sends nothing if the user aborts', async () => {
  const { model, calls } = cancelOf()
  expect(model).toMatchObject({ cancelledPieces: 0, tooLate: [], outcome: undefined })
  model.ask(ASKED)
  expect(model).toMatchObject({ isAsking: true, pieces: 7 })
  model.withdraw()
  expect(model).toMatchObject({ isAsking: false, pieces: 0 })
  expect([await model.confirm('4711'), calls]).toEqual([false, []])
})

it('the cancellation dialog cancels lines after confirmation, and shows the lines whose cancellation was too late', async () => {
  const { model, calls } = cancelOf()
  model.ask(ASKED)
  expect(await model.confirm('4711')).toBe(true)
  expect(calls).toEqual([['cancelLines', '4711', ASKED, expect.any(String)]])
  expect(model).toMatchObject({ isAsking: false, outcome: OUTCOME, cancelledPieces: 5, tooLate: [2] })
})

describe('the cancellation of order lines', () => {
  it('without a response is shown as failed, and retried with its idempotency key', async () => {
    const { model, keys } = cancelOf(unreachable)
    model.ask(ASKED)
    expect(await model.confirm('4711')).toBe(false)
    expect(model).toMatchObject({ isAsking: true, task: { failure: 'offline' } })
    await model.confirm('4711')
    expect(keys()).toEqual([keys()[0], keys()[0]])
    expect(keys()[0]).not.toBe('')
  })

  it('with other content has another idempotency key, and clears the earlier error', async () => {
    const { model, keys } = cancelOf(unreachable)
    model.ask(ASKED)
    await model.confirm('4711')
    model.ask(ASKED.slice(1))
    expect([model.task.failure, model.pieces]).toEqual([undefined, 3])
    await model.confirm('4711')
    expect(new Set(keys()).size).toBe(2)
  })
})
