import { expect, it } from 'vitest'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { attemptInSession, rejectionOf, resultOf } from '#application/shared/rejection.ts'

const KINDS = new Map([[413_001, 'too-many' as const]])

it.each([
  [new ApiFailure('refused', 'test', { code: 413_001 }), 'too-many'],
  [new ApiFailure('refused', 'test', { code: 404_001 }), 'unreachable'],
  [new ApiFailure('offline', 'test'), 'unreachable'],
  [new ApiFailure('session-ended', 'test', { code: 413_001 }), 'logged-out'],
  [new ApiFailure('logged-out', 'test'), 'logged-out'],
])('%s is rejected as %s', async (failure, kind) => {
  expect(rejectionOf(failure, KINDS)).toEqual({ kind })
  expect(await resultOf(() => Promise.reject(failure), KINDS)).toEqual({ ok: false, error: { kind } })
})

it('returns a value, and throws a defect on', async () => {
  expect(await resultOf(() => Promise.resolve(7))).toEqual({ ok: true, value: 7 })
  await expect(resultOf(() => Promise.reject(new TypeError('a defect')))).rejects.toThrow('a defect')
})

it('throws the end of the session on, and returns any other failure', async () => {
  const ended = new ApiFailure('session-ended', 'test')
  const offline = new ApiFailure('offline', 'test')
  await expect(attemptInSession(() => Promise.reject(ended))).rejects.toBe(ended)
  expect(await attemptInSession(() => Promise.reject(offline))).toEqual({ ok: false, error: offline })
})
