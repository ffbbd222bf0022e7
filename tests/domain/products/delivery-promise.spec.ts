import { expect, it } from 'vitest'
import { openPromise } from '#domain/products/delivery-promise.ts'

const NOON = Date.UTC(2026, 10, 25, 12)

it.each([
  ['2026-11-24', false],
  ['2026-11-25', true],
  ['2026-11-26', true],
])('an arrival on %s is promised on the 25th: %s', (arrival, isOpen) => {
  const promise = { cutoff: '2026-11-24T15:30:00Z', dispatch: '2026-11-24', arrival }
  expect(openPromise(promise, NOON)).toBe(isOpen ? promise : undefined)
})

it('no promise stays none', () => {
  expect(openPromise(undefined, NOON)).toBeUndefined()
})
