// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { RowWindow } from '#ui/data-table/row-window.tsx'
import { stubResizeObserver } from '../../fixtures/resize-observer.fixture.ts'

stubResizeObserver()
afterEach(cleanup)

const idOf = (id: number) => id

function table(length: number) {
  return (
    <table>
      <tbody>
        <RowWindow items={Array.from({ length }, (_, index) => index + 1)} keyOf={idOf} rowHeight={57}>
          {(id) => (
            <tr key={id}>
              <td>
                <input aria-label={`row ${id}`} />
              </td>
            </tr>
          )}
        </RowWindow>
      </tbody>
    </table>
  )
}

const field = (id: number) => screen.getByRole('textbox', { name: `row ${id}` })
const fields = () => screen.queryAllByRole('textbox').length

it('the table retains the focus in the last row of a list that grows row by row', () => {
  const { rerender } = render(table(40))
  const last = field(40)
  last.focus()
  for (let length = 41; length <= 60; length += 1) rerender(table(length))
  expect(document.activeElement).toBe(last)
  expect(fields()).toBe(60)
})

it('the table renders only some rows of a long list or one that grows by many rows (virtualized)', () => {
  const { rerender } = render(table(30))
  rerender(table(50))
  expect(fields()).toBeLessThan(30)
  cleanup()
  render(table(41))
  expect(fields()).toBeLessThan(30)
})

it('the table remains virtualized until the list is empty', () => {
  const { rerender } = render(table(41))
  rerender(table(40))
  expect(fields()).toBeLessThan(30)
  rerender(table(1))
  rerender(table(2))
  expect(fields()).toBe(2)
})
