import { describe, expect, it } from 'vitest'
import { CancelLines } from '#application/orders/cancel-lines.ts'
import type { OrdersApi } from '#application/orders/orders-api.port.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { BackorderLine } from '#domain/orders/backorder.ts'
import { BackorderChangeViewModel } from '#ui/orders/backorders/backorder-change.view-model.ts'
import { recordedPort } from '../../../fixtures/recorded-port.fixture.ts'

const LINE = { orderNo: '4711', lineNo: 3, outstanding: 5 } as BackorderLine

/** A line with five outstanding pieces. Each value of `isOffline` determines whether one call fails. */
function changeOf(...isOffline: boolean[]) {
  const { port, calls } = recordedPort<OrdersApi>({
    cancelLines: async (_, lines) => {
      if (isOffline.shift()) throw new ApiFailure('offline', 'orders/cancelLines')
      return lines.map(({ lineNo, quantity }) => ({
        lineNo,
        status: 'cancelled',
        requested: quantity,
        cancelled: quantity,
      }))
    },
  })
  const model = new BackorderChangeViewModel({ cancelLines: new CancelLines({ ordersApi: port }) })
  model.open(LINE)
  return { model, calls }
}

describe('the quantity of a back order', () => {
  it('is undefined without a line', () => {
    const { model } = changeOf()
    model.close()
    expect([model.line, model.outstanding, model.fewer]).toEqual([undefined, 0, 0])
    expect(new BackorderChangeViewModel({ cancelLines: {} as CancelLines }).typed).toBe('')
  })

  it.each([
    [' 3 ', 3, 2],
    ['0', 0, 5],
    ['5', 5, 0],
    ['6', undefined, 0],
    ['3x', undefined, 0],
    ['x3', undefined, 0],
    ['0000003', undefined, 0],
    ['', undefined, 0],
  ])('typed as %j becomes %s, %d fewer than outstanding', (typedText, requestedQuantity, fewer) => {
    const { model } = changeOf()
    model.type(typedText)
    expect([model.wanted, model.fewer]).toEqual([requestedQuantity, fewer])
  })

  it('is clamped to the outstanding quantity by the step buttons', () => {
    const { model } = changeOf()
    const stepped = (offset: number) => {
      model.step(offset)
      return model.typed
    }
    expect([stepped(1), stepped(-2), stepped(-9), stepped(1)]).toEqual(['5', '3', '0', '1'])
    model.type('x')
    expect(stepped(2)).toBe('2')
  })
})

describe('a change of a back order', () => {
  it('to a smaller quantity cancels the difference, and closes the dialog', async () => {
    const { model, calls } = changeOf()
    model.type('3')
    expect(await model.confirm()).toBe(true)
    expect(calls).toEqual([['cancelLines', '4711', [{ lineNo: 3, quantity: 2 }], expect.any(String)]])
    expect([model.line, model.cancel.cancelledPieces]).toEqual([undefined, 2])
  })

  it('that changes nothing, or has no line, is not sent', async () => {
    const { model, calls } = changeOf()
    expect(await model.confirm()).toBe(false)
    model.type('3')
    model.close()
    expect([await model.confirm(), calls]).toEqual([false, []])
  })

  it('without a response remains open, and its retry cancels nothing twice', async () => {
    const { model, calls } = changeOf(true)
    model.type('3')
    expect(await model.confirm()).toBe(false)
    expect(model.line).toEqual(LINE)
    expect(await model.confirm()).toBe(true)
    expect(new Set(calls.map((call) => call.at(-1))).size).toBe(1)
  })

  it('to another quantity after a lost response has another idempotency key', async () => {
    const { model, calls } = changeOf(true)
    model.type('3')
    await model.confirm()
    model.type('1')
    await model.confirm()
    expect(calls.map(([, , lines]) => lines)).toEqual([
      [{ lineNo: 3, quantity: 2 }],
      [{ lineNo: 3, quantity: 4 }],
    ])
    expect(new Set(calls.map((call) => call.at(-1))).size).toBe(2)
  })

  it('is cleared, with its confirmation and error, when another line is opened', async () => {
    const { model } = changeOf(true)
    model.type('3')
    await model.confirm()
    model.open({ ...LINE, lineNo: 4 })
    expect([model.cancel.isAsking, model.cancel.task.failure, model.typed]).toEqual([false, undefined, '5'])
  })
})
