import { expect, it } from 'vitest'
import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { CartApi } from '#application/cart/cart-api.port.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { NO_CHOICES } from '#application/checkout/checkout-choices.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import { FavouriteMarksStore } from '#application/favourites/favourite-marks.store.ts'
import { SyncSession } from '#application/authentication/sync-session.ts'
import { LogIn } from '#application/authentication/log-in.ts'
import { LogOut } from '#application/authentication/log-out.ts'
import type { SessionChannel, StoredSessionState } from '#application/session/session-channel.port.ts'
import type { SessionCookies } from '#application/session/session-cookies.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { TogglePrices } from '#application/pricing/toggle-prices.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import '#ui/checkout/checkout.module.ts'
import { cartOf } from '../../fixtures/cart.fixture.ts'
import { anyShop, SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'

/** Fake browser: tabs with shared storage and a session channel. */
function anyBrowser() {
  const backend = createMockBackend({ size: SMALL_CATALOGUE })
  let stored: StoredSessionState = { session: undefined, pricesHidden: false }
  let publishedCount = 0
  const tabs: (() => Promise<void>)[] = []
  const sessionStorage: SessionCookies = {
    save: (session) => (stored = { ...stored, session }),
    clear: () => (stored = { session: undefined, pricesHidden: false }),
    savePricesHidden: (pricesHidden) => (stored = { ...stored, pricesHidden }),
  }
  const openTab = () => {
    const sessionChannel: SessionChannel = { publish: () => (publishedCount += 1), subscribe: () => () => {} }
    const shop = anyShop({ fetch: backend.respond, sessionStorage, sessionChannel })
    tabs.push(() => shop.get(SyncSession).run(stored))
    return shop
  }
  return {
    backend,
    openTab,
    /** Runs SyncSession with the stored session in every tab, as each tab does after a message of the channel. */
    syncTabs: async () => void (await Promise.all(tabs.map((syncTab) => syncTab()))),
    get publishedCount() {
      return publishedCount
    },
  }
}

const logIn = (shop: ReturnType<typeof anyShop>, partner: string) =>
  shop.get(LogIn).run({ username: `${partner}@demo.test`, password: 'demo' })

/** A browser with two tabs and a customer who has logged in. */
async function twoTabs() {
  const browser = anyBrowser()
  const [here, there] = [browser.openTab(), browser.openTab()]
  await logIn(here, 'full')
  await browser.syncTabs()
  return { browser, here, there }
}

it('a login in one tab logs the other tabs in, with the account’s rights and cart', async () => {
  const browser = anyBrowser()
  const [here, there] = [browser.openTab(), browser.openTab()]
  await logIn(here, 'full')
  await here.get(AddLinesToCart).one({ sku: 'NW-3.70481', quantity: 1 })
  await browser.syncTabs()

  const session = there.get(SessionStore)
  expect(session.user).toMatchObject({ customerId: 'D0100001' })
  expect(session.features).toMatchObject({ showPrice: true, vinSearch: true })
  expect(there.get(CartStore).count).toBe(1)
  expect(session).toMatchObject({ pageAge: 1, isTakenOver: false })
})

it('a logout in one tab logs the other tabs out, clears their cart, checkout and lists, and marks their pages as taken over', async () => {
  const { browser, here, there } = await twoTabs()
  there.get(CartStore).set(cartOf(1))
  there.get(CheckoutStore).choose({ contact: 'Anna Becker' })
  there.get(FavouriteMarksStore).set({ lists: [], listIds: new Map([['3.70481', ['brakes']]]) })
  await here.get(LogOut).run()
  await browser.syncTabs()

  expect(there.get(SessionStore)).toMatchObject({ isLoggedIn: false, token: undefined, user: undefined })
  expect(there.get(CartStore).count).toBe(0)
  expect(there.get(CheckoutStore).choices).toBe(NO_CHOICES)
  expect(there.get(FavouriteMarksStore).marks).toBeUndefined()
  expect(there.get(SessionStore)).toMatchObject({ visit: 1, pageAge: 1, isTakenOver: true })
})

it('a login of a colleague applies the colleague’s rights in the other tabs, and clears the checkout of the tab where the colleague logs in', async () => {
  const { browser, here, there } = await twoTabs()
  here.get(CheckoutStore).choose({ contact: 'Anna Becker' })
  await logIn(here, 'storeman')
  await browser.syncTabs()

  expect(there.get(SessionStore)).toMatchObject({ isTakenOver: true, features: { showPrice: false } })
  expect(here.get(CheckoutStore).choices).toBe(NO_CHOICES)
})

it('a session that ends in one tab ends in the other tabs without a notification there', async () => {
  const { browser, here, there } = await twoTabs()
  browser.backend.setFaults([{ path: '/api/checkout/', kind: 'status', status: 401 }])
  await expect(here.get(CartApi).quote()).rejects.toMatchObject({ kind: 'session-ended' })
  await browser.syncTabs()

  expect(there.get(SessionStore)).toMatchObject({ isLoggedIn: false, wasEnded: false })
})

it('hiding or showing prices in one tab applies to the other tabs', async () => {
  const { browser, here, there } = await twoTabs()
  const { visit } = there.get(SessionStore)

  for (const visible of [false, true]) {
    await here.get(TogglePrices).run()
    await browser.syncTabs()
    expect(there.get(SessionStore).pricesAreVisible).toBe(visible)
  }
  expect(there.get(SessionStore)).toMatchObject({ pageAge: 3, visit })
})

it('a login of another customer in one tab replaces the session of the other tab, and empties its cart', async () => {
  const { browser, here, there } = await twoTabs()
  there.get(CartStore).set(cartOf(1))
  await here.get(LogOut).run()
  await logIn(here, 'noprice')
  await browser.syncTabs()

  const session = there.get(SessionStore)
  expect(session).toMatchObject({ isTakenOver: true, pricesAreVisible: false })
  expect(session.user?.customerId).toBe(here.get(SessionStore).user?.customerId)
  expect(there.get(CartStore).count).toBe(0)
})

it('does not publish a change of the session that was received from another tab', async () => {
  const browser = anyBrowser()
  const [here] = [browser.openTab(), browser.openTab(), browser.openTab()]
  await logIn(here, 'full')
  const { publishedCount } = browser
  await browser.syncTabs()
  await browser.syncTabs()

  expect([publishedCount, browser.publishedCount]).toEqual([1, 1])
})

it('a message without a change of the session is ignored', async () => {
  const browser = anyBrowser()
  const tab = browser.openTab()
  await logIn(tab, 'full')
  const before = { ...tab.get(SessionStore).snapshot }
  await browser.syncTabs()

  expect(tab.get(SessionStore).snapshot).toEqual(before)
  expect(tab.get(SessionStore).pageAge).toBe(0)
})
