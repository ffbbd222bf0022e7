import { expect, it } from 'vitest'
import { promiseBeforeCutoff } from '#domain/products/delivery-promise.ts'

const NOON = Date.UTC(2026, 10, 25, 12)

it.each([
  ['2026-11-24T15:30:00Z', false],
  ['2026-11-25T13:00:00+01:00', false],
  ['2026-11-25T13:00:01+01:00', true],
  ['2026-11-26T15:30:00Z', true],
])('a delivery estimate with the cut-off %s is valid at noon of the 25th: %s', (cutoff, isOpen) => {
  const promise = { cutoff, dispatch: '2026-11-25', arrival: '2026-11-27' }
  expect(promiseBeforeCutoff(promise, NOON)).toBe(isOpen ? promise : undefined)
})

it('an undefined delivery estimate remains undefined', () => {
  expect(promiseBeforeCutoff(undefined, NOON)).toBeUndefined()
})
