import { expect, it } from 'vitest'
import type { Documents } from '#application/documents/documents.port.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { TraceNumber } from '#application/trace/trace-number.ts'
import type { Trace } from '#domain/trace/trace.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

const TRACE = { orders: [] } as unknown as Trace
const LENGTH_MAX = 'x'.repeat(100)
const rejecting = (failure: ApiFailure) =>
  new TraceNumber({ documents: recordedPort<Documents>({ trace: () => Promise.reject(failure) }).port }).run(
    '4711',
  )

it.each([[' 4711 ', '4711'] as const, [LENGTH_MAX, LENGTH_MAX] as const])(
  'finds documents for the number "%.6s", and returns it as typed',
  async (number, term) => {
    const { port, calls } = recordedPort<Documents>({ trace: async () => TRACE })
    expect(await new TraceNumber({ documents: port }).run(number)).toEqual({
      number,
      kind: 'found',
      trace: TRACE,
    })
    expect(calls).toEqual([['trace', term]])
  },
)

it('returns no documents for a number that the API does not know', async () => {
  const { port } = recordedPort<Documents>({ trace: async () => undefined })
  expect(await new TraceNumber({ documents: port }).run('4711')).toEqual({ number: '4711', kind: 'unknown' })
})

it.each(['', ' ', `${LENGTH_MAX}x`])(
  'searches no documents for the invalid number "%.3s"',
  async (number) => {
    const { port, calls } = recordedPort<Documents>({ trace: async () => TRACE })
    expect(await new TraceNumber({ documents: port }).run(number)).toEqual({ number, kind: 'unknown' })
    expect(calls).toEqual([])
  },
)

it('reports a missing right to see documents, and the Retry-After of a failure', async () => {
  expect(await rejecting(new ApiFailure('refused', 'trace', { missingRight: 'order' }))).toEqual({
    number: '4711',
    kind: 'not-allowed',
    flag: 'order',
  })
  expect(await rejecting(new ApiFailure('unavailable', 'trace', { retryAfter: 30 }))).toEqual({
    number: '4711',
    kind: 'failed',
    retryAfter: 30,
  })
})
