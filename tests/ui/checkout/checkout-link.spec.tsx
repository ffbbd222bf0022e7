// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { CheckoutLink } from '#ui/checkout/checkout-link.tsx'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { renderPage } from '../../fixtures/page.fixture.tsx'

async function cartPage() {
  const save = vi.fn()
  await renderPage(
    <>
      <input aria-label="Quantity" onBlur={save} />
      <CheckoutLink />
    </>,
    { shop: await loggedInShop('full'), routes: [{ path: '/en/checkout/step2', element: 'Addresses' }] },
  )
  await userEvent.click(screen.getByLabelText('Quantity'))
  return save
}

it.each(['Control', 'Meta'])(
  '%s and Enter save the focused field of the cart and open the addresses',
  async (key) => {
    const save = await cartPage()
    await userEvent.keyboard(`{${key}>}{Enter}{/${key}}`)
    expect(await screen.findByText('Addresses')).toBeTruthy()
    expect(save).toHaveBeenCalledOnce()
  },
)

it('Enter without a modifier key does not leave the cart', async () => {
  const save = await cartPage()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByLabelText('Quantity')).toBe(document.activeElement)
  expect(save).not.toHaveBeenCalled()
})
