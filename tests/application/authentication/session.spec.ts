import { expect, it, vi } from 'vitest'
import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { CartApi } from '#application/cart/cart-api.port.ts'
import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { LoadCart } from '#application/cart/load-cart.ts'
import { LogIn } from '#application/authentication/log-in.ts'
import { LogOut } from '#application/authentication/log-out.ts'
import { RefreshAccountState } from '#application/session/refresh-account-state.ts'
import type { SessionCookies } from '#application/session/session-cookies.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { NO_FEATURES } from '#domain/session/features.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { anyShop, SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'

const anyBackend = () => createMockBackend({ size: SMALL_CATALOGUE })

function recordedStorage() {
  const calls: string[] = []
  const storage: SessionCookies = {
    save: ({ user }, maxAge) => calls.push(`save ${user.customerId} for ${maxAge}`),
    clear: () => calls.push('clear'),
    savePricesHidden: () => {},
  }
  return { calls, storage }
}

const ITEM = { sku: 'NW-3.70481', quantity: 1 }

it('login sets the session, stores the user, then loads the cart with the new token', async () => {
  const fetch = anyBackend().respond
  const earlier = await loggedInShop('full', { fetch })
  await earlier.get(AddLinesToCart).one(ITEM)

  const { calls, storage } = recordedStorage()
  const shop = await loggedInShop('full', { fetch, sessionStorage: storage })
  const session = shop.get(SessionStore)
  expect(session.isLoggedIn).toBe(true)
  expect(session.user).toMatchObject({ firstName: 'Anna', customerId: 'D0100001', entityId: 'DTDE' })
  expect(session.features).toMatchObject({ showPrice: true, fillBasket: true })
  expect(calls).toEqual(['save D0100001 for 3600'])
  expect(shop.get(CartStore).count).toBe(1)
})

it.each([
  [{ username: 'full@demo.test', password: 'wrong' }, 'wrong-credentials'],
  [{ username: '  ', password: 'demo' }, 'incomplete'],
  [{ username: 'full@demo.test', password: '' }, 'incomplete'],
])('login with %j is rejected: %s', async (credentials, kind) => {
  const shop = anyShop()
  await expect(shop.get(LogIn).run(credentials)).resolves.toMatchObject({ ok: false, error: { kind } })
  expect(shop.get(SessionStore).isLoggedIn).toBe(false)
})

it('reports an unreachable login service or an invalid response', async () => {
  const backend = anyBackend()
  const shop = anyShop({ fetch: backend.respond })
  const credentials = { username: 'full@demo.test', password: 'demo' }
  for (const kind of ['offline', 'garbage', 'html', 'off-contract'] as const) {
    backend.setFaults([{ path: '/api/login', kind }])
    await expect(shop.get(LogIn).run(credentials)).resolves.toMatchObject({
      ok: false,
      error: { kind: 'unreachable' },
    })
  }
  backend.setFaults([])
  await expect(shop.get(LogIn).run(credentials)).resolves.toMatchObject({ ok: true })
})

it('reports the remaining seconds after too many login attempts', async () => {
  const shop = anyShop()
  const wrong = () => shop.get(LogIn).run({ username: 'full@demo.test', password: 'wrong' })
  for (let attempt = 0; attempt < 10; attempt += 1) await wrong()
  const refused = await wrong()
  expect(refused).toMatchObject({ ok: false, error: { kind: 'too-many-attempts' } })
  expect(
    !refused.ok && refused.error.kind === 'too-many-attempts' && refused.error.retryAfter,
  ).toBeGreaterThan(0)
})

it('logout clears session, rights, cart and cookies, even if the API is unreachable', async () => {
  const backend = anyBackend()
  const { calls, storage } = recordedStorage()
  const shop = await loggedInShop('full', { fetch: backend.respond, sessionStorage: storage })
  await shop.get(AddLinesToCart).one(ITEM)
  backend.setFaults([{ path: '/api/logout', kind: 'offline' }])

  await shop.get(LogOut).run()
  const session = shop.get(SessionStore)
  expect([session.isLoggedIn, session.user, session.token]).toEqual([false, undefined, undefined])
  expect(session.features).toEqual(NO_FEATURES)
  expect(shop.get(CartStore).count).toBe(0)
  expect(calls.at(-1)).toBe('clear')
})

it('a load of the cart during logout is rejected without a request', async () => {
  const { respond } = anyBackend()
  const calls: string[] = []
  const shop = await loggedInShop('full', {
    fetch: async (request) => {
      calls.push(new URL(request.url).pathname)
      return respond(request)
    },
  })
  shop.get(SessionStore).beginLogOut()
  calls.length = 0
  await expect(shop.get(CartApi).quote()).rejects.toMatchObject({ kind: 'logged-out' })
  expect(calls).toEqual([])
})

it('a token that the API rejects ends the session, with one notification', async () => {
  const backend = anyBackend()
  const shop = await loggedInShop('full', { fetch: backend.respond })
  backend.setFaults([{ path: '/api/checkout/', kind: 'status', status: 401 }])
  const quotes = [shop.get(CartApi).quote(), shop.get(CartApi).quote()]
  expect((await Promise.allSettled(quotes)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])

  expect(shop.get(SessionStore)).toMatchObject({ isLoggedIn: false, wasEnded: true })
  expect(shop.get(AlertsStore).alerts).toMatchObject([{ kind: 'warning', messageId: 'session.wasLoggedOut' }])
})

it('reloads the rights, and retains the last known rights on failure', async () => {
  const backend = anyBackend()
  const shop = await loggedInShop('full', { fetch: backend.respond })
  backend.changeFlags('full@demo.test', { showPrice: false })
  await shop.get(RefreshAccountState).run()
  expect(shop.get(SessionStore).pricesAreVisible).toBe(false)

  backend.changeFlags('full@demo.test', { showPrice: true })
  backend.setFaults([{ path: '/api/getfeatures', kind: 'garbage' }])
  await shop.get(RefreshAccountState).run()
  expect(shop.get(SessionStore).pricesAreVisible).toBe(false)
})

it('requests no rights without a login', async () => {
  const fetch = vi.fn()
  await anyShop({ fetch }).get(RefreshAccountState).run()
  expect(fetch).not.toHaveBeenCalled()
})

it('a rejected call of the former customer does not end the session of the next one', async () => {
  let cleared = 0
  const storage = { save: () => {}, clear: () => void cleared++, savePricesHidden: () => {} }
  const backend = anyBackend()
  let stored: string | undefined
  const shop = await loggedInShop('full', {
    fetch: backend.respond,
    sessionStorage: storage,
    storedToken: () => stored,
  })
  cleared = 0
  backend.setFaults([{ path: '/api/checkout/cart/getQuote', kind: 'status', status: 401 }])

  stored = 'header.of-another'
  await shop
    .get(LoadCart)
    .run()
    .catch(() => undefined)
  expect([cleared, shop.get(SessionStore).isTakenOver]).toEqual([0, true])
  expect(shop.get(SessionStore).wasEnded).toBe(false)
})
