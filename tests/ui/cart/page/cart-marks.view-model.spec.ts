import { expect, it } from 'vitest'
import { CartMarks } from '#ui/cart/page/cart-marks.view-model.ts'

function marksOf(...lines: readonly number[]) {
  const cart = { lines }
  return { cart, marks: new CartMarks(() => cart.lines) }
}

it('selects no line at first', () => {
  const { marks } = marksOf(1, 2)
  expect(marks).toMatchObject({ ids: [], count: 0, areAll: false, areSome: false })
  expect(marks.has(1)).toBe(false)
})

it('deselects a line', () => {
  const { marks } = marksOf(1, 2)
  marks.mark(1, true)
  marks.mark(2, true)
  marks.mark(1, false)
  expect(marks.ids).toEqual([2])
})

it('selects all lines, or none', () => {
  const { marks } = marksOf(1, 2)
  marks.markAll(true)
  expect([marks.ids, marks.areAll]).toEqual([[1, 2], true])
  marks.markAll(false)
  expect([marks.ids, marks.areAll]).toEqual([[], false])
})

it('ignores removed lines, and does not select later ones', () => {
  const { cart, marks } = marksOf(1, 2)
  marks.markAll(true)
  cart.lines = [2, 3]
  expect(marks.ids).toEqual([2])
  expect(marks).toMatchObject({ areAll: false, areSome: true })
})

it('does not report all lines of an empty cart as selected', () => {
  const { cart, marks } = marksOf(1)
  marks.markAll(true)
  cart.lines = []
  expect(marks).toMatchObject({ ids: [], areAll: false, areSome: false })
})
