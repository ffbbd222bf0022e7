// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from '@testing-library/user-event'
import { Link } from 'react-router'
import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { CookieJar } from '#application/kernel/cookie-jar.port.ts'
import { ExpireSession } from '#application/authentication/expire-session.ts'
import { previousPathCookie } from '#application/shared/previous-path-cookie.ts'
import { SyncSession } from '#application/authentication/sync-session.ts'
import { ANONYMOUS, SessionStore } from '#application/session/session.store.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { SessionExpiryMonitor } from '#ui/session/session-expiry-monitor.tsx'
import { cartOf } from '../../fixtures/cart.fixture.ts'
import { ManualClock } from '../../fixtures/clock.fixture.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { renderPage } from '../../fixtures/page.fixture.tsx'
import { SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'

const HOUR_MS = 3_600_000

/** A page with an uncontrolled field, which retains its text until the page is mounted again. */
const Page = () => <input aria-label="Anything" defaultValue="" />

function stubLocation() {
  const stubs = { assign: vi.fn(), reload: vi.fn() }
  vi.stubGlobal('location', { ...location, ...stubs })
  onTestFinished(() => void vi.unstubAllGlobals())
  return stubs
}

async function watched(environment: Parameters<typeof loggedInShop>[1] = {}) {
  const shop = await loggedInShop('full', environment)
  await renderPage(
    <SessionExpiryMonitor>
      <Page />
    </SessionExpiryMonitor>,
    { shop },
  )
  return shop
}

it('the login page is loaded once as a new document when the API has ended the session', async () => {
  const { assign } = stubLocation()
  const shop = await watched()
  act(() => shop.get(ExpireSession).onUnauthorized())

  await waitFor(() => expect(assign.mock.calls).toEqual([['/en/login?logout=true']]))
  expect(shop.get(SessionStore).wasEnded).toBe(false)
})

it('typed text is cleared when the session ends', async () => {
  const shop = await watched()
  const field = screen.getByRole<HTMLInputElement>('textbox')
  field.value = 'Order of customer D0100001'
  act(() => shop.get(SessionStore).end())

  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('')
})

it('session and cart are cleared at the expiry of the token, and a new document is loaded', async () => {
  const { assign } = stubLocation()
  const clock = new ManualClock()
  const { respond } = createMockBackend({ size: SMALL_CATALOGUE, clock: () => clock.now() })
  const shop = await watched({ clock, fetch: respond })
  shop.get(CartStore).set(cartOf(1))
  act(() => clock.pass(HOUR_MS))

  await waitFor(() => expect(assign.mock.calls).toEqual([['/en/login?logout=true']]))
  expect(shop.get(SessionStore)).toMatchObject({ isLoggedIn: false, pageAge: 0 })
  expect(shop.get(SessionStore).snapshot).toEqual(ANONYMOUS)
  expect(shop.get(CartStore).count).toBe(0)
  expect(shop.get(AlertsStore).alerts).toMatchObject([{ messageId: 'session.wasLoggedOut' }])
})

it('a logout in another tab reloads the page', async () => {
  const { reload } = stubLocation()
  const shop = await watched()
  await act(async () => shop.get(SyncSession).run({ session: undefined, pricesHidden: false }))

  expect(reload).toHaveBeenCalledOnce()
})

it('the page that was being loaded when the session ended is stored for the return after the login', async () => {
  const { assign } = stubLocation()
  const shop = await loggedInShop('full')
  const never = new Promise<never>(() => {})
  const watch = (
    <SessionExpiryMonitor>
      <Link to="/en/infocenter/orderhistory?page=2">Orders</Link>
    </SessionExpiryMonitor>
  )
  await renderPage(watch, { shop, routes: [{ path: '/en/infocenter/orderhistory', loader: () => never }] })
  await userEvent.click(screen.getByRole('link'))
  act(() => shop.get(ExpireSession).onUnauthorized())

  await waitFor(() => expect(assign).toHaveBeenCalledOnce())
  expect(shop.get(CookieJar).read(previousPathCookie)).toBe('/en/infocenter/orderhistory?page=2')
})
