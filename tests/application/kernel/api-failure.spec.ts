import { expect, it } from 'vitest'
import { ApiFailure, type ApiFailureKind } from '#application/kernel/api-failure.ts'

it('the message of an API failure contains the call, the reason and the trace id', () => {
  expect(new ApiFailure('timeout', 'cart/add').message).toBe('cart/add: timeout')
  const failure = new ApiFailure('refused', 'cart/add', { traceId: 'abc' })
  expect(failure.message).toBe('cart/add: refused (trace abc)')
  expect(failure.name).toBe('ApiFailure')
})

it('an API failure retains status, missing right, Retry-After and cause when a trace id is added', () => {
  const cause = new Error('cause')
  const said = { rejectedStatus: 403, missingRight: 'order', retryAfter: 30, cause } as const
  const failure = new ApiFailure('refused', 'cart/add', said)
  expect(failure).toMatchObject({ kind: 'refused', call: 'cart/add', ...said, traceId: undefined })
  const traced = failure.within('abc')
  expect(traced).toBeInstanceOf(ApiFailure)
  expect(traced).toMatchObject({ kind: 'refused', call: 'cart/add', ...said, traceId: 'abc' })
})

it.each<readonly [ApiFailureKind, boolean]>([
  ['session-ended', true],
  ['logged-out', true],
  ['refused', false],
  ['offline', false],
])('reports whether %s means that the session has ended', (kind, isLoggedOut) => {
  expect(new ApiFailure(kind, 'any').isLoggedOut).toBe(isLoggedOut)
})

it('asNotAllowed returns a rejection for a missing right, and throws any other failure', () => {
  const refused = new ApiFailure('refused', 'any', { missingRight: 'order' })
  expect(refused.asNotAllowed()).toEqual({ kind: 'not-allowed', flag: 'order' })
  const offline = new ApiFailure('offline', 'any')
  expect(() => offline.asNotAllowed()).toThrow(offline)
})
