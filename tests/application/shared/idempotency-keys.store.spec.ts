import { expect, it } from 'vitest'
import { IdempotencyKeys } from '#application/shared/idempotency-keys.store.ts'
import { ManualClock } from '../../fixtures/clock.fixture.ts'

const MINUTE_MS = 60_000
const CALL = { sku: 'nw-1', quantity: 2 }

it('returns a different idempotency key for each call', () => {
  const keys = new IdempotencyKeys(new ManualClock())
  const all = [keys.keyFor(CALL), keys.keyFor(CALL), keys.keyFor({ ...CALL, quantity: 3 })]
  expect(new Set(all).size).toBe(3)
  for (const key of all) expect(key).toMatch(/^\d+(?:-\d+){3}$/)
})

it('returns the same idempotency key for the retry of an unanswered call, once and within five minutes', () => {
  const clock = new ManualClock()
  const keys = new IdempotencyKeys(clock)
  keys.remember(CALL, 'lost')
  expect(keys.keyFor({ ...CALL, quantity: 3 })).not.toBe('lost')
  clock.pass(5 * MINUTE_MS - 1)
  expect(keys.keyFor({ ...CALL })).toBe('lost')
  expect(keys.keyFor(CALL)).not.toBe('lost')
  keys.remember(CALL, 'lost')
  clock.pass(5 * MINUTE_MS)
  expect(keys.keyFor(CALL)).not.toBe('lost')
})
