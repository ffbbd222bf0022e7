import { expect, it } from 'vitest'
import { dateChange } from '#domain/orders/order.ts'

it.each([
  ['2026-11-20', '2026-11-24', 'later'],
  ['2026-11-24', '2026-11-20', 'earlier'],
  ['2026-11-20', '2026-11-20', undefined],
  [undefined, '2026-11-20', undefined],
  ['2026-11-20', undefined, undefined],
])('from %s to %s a date has moved %s', (previousDate, promisedDate, direction) => {
  expect(dateChange({ previousDate, promisedDate })).toBe(direction)
})
