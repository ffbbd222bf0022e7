// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { AddTypedLine, type AddedLine } from '#application/cart/add-typed-line.ts'
import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { fail } from '#domain/shared/result.ts'
import { AddLine } from '#ui/cart/page/add-line.tsx'
import { AddLineViewModel } from '#ui/cart/page/add-line.view-model.ts'
import { loggedInShop } from '../../../fixtures/logged-in-shop.fixture.ts'
import { renderPage } from '../../../fixtures/page.fixture.tsx'
import { PATIENCE } from '../../../fixtures/patience.fixture.ts'

it('the cart counts the lines that are being added, and reports their rejections after the user has left the page', async () => {
  const shop = await loggedInShop('full')
  const answers: (() => void)[] = []
  vi.spyOn(AddTypedLine.prototype, 'run').mockImplementation(
    (typedLine) =>
      new Promise<readonly AddedLine[]>((resolve) =>
        answers.push(() => resolve([{ ...typedLine, added: fail({ kind: 'unreachable' }) }])),
      ),
  )
  const { unmount } = await renderPage(<AddLine model={shop.get(AddLineViewModel)} />, { shop })
  const number = screen.getByRole('textbox', { name: 'Add by number' })

  for (const value of ['1.00190', '3.71783']) {
    fireEvent.change(number, { target: { value } })
    fireEvent.submit(number.closest('form')!)
  }
  screen.getByText('2 lines are being added')

  unmount()
  for (const _ of ['1.00190', '3.71783']) {
    await vi.waitFor(() => expect(answers).toHaveLength(1))
    answers.shift()?.()
  }
  const listed = () => shop.get(AlertsStore).alerts.map(({ list }) => list)
  await vi.waitFor(() => expect(listed()).toEqual([['1.00190'], ['3.71783']]))
})

it('the cart clears the quantity of a rejected line if another number replaces its number, but not if the number is corrected', async () => {
  const shop = await loggedInShop('full')
  vi.spyOn(AddTypedLine.prototype, 'run').mockImplementation(async (typedLine) => [
    { ...typedLine, added: fail({ kind: 'unreachable' }) },
  ])
  await renderPage(<AddLine model={shop.get(AddLineViewModel)} />, { shop })
  const [number, quantity] = screen.getAllByRole<HTMLInputElement>('textbox')
  // keys without pauses would be a scan
  fireEvent.change(number!, { target: { value: '99999999' } })
  fireEvent.change(quantity!, { target: { value: '7' } })
  fireEvent.submit(number!.closest('form')!)
  await vi.waitFor(() => expect(number!.value).toBe('99999999'), PATIENCE)
  await userEvent.keyboard('{End}{Backspace}')
  expect([number!.value, quantity!.value]).toEqual(['9999999', '7'])
  number!.select()
  await userEvent.keyboard('1.00190')
  expect([number!.value, quantity!.value]).toEqual(['1.00190', ''])
})
