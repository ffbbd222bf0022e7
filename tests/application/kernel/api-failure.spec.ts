import { expect, it } from 'vitest'
import { ApiFailure, type ApiFailureKind } from '#application/kernel/api-failure.ts'
import { withMissingCodeAsFailure } from '#application/shared/missing-code.ts'
import { missingRight, orNotAllowed } from '#application/shared/missing-right.ts'

it('names the call, the reason, the code and the trace in the log', () => {
  expect(new ApiFailure('timeout', 'cart/add').message).toBe('cart/add: timeout')
  const failure = new ApiFailure('refused', 'cart/add', { code: 404_002, traceId: 'abc' })
  expect(failure.message).toBe('cart/add: refused 404002 (trace abc)')
  expect(failure.name).toBe('ApiFailure')
})

it('has all that the API said, and keeps it with a trace', () => {
  const cause = new Error('cause')
  const said = { code: 429_001, answer: { title: 'slow down' }, retryAfter: 30, cause }
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
])('tells whether %s is the end of the session', (kind, isLoggedOut) => {
  expect(new ApiFailure(kind, 'any').isLoggedOut).toBe(isLoggedOut)
})

it.each([
  [403_001, 'order'],
  [403_002, 'invoice'],
  [403_003, 'shipment'],
  [403_004, 'showPrice'],
  [403_005, 'fillBasket'],
  [403_006, 'vinSearch'],
] as const)('knows from %d which right is missing', async (code, flag) => {
  const failure = new ApiFailure('refused', 'any', { code })
  expect(missingRight(failure)).toBe(flag)
  expect(await orNotAllowed(() => Promise.reject(failure))).toEqual({ kind: 'not-allowed', flag })
})

it('throws on what is no missing right, and returns what was loaded', async () => {
  for (const code of [404_001, undefined]) {
    const failure = new ApiFailure('refused', 'any', { code })
    await expect(orNotAllowed(() => Promise.reject(failure))).rejects.toBe(failure)
  }
  expect(await orNotAllowed(async () => 'loaded')).toBe('loaded')
})

it.each([
  'Failed to fetch dynamically imported module: https://shop.test/assets/cart-1.js',
  'error loading dynamically imported module: https://shop.test/assets/cart-1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/cart-1.css',
])('takes "%s" for a connection that is lost', (message) => {
  const cause = new TypeError(message)
  const failure = withMissingCodeAsFailure(cause)
  expect(failure).toBeInstanceOf(ApiFailure)
  expect(failure).toMatchObject({ kind: 'offline', call: 'import', cause })
})

it.each([new TypeError('x is not a function'), 'importing a module script failed', undefined])(
  'leaves %s as it is',
  (error) => {
    expect(withMissingCodeAsFailure(error)).toBe(error)
  },
)
