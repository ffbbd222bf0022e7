import { expect, it } from 'vitest'
import { CheckLines } from '#application/line-check/check-lines.ts'
import type { LineCheck } from '#application/line-check/line-check.port.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { CheckedLine, LineQuery } from '#domain/quick-order/checked-line.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

const queries = (count: number): readonly LineQuery[] =>
  Array.from({ length: count }, (_, lineNo) => ({ lineNo, input: `3.${70_000 + lineNo}`, quantity: 1 }))

/** A catalogue that fails at the given call. */
function checking(failing?: number, error: unknown = new ApiFailure('offline', 'resolve')) {
  const { port, calls } = recordedPort<LineCheck>({
    check: async (lines) => {
      if (calls.length === failing) throw error
      return lines.map(({ lineNo }) => ({ lineNo }) as CheckedLine)
    },
  })
  const answered: number[] = []
  const run = (count: number, signal?: AbortSignal) =>
    new CheckLines({ lineCheck: port }).run(
      queries(count),
      'stock',
      (lines) => answered.push(...lines.map(({ lineNo }) => lineNo)),
      signal,
    )
  return { run, calls, answered }
}

it('checks lines in batches of 250, in order', async () => {
  const { run, calls, answered } = checking()
  const { signal } = new AbortController()
  expect(await run(501, signal)).toEqual({ ok: true, value: undefined })
  expect(calls.map(([, lines, ...others]) => [(lines as unknown[]).length, ...others])).toEqual([
    [250, 'stock', signal],
    [250, 'stock', signal],
    [1, 'stock', signal],
  ])
  expect(answered).toEqual(queries(501).map(({ lineNo }) => lineNo))
})

it('the line check sends the next batch before it reports the results of the previous one', async () => {
  const { port, calls } = recordedPort<LineCheck>({
    check: async (lines) => lines.map(({ lineNo }) => ({ lineNo }) as CheckedLine),
  })
  const sentCalls: number[] = []
  await new CheckLines({ lineCheck: port }).run(queries(501), 'meaning', () => sentCalls.push(calls.length))
  expect(sentCalls).toEqual([2, 3, 3])
})

it('looks up each number once and returns its result for each line', async () => {
  const { port, calls } = recordedPort<LineCheck>({
    check: async (lines) => lines.map(({ lineNo, input }) => ({ lineNo, status: input }) as never),
  })
  const lines = Array.from({ length: 200 }, (_, lineNo) => ({
    lineNo,
    input: `3.${lineNo % 50}`,
    quantity: lineNo + 1,
  }))
  const answers: CheckedLine[] = []
  await new CheckLines({ lineCheck: port }).run(lines, 'meaning', (batch) => answers.push(...batch))
  expect(calls.map(([, queries]) => (queries as unknown[]).length)).toEqual([50])
  expect(answers.toSorted((one, other) => one.lineNo - other.lineNo)).toEqual(
    lines.map(({ lineNo, input }) => ({ lineNo, status: input })),
  )
})

it('retains the results of earlier batches if a later batch fails', async () => {
  const { run, calls, answered } = checking(2)
  expect(await run(501)).toEqual({ ok: false, error: { kind: 'unreachable' } })
  expect([calls.length, answered.length]).toEqual([2, 250])
})

it('an aborted check of lines ends without a failure', async () => {
  const leaving = new AbortController()
  leaving.abort()
  expect(await checking(1).run(1, leaving.signal)).toEqual({ ok: true, value: undefined })
  expect(await checking(1).run(1, new AbortController().signal)).toMatchObject({ ok: false })
})

it('throws a programming error unchanged', async () => {
  await expect(checking(1, new TypeError('x is undefined')).run(1)).rejects.toThrow(TypeError)
})
