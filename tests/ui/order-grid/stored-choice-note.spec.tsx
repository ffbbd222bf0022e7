// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { OrderGridViewModel } from '#ui/order-grid/order-grid.view-model.ts'
import { AssignNumber } from '#ui/order-grid/stored-choice-note.tsx'
import { gridRowsOf, writtenLine } from '../../fixtures/grid-rows.fixture.ts'
import { renderPage } from '../../fixtures/page.fixture.tsx'

it('the number field of the next row is focused after an own number is stored', async () => {
  const rows = gridRowsOf(writtenLine('HC-1'))
  const assign = vi.fn(async () => 'saved')
  const model = { rows, learning: { task: { isRunning: false }, assign } } as unknown as OrderGridViewModel
  const [row, next] = rows.all
  await renderPage(
    <table>
      <tbody>
        <tr>
          <td>
            <AssignNumber row={row!} model={model} />
          </td>
        </tr>
        <tr>
          <td>
            <input aria-label="next" data-row={next!.id} data-column="number" />
          </td>
        </tr>
      </tbody>
    </table>,
  )
  await userEvent.click(screen.getByRole('button'))
  await userEvent.keyboard('1.00190{Enter}')

  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('next')))
  expect(assign).toHaveBeenCalledWith(row, '1.00190')
})
