// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ListTable } from '#ui/data-table/list-table.tsx'
import type { ListViewModel } from '#ui/data-table/list.view-model.ts'
import { renderPage } from '../../fixtures/page.fixture.tsx'
import { stubResizeObserver } from '../../fixtures/resize-observer.fixture.ts'

stubResizeObserver()

it.each([
  [false, false, true],
  [false, true, true],
  [true, false, false],
])(
  'the checkbox of a page (all rows selected: %s, some rows selected: %s) selects all rows when it is pressed: %s',
  async (isPageSelected, isPagePartlySelected, selects) => {
    const selectPage = vi.fn<(isSelected: boolean) => void>()
    const definition = { name: 'orders', isSelectable: true }
    const model = { definition, columns: [], items: [], isPageSelected, isPagePartlySelected, selectPage }
    await renderPage(<ListTable model={model as unknown as ListViewModel<unknown>} />)
    const checkbox = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows of this page' })
    expect([checkbox.checked, checkbox.indeterminate]).toEqual([isPageSelected, isPagePartlySelected])
    fireEvent.click(checkbox)
    expect(selectPage).toHaveBeenCalledExactlyOnceWith(selects)
  },
)
