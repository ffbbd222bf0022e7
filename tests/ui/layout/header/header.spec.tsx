// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { CartStore } from '#application/cart/cart.store.ts'
import { Header } from '#ui/layout/header/header.tsx'
import { cartOf } from '../../../fixtures/cart.fixture.ts'
import { loggedInShop } from '../../../fixtures/logged-in-shop.fixture.ts'
import { renderPage } from '../../../fixtures/page.fixture.tsx'

/** jsdom opens no popover: the content of a panel is found whether it is open or not. */
const hidden = { hidden: true } as const
const hrefOf = (name: string | RegExp) =>
  screen.getAllByRole('link', { name, ...hidden }).map((link) => link.getAttribute('href'))

it('the header links to the same page in another language with the same query', async () => {
  await renderPage(<Header />, { at: '/en/product-divisions/truck?page=2' })

  expect(hrefOf('Português')).toEqual(['/divisoes/truck?page=2'])
})

it('the header shows the cart on hover until Escape is pressed', async () => {
  const shop = await loggedInShop('full')
  const { lines, ...cart } = cartOf(8)
  const total = { minor: 100, currency: 'EUR' }
  shop.get(CartStore).set({ ...cart, lines: lines.map((line) => ({ ...line, total })) })
  await renderPage(<Header />, { shop })
  const user = userEvent.setup()
  expect(screen.queryByText('3.61980')).toBeNull()

  await user.hover(screen.getAllByRole('link', { name: 'Cart, 8 lines' })[0]!)
  expect(await screen.findByText('3.61980')).toBeTruthy()
  expect(screen.getByText('8 lines, 2 more')).toBeTruthy()
  expect(screen.getAllByText('€1.00')).toHaveLength(6)
  act(() => screen.getByRole('link', { name: 'Go to cart' }).focus())
  expect(hrefOf('Go to cart')).toEqual(['/en/checkout/step1'])

  await user.keyboard('{Escape}')
  expect(screen.queryByText('3.61980')).toBeNull()
})

it('the header shows no cart preview if the cart is empty', async () => {
  await renderPage(<Header />, { shop: await loggedInShop('full') })
  await userEvent.hover(screen.getAllByRole('link', { name: 'Cart' })[0]!)

  expect(screen.queryByText(/lines?$/)).toBeNull()
})

it.each([
  ['/en/categories', '/en'],
  ['/en/login', '/en/login'],
])('a logout at %s loads %s as a new document', async (at, target) => {
  const assign = vi.fn()
  vi.stubGlobal('location', { ...location, assign })
  onTestFinished(() => void vi.unstubAllGlobals())
  await renderPage(<Header />, { shop: await loggedInShop('full'), at })
  fireEvent.click(screen.getAllByRole('button', { name: 'Log out', ...hidden })[0]!)

  await waitFor(() => expect(assign.mock.calls).toEqual([[target]]))
})
