// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { CartStore } from '#application/cart/cart.store.ts'
import { ListParts } from '#application/search/list-parts.ts'
import { UNFILTERED } from '#application/search/results-url.ts'
import { AddToCart } from '#ui/add-to-cart/add-to-cart.tsx'
import { loggedInShop, type Partner } from '../../fixtures/logged-in-shop.fixture.ts'
import { renderPage } from '../../fixtures/page.fixture.tsx'

async function renderedFor(partner: Partner) {
  const shop = await loggedInShop(partner)
  const { result } = await shop.get(ListParts).run(UNFILTERED)
  const part = result.products.find(({ packagingAmount }) => packagingAmount === 1)
  if (!part) throw new Error('The assortment has no such part.')
  await renderPage(<AddToCart part={part} compact />, { shop })
  return {
    shop,
    quantity: screen.getByRole('spinbutton', { name: `Quantity of ${part.sku}` }),
    button: screen.getByRole('button', { name: `Add ${part.sku} to cart` }),
  }
}

it('the part is added when Enter is pressed in the quantity field', async () => {
  const { shop, quantity } = await renderedFor('full')
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '4{Enter}')

  await expect.poll(() => shop.get(CartStore).cart.lines).toMatchObject([{ quantity: 4 }])
})

it('the button adds the part, retains the focus, and shows a check mark', async () => {
  const { shop, button } = await renderedFor('full')
  await userEvent.click(button)

  await expect.poll(() => shop.get(CartStore).count).toBe(1)
  expect(document.activeElement).toBe(button)
  await expect.poll(() => button.querySelector('use')?.getAttribute('href')).toMatch(/#i-check$/)
})

it('the button that adds a part is disabled for users without the right to fill the cart', async () => {
  const { quantity, button } = await renderedFor('readonly')

  expect([quantity, button].map((control) => (control as HTMLInputElement).disabled)).toEqual([true, true])
})

it('the button that adds a part is not rendered for anonymous visitors', async () => {
  await renderPage(<AddToCart part={{ vendorId: 'NW', sku: '3.61984' }} />)

  expect(screen.queryByRole('button')).toBeNull()
})
