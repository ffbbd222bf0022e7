import { expect, it } from 'vitest'
import { dateChange, isOpenLine, type OrderLine } from '#domain/orders/order.ts'

it.each([
  ['2026-11-20', '2026-11-24', 'later'],
  ['2026-11-24', '2026-11-20', 'earlier'],
  ['2026-11-20', '2026-11-20', undefined],
  [undefined, '2026-11-20', undefined],
  ['2026-11-20', undefined, undefined],
])('from %s to %s a date has moved %s', (previousDate, promisedDate, direction) => {
  expect(dateChange({ previousDate, promisedDate })).toBe(direction)
})

it('a line is open as long as a piece is outstanding', () => {
  const line = (outstanding: number) => ({ outstanding }) as OrderLine
  expect([0, 1].map((outstanding) => isOpenLine(line(outstanding)))).toEqual([false, true])
})
