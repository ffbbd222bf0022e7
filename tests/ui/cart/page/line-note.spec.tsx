// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { CartLineViewModel } from '#ui/cart/page/cart-line.view-model.ts'
import { LineNote } from '#ui/cart/page/line-note.tsx'
import { renderPage } from '../../../fixtures/page.fixture.tsx'

it('closing the note by Enter returns the focus to its button', async () => {
  const leave = vi.fn()
  const line = { note: 'Bay 4', articleNo: '1.1', noteMaxLength: 50, leave, typeNote() {} }
  await renderPage(<LineNote line={line as unknown as CartLineViewModel} mayChange />)

  await userEvent.click(screen.getByRole('button'))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  await userEvent.keyboard('{Enter}')

  expect(leave).toHaveBeenCalled()
  expect(document.activeElement).toBe(screen.getByRole('button'))
})
