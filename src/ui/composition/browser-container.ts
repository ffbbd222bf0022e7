import { DocumentCookieJar } from '#adapters/browser/document-cookie-jar.ts'
import { ServerClock } from '#adapters/browser/server-clock.ts'
import { documentSessionToken } from '#adapters/browser/session/document-session-token.ts'
import { DocumentSessionCookies } from '#adapters/browser/session/document-session-cookies.ts'
import { TabPreferences } from '#adapters/browser/locale/tab-preferences.ts'
import { BrowserCheckoutDrafts } from '#adapters/browser/checkout/browser-checkout-drafts.ts'
import { TabCartChannel } from '#adapters/browser/cart/tab-cart-channel.ts'
import { TabSessionChannel } from '#adapters/browser/session/tab-session-channel.ts'
import { LocalDownloadStorage } from '#adapters/browser/downloads/local-download-storage.ts'
import { LocalDraftStorage } from '#adapters/browser/drafts/local-draft-storage.ts'
import { LocalRecentlyViewed } from '#adapters/browser/products/local-recently-viewed.ts'
import { ServedBuilds } from '#adapters/browser/versions/served-builds.ts'
import { readPreferenceCookies } from '#adapters/cookies/preference-cookies.ts'
import { checkoutCookie } from '#application/checkout/checkout-cookie.ts'
import { localeOf } from '#domain/routing/routing.ts'
import { isCheckoutPath, isPathOf } from '../routing/paths.ts'
import { routing } from '../routing/configured-routing.ts'
import { reloadWhenOutdated } from '../delivery/reload.ts'
import { routerManifest } from '../delivery/router-manifest.ts'
import { compose } from './compose.ts'
import { synchronizeCartAcrossTabs } from './synchronize-cart-across-tabs.ts'
import { reloadEntityOnCountryChange } from './reload-entity-on-country-change.ts'
import { loadRatesOnCurrencyChange } from './load-rates-on-currency-change.ts'
import { applyPreferencesOfOtherTabs } from './apply-preferences-of-other-tabs.ts'
import { storeReturnPage } from '../kernel/store-return-page.ts'
import { reportErrors } from './report-errors.ts'
import type { Container } from '../kernel/container.tsx'
import { trackVisit } from './track-visit.ts'

const API_TIMEOUT_MS = 8_000

/** Creates the only container of this tab. */
export function createBrowserContainer(): Container {
  const { country, appearance, consent } = readPreferenceCookies(document.cookie)
  const clock = new ServerClock(() => localStorage)
  const preferences = new TabPreferences()
  const cookieJar = new DocumentCookieJar()
  const checkoutDraftStorage = new BrowserCheckoutDrafts(
    () => sessionStorage,
    () => localStorage,
    clock,
  )
  const builds = new ServedBuilds(routerManifest()?.version)
  // ends the checkout of this tab, because the user has left it by typing another URL
  if (!isCheckoutPath(location.pathname)) {
    cookieJar.clearOwn(checkoutCookie)
    // a login page is excluded, because after an ended session it redirects back to the checkout
    if (!isPathOf('login', location.pathname)) checkoutDraftStorage.clearOwn()
  }
  const container = compose({
    fetch: async (request) => {
      const response = await fetch(request)
      clock.followResponse(request, response)
      return response
    },
    origin: location.origin,
    timeoutMs: API_TIMEOUT_MS,
    clock,
    sessionStorage: new DocumentSessionCookies(),
    storedToken: documentSessionToken,
    cookieJar,
    recentlyViewed: new LocalRecentlyViewed(() => localStorage),
    draftStorage: new LocalDraftStorage(() => localStorage),
    checkoutDraftStorage,
    downloadStorage: new LocalDownloadStorage(() => localStorage, window),
    sessionChannel: new TabSessionChannel(),
    language: localeOf(location.pathname, routing),
    chosenCountry: country,
    appearance,
    consent,
    preferences,
    dehydrated: { answers: [] },
    builds,
  })
  reportErrors(container)
  reloadWhenOutdated(builds)
  reloadEntityOnCountryChange(container)
  synchronizeCartAcrossTabs(container, new TabCartChannel())
  loadRatesOnCurrencyChange(container)
  applyPreferencesOfOtherTabs(container, preferences)
  trackVisit(container)
  storeReturnPage(container, location)
  return container
}
