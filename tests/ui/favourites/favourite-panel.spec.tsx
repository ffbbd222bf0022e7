// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FavouritePanel } from '#ui/favourites/favourite-panel.tsx'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { renderPage } from '../../fixtures/page.fixture.tsx'

it('renders the lists that contain the part as checked', async () => {
  HTMLElement.prototype.showPopover = vi.fn()
  const button = { current: document.createElement('button') }
  const part = { sku: 'NW-3.70481', number: '3.70481', quantity: 1 }
  await renderPage(<FavouritePanel {...part} button={button} onClose={() => {}} />, {
    shop: await loggedInShop('full'),
  })
  const lists = await screen.findAllByRole<HTMLInputElement>('checkbox', { hidden: true })
  expect(lists.map(({ checked }) => checked)).toContain(false)
})
