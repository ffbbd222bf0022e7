import { expect, it } from 'vitest'
import { CartSelection } from '#ui/cart/page/cart-selection.view-model.ts'

function selectionOf(...lines: readonly number[]) {
  const cart = { lines }
  return { cart, selection: new CartSelection(() => cart.lines) }
}

it('no line of the cart is selected at first', () => {
  const { selection } = selectionOf(1, 2)
  expect(selection).toMatchObject({ ids: [], count: 0, areAll: false, areSome: false })
  expect(selection.has(1)).toBe(false)
})

it('a selected line of the cart can be deselected', () => {
  const { selection } = selectionOf(1, 2)
  selection.select(1, true)
  selection.select(2, true)
  selection.select(1, false)
  expect(selection.ids).toEqual([2])
})

it('all lines of the cart can be selected and deselected', () => {
  const { selection } = selectionOf(1, 2)
  selection.selectAll(true)
  expect([selection.ids, selection.areAll]).toEqual([[1, 2], true])
  selection.selectAll(false)
  expect([selection.ids, selection.areAll]).toEqual([[], false])
})

it('the selection in the cart ignores removed lines, and does not include lines that are added later', () => {
  const { cart, selection } = selectionOf(1, 2)
  selection.selectAll(true)
  cart.lines = [2, 3]
  expect(selection.ids).toEqual([2])
  expect(selection).toMatchObject({ areAll: false, areSome: true })
})

it('the lines of an empty cart are not reported as all selected', () => {
  const { cart, selection } = selectionOf(1)
  selection.selectAll(true)
  cart.lines = []
  expect(selection).toMatchObject({ ids: [], areAll: false, areSome: false })
})
