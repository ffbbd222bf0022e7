import { expect, it } from 'vitest'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { rejectionOf, resultOf } from '#application/shared/rejection.ts'
import { fail, ok } from '#domain/shared/result.ts'

it.each([
  [new ApiFailure('refused', 'test'), 'unreachable'],
  [new ApiFailure('offline', 'test'), 'unreachable'],
  [new ApiFailure('session-ended', 'test'), 'logged-out'],
  [new ApiFailure('logged-out', 'test'), 'logged-out'],
])('%s is converted to the rejection "%s"', async (failure, kind) => {
  expect(rejectionOf(failure)).toEqual({ kind })
  expect(await resultOf(() => Promise.reject(failure))).toEqual(fail({ kind }))
})

it('resultOf returns the value or the rejection of a call, and throws a programming error', async () => {
  expect(await resultOf(async () => ok(7))).toEqual(ok(7))
  expect(await resultOf(async () => fail({ kind: 'too-many' }))).toEqual(fail({ kind: 'too-many' }))
  await expect(resultOf(() => Promise.reject(new TypeError('a defect')))).rejects.toThrow('a defect')
})
