// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Link, useLocation } from 'react-router'
import { expect, it, vi } from 'vitest'
import { NOTHING_VIEWED, type RecentlyViewed } from '#application/products/recently-viewed.port.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { Login } from '#ui/session/login.tsx'
import { LoginViewModel } from '#ui/session/login.view-model.ts'
import { renderPage } from '../../fixtures/page.fixture.tsx'
import { anyShop, SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'

type Arrival = { readonly wasLoggedOut?: boolean; readonly recentlyViewed?: RecentlyViewed }

const Where = () => <p data-testid="where">{useLocation().pathname}</p>
const where = () => screen.getByTestId('where').textContent

async function openLogin(
  before: (path: string) => Promise<unknown> = async () => {},
  { wasLoggedOut = false, recentlyViewed }: Arrival = {},
) {
  const backend = createMockBackend({ size: SMALL_CATALOGUE })
  const fetch = async (request: Request) => {
    await before(new URL(request.url).pathname)
    return backend.respond(request)
  }
  const shop = anyShop({ fetch, ...(recentlyViewed && { recentlyViewed }) })
  const model = shop.get(LoginViewModel)
  await renderPage(
    <>
      <Where />
      <Link to="/en/elsewhere">elsewhere</Link>
      <Login model={model} returnUrl="/en/categories" isAskedTo={false} wasLoggedOut={wasLoggedOut} />
    </>,
    {
      shop,
      at: '/en/login',
    },
  )
  const submit = async (username: string, password: string) => {
    await userEvent.clear(screen.getByLabelText('E-mail address'))
    await userEvent.type(screen.getByLabelText('E-mail address'), username)
    await userEvent.clear(screen.getByLabelText('Password'))
    await userEvent.type(screen.getByLabelText('Password'), password)
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  }
  return { backend, model, submit }
}

it('the login page shows the reason of a rejection, and focuses the e-mail address, which it retains', async () => {
  const { submit } = await openLogin()
  await submit('full@demo.test', 'wrong')
  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    'E-mail address and password do not match. Check both, or request a new password.',
  )
  expect(screen.getByLabelText('E-mail address')).toHaveProperty('value', 'full@demo.test')
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail address'))
})

it('a login redirects once, before the cart has loaded', async () => {
  const cart = Promise.withResolvers<void>()
  const { model, submit } = await openLogin(async (path) => path.endsWith('/getQuote') && cart.promise)
  await submit('full@demo.test', 'demo')
  await waitFor(() => expect(where()).toBe('/en/categories'))
  expect(model.loggingIn.isRunning).toBe(true)
  await userEvent.click(screen.getByRole('link', { name: 'elsewhere' }))
  cart.resolve()
  await waitFor(() => expect(model.loggingIn.isRunning).toBe(false))
  expect(where()).toBe('/en/elsewhere')
})

it('the login page shows the password and hides it again on request', async () => {
  await openLogin()
  expect(screen.getByLabelText('Password')).toHaveProperty('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(screen.getByLabelText('Password')).toHaveProperty('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(screen.getByLabelText('Password')).toHaveProperty('type', 'password')
})

it('the login page sends a link for a new password, without revealing which e-mail addresses are known', async () => {
  const { model } = await openLogin()
  for (const address of ['full@demo.test', 'nobody@demo.test']) {
    await userEvent.clear(screen.getByLabelText('E-mail address'))
    await userEvent.type(screen.getByLabelText('E-mail address'), address)
    await model.requestReset()
    expect(model.resetMessageId).toBe('login.reset.sent')
  }
})

it('the login page does not change a pasted password', async () => {
  const { model } = await openLogin()
  await userEvent.click(screen.getByLabelText('Password'))
  await userEvent.paste('  Pä$$ wörd\u2003🚚 ')
  expect(model.password).toBe('  Pä$$ wörd\u2003🚚 ')
})

it.each([
  [true, [NOTHING_VIEWED]],
  [false, []],
])(
  'the login page clears the recently viewed products when a session has ended: %s',
  async (wasLoggedOut, expected) => {
    const save = vi.fn()
    await openLogin(undefined, { wasLoggedOut, recentlyViewed: { save, load: () => NOTHING_VIEWED } })
    expect(save.mock.calls.map(([viewed]) => viewed as unknown)).toEqual(expected)
  },
)

it('the login page marks and focuses an empty user name when a new password is requested', async () => {
  await openLogin()
  await userEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }))
  const field = screen.getByLabelText('E-mail address')
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Enter your e-mail address first.').closest('[role=status]')).toBeTruthy()
})
