// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { FavouritePanel } from '#ui/favourites/favourite-panel.tsx'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { renderPage } from '../../fixtures/page.fixture.tsx'

const part = { sku: 'NW-3.70481', number: '3.70481', quantity: 1 }

it('the panel of parts lists renders a list without the part as unchecked', async () => {
  HTMLElement.prototype.showPopover = vi.fn()
  const button = { current: document.createElement('button') }
  await renderPage(<FavouritePanel {...part} button={button} onClose={() => {}} />, {
    shop: await loggedInShop('full'),
  })
  const lists = await screen.findAllByRole<HTMLInputElement>('checkbox', { hidden: true })
  expect(lists.map(({ checked }) => checked)).toContain(false)
})

it('the panel of parts lists returns the focus to its button when it is closed in the menu of a row', async () => {
  HTMLElement.prototype.showPopover = vi.fn()
  const button = { current: document.createElement('button') }
  document.body.append(button.current)
  onTestFinished(() => button.current.remove())
  const closed = vi.fn()
  await renderPage(<FavouritePanel {...part} button={button} onClose={closed} />, {
    shop: await loggedInShop('full'),
  })
  const panel = screen.getByRole('dialog', { hidden: true })
  const name = await screen.findByRole('textbox', { name: 'New list', hidden: true })
  name.focus()
  fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'closed' }))
  expect([closed.mock.calls.length, document.activeElement]).toEqual([1, button.current])
})
