// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CartTools } from '#ui/cart/page/cart-tools.tsx'
import { CartToolsViewModel } from '#ui/cart/page/cart-tools.view-model.ts'
import { loggedInShop } from '../../../fixtures/logged-in-shop.fixture.ts'
import { renderPage } from '../../../fixtures/page.fixture.tsx'

it('opening "Save as" in the cart focuses the name field', async () => {
  const shop = await loggedInShop('full')
  await renderPage(<CartTools tools={shop.get(CartToolsViewModel)} />, { shop })
  const place = screen.getByText('Save as').closest('details')!
  act(() => {
    place.open = true
    // the toggle event of jsdom has no state
    place.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }))
  })
  expect(document.activeElement).toBe(screen.getByLabelText('Name', { exact: false }))
})
