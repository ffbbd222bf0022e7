// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { RowMenu } from '#ui/data-table/row-menu.tsx'
import { renderPage } from '../../fixtures/page.fixture.tsx'

it('the menu of a row closes after a choice, but stays open while a panel that one of its buttons opened is used', async () => {
  const hidden = vi.fn()
  HTMLElement.prototype.hidePopover = hidden
  await renderPage(
    <RowMenu name="More actions">
      <button type="button">Order again</button>
      <button type="button" aria-expanded>
        Lists
      </button>
      <div popover="auto">
        <button type="button">Create</button>
      </div>
    </RowMenu>,
  )
  const press = (name: string) => screen.getByRole('button', { name, hidden: true }).click()
  press('Lists')
  press('Create')
  expect(hidden).not.toHaveBeenCalled()
  press('Order again')
  expect(hidden).toHaveBeenCalledOnce()
})
