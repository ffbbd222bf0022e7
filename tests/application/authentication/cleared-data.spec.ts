import { beforeEach, expect, it, vi } from 'vitest'
import { CookieJar } from '#application/kernel/cookie-jar.port.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { LoadCart } from '#application/cart/load-cart.ts'
import { Accounts } from '#application/session/accounts.port.ts'
import { ClearUserData } from '#application/authentication/clear-user-data.ts'
import { LogIn } from '#application/authentication/log-in.ts'
import { LogOut } from '#application/authentication/log-out.ts'
import { previousPathCookie } from '#application/shared/previous-path-cookie.ts'
import { RefreshAccountState } from '#application/session/refresh-account-state.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { NOTHING_VIEWED } from '#application/products/recently-viewed.port.ts'
import { SyncSession } from '#application/authentication/sync-session.ts'
import { TogglePrices } from '#application/pricing/toggle-prices.ts'
import { VisitorStores } from '#application/shared/visitor-stores.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { anyShop } from '../../fixtures/shop.fixture.ts'

const cache = { clear: vi.fn() }
const channel = { publish: vi.fn(), subscribe: () => () => {} }
const cookies = { save: vi.fn(), clear: vi.fn(), savePricesHidden: vi.fn() }
beforeEach(() => void vi.clearAllMocks())

type Shop = ReturnType<typeof anyShop>

const clearing = (shop: Shop) => {
  const viewed = { load: () => NOTHING_VIEWED, save: vi.fn() }
  const [session, cart, stores] = [shop.get(SessionStore), shop.get(CartStore), shop.get(VisitorStores)]
  return new ClearUserData({ session, storage: cookies, cart, cache, viewed, channel, stores })
}

const loggingOut = (shop: Shop) => {
  const logOut = vi.fn(async () => {})
  const accounts = { ...shop.get(Accounts), logOut } as Accounts
  return {
    logOut,
    useCase: new LogOut({
      accounts,
      session: shop.get(SessionStore),
      clearUserData: clearing(shop),
      cookies: shop.get(CookieJar),
    }),
  }
}

it('logout calls the API with the token, and clears the stored path of the last visited page', async () => {
  const shop = await loggedInShop('full')
  const { token } = shop.get(SessionStore)
  shop.get(CookieJar).write(previousPathCookie, '/en/infocenter/orders/4711')
  const { logOut, useCase } = loggingOut(shop)

  await useCase.run()

  expect(logOut.mock.calls).toEqual([[token]])
  expect(shop.get(CookieJar).read(previousPathCookie)).toBeUndefined()
  for (const each of [cache.clear, cookies.clear, channel.publish]) expect(each).toHaveBeenCalledTimes(1)
})

it('logout of a logged-out user does not call the API', async () => {
  const { logOut, useCase } = loggingOut(anyShop())
  await useCase.run()
  expect(logOut).not.toHaveBeenCalled()
  expect(cookies.clear).toHaveBeenCalledTimes(1)
})

it('a login clears the cached responses, and persists that prices are visible', async () => {
  const shop = anyShop()
  const { user } = (await loggedInShop('full')).get(SessionStore)
  const value = { token: 'a.b.c', expiresIn: 60, user: user!, features: shop.get(SessionStore).features }
  const accounts = { logIn: async () => ({ ok: true, value }) } as unknown as Accounts
  const useCase = new LogIn({
    accounts,
    session: shop.get(SessionStore),
    storage: cookies,
    loadCart: shop.get(LoadCart),
    cache,
    channel,
    clearUserData: shop.get(ClearUserData),
  })

  await useCase.run({ username: 'full@demo.test', password: 'demo' })

  expect(cache.clear).toHaveBeenCalledTimes(1)
  expect(channel.publish).toHaveBeenCalledTimes(1)
  expect(cookies.savePricesHidden.mock.calls).toEqual([[false]])
})

const toggling = (shop: Shop) => {
  const loadCart = shop.get(LoadCart)
  return {
    loaded: vi.spyOn(loadCart, 'run'),
    useCase: new TogglePrices({
      session: shop.get(SessionStore),
      storage: cookies,
      cache,
      loadCart,
      channel,
    }),
  }
}

it('hiding prices is persisted, sent to the other tabs, and clears cached data', async () => {
  const shop = await loggedInShop('full')
  const { loaded, useCase } = toggling(shop)
  await useCase.run()
  expect(shop.get(SessionStore).pricesAreVisible).toBe(false)
  expect(cookies.savePricesHidden.mock.calls).toEqual([[true]])
  for (const each of [cache.clear, channel.publish, loaded]) expect(each).toHaveBeenCalledTimes(1)
})

it('an account without the right to toggle prices cannot hide them', async () => {
  const shop = await loggedInShop('noprice')
  const { loaded, useCase } = toggling(shop)
  await useCase.run()
  expect(shop.get(SessionStore).snapshot.pricesHidden).toBe(false)
  for (const each of [cache.clear, cookies.savePricesHidden, channel.publish, loaded])
    expect(each).not.toHaveBeenCalled()
})

const following = (shop: Shop) =>
  new SyncSession({
    session: shop.get(SessionStore),
    cart: shop.get(CartStore),
    cache,
    refreshAccountState: shop.get(RefreshAccountState),
    loadCart: shop.get(LoadCart),
    visitorStores: shop.get(VisitorStores),
  })

it('a change of the session in another tab clears cached data, an equal session does not', async () => {
  const shop = await loggedInShop('full')
  const { token, user, pricesHidden } = shop.get(SessionStore).snapshot
  const session = { token: token!, user: user! }
  const useCase = following(shop)
  await useCase.run({ session, pricesHidden })
  expect(cache.clear).not.toHaveBeenCalled()
  await useCase.run({ session, pricesHidden: !pricesHidden })
  expect(cache.clear).toHaveBeenCalledTimes(1)
  await useCase.run({ session: undefined, pricesHidden })
  expect(cache.clear).toHaveBeenCalledTimes(2)
})
