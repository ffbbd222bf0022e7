import { expect, it } from 'vitest'
import { dateChange, isOpenLine, type OrderLine } from '#domain/orders/order.ts'

it.each([
  ['2026-11-20', '2026-11-24', 'later'],
  ['2026-11-24', '2026-11-20', 'earlier'],
  ['2026-11-20', '2026-11-20', undefined],
  [undefined, '2026-11-20', undefined],
  ['2026-11-20', undefined, undefined],
])('a promised date changed from %s to %s has moved %s', (previousDate, promisedDate, direction) => {
  expect(dateChange({ previousDate, promisedDate })).toBe(direction)
})

it('a line is open while its outstanding quantity is above 0', () => {
  const line = (outstanding: number) => ({ outstanding }) as OrderLine
  expect([0, 1].map((outstanding) => isOpenLine(line(outstanding)))).toEqual([false, true])
})
