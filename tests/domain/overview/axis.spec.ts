import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chartAxisOf } from '#domain/overview/overview.ts'

it.each([
  [[], 1, [0, 1]],
  [[0, 0], 1, [0, 1]],
  [[3], 3, [0, 1, 2, 3]],
  [[21], 25, [0, 5, 10, 15, 20, 25]],
  [[24, 44, 38], 50, [0, 10, 20, 30, 40, 50]],
])('the axis ends at a round number for the values %j', (values, top, steps) => {
  expect(chartAxisOf(values)).toEqual({ top, steps })
})

it('the axis contains each value, with at most seven whole numbers as steps', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 1_000_000 }), { maxLength: 12 }), (values) => {
      const { top, steps } = chartAxisOf(values)
      for (const value of values) expect(value).toBeLessThanOrEqual(top)
      expect(steps.length).toBeLessThanOrEqual(7)
      expect(steps.every(Number.isInteger)).toBe(true)
      expect(steps.at(-1)).toBe(top)
    }),
  )
})
