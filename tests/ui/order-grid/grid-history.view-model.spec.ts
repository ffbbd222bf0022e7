import { expect, it } from 'vitest'
import { EMPTY_LINE_INPUT } from '#domain/quick-order/line-input.ts'
import { GridHistory } from '#ui/order-grid/grid-history.view-model.ts'
import { GridRow } from '#ui/order-grid/grid-row.view-model.ts'

it('the order grid undoes at most the last 50 steps', () => {
  const history = new GridHistory()
  const row = new GridRow(1, EMPTY_LINE_INPUT)
  for (let step = 0; step < 60; step += 1) {
    row.write({ number: `number ${step}` })
    history.remember([row])
  }

  let steps = 0
  while (history.goBack()) steps += 1
  expect(steps).toBe(50)
  expect(row.written.number).toBe('number 10')
})
