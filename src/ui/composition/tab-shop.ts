import { systemClock } from '#adapters/browser/system-clock.ts'
import { documentCheckoutMemory, leaveCheckoutBehind } from '#adapters/browser/document-checkout-memory.ts'
import { documentAdminMemory } from '#adapters/browser/document-admin-memory.ts'
import { documentComparedMemory } from '#adapters/browser/document-compared-memory.ts'
import { documentPathMemory } from '#adapters/browser/document-path-memory.ts'
import { documentVehicleMemory } from '#adapters/browser/document-vehicle-memory.ts'
import { documentSessionToken } from '#adapters/browser/session/document-session-token.ts'
import { DocumentSessionCookies } from '#adapters/browser/session/document-session-cookies.ts'
import { TabPreferences } from '#adapters/browser/locale/tab-preferences.ts'
import { TabSessionChannel } from '#adapters/browser/session/tab-session-channel.ts'
import { LocalDownloadStorage } from '#adapters/browser/downloads/local-download-storage.ts'
import { LocalDraftStorage } from '#adapters/browser/drafts/local-draft-storage.ts'
import { LocalRecentlyViewed } from '#adapters/browser/products/local-recently-viewed.ts'
import { ServedBuilds } from '#adapters/browser/versions/served-builds.ts'
import { readPreferenceCookies } from '#adapters/cookies/preference-cookies.ts'
import { localeOf } from '#domain/routing/routing.ts'
import { isCheckoutPath } from '../routing/paths.ts'
import { routing } from '../routing/configured-routing.ts'
import { compose } from './compose.ts'
import { followCountry } from './follow-country.ts'
import { followCurrency } from './follow-currency.ts'
import { followPreferences } from './follow-preferences.ts'
import { reportErrors } from './report-errors.ts'
import type { Shop } from './shop.tsx'
import { trackVisit } from './track-visit.ts'

/** The router names the build of the page there. */
type RoutedWindow = { readonly __reactRouterManifest?: { readonly version?: string } }

const API_TIMEOUT_MS = 8_000

/** The one container of this tab. */
export function tabShop(): Shop {
  const { country, appearance, consent } = readPreferenceCookies(document.cookie)
  const preferences = new TabPreferences()
  if (!isCheckoutPath(location.pathname)) leaveCheckoutBehind()
  const shop = compose({
    fetch: (request) => fetch(request),
    origin: location.origin,
    timeoutMs: API_TIMEOUT_MS,
    clock: systemClock,
    sessionStorage: new DocumentSessionCookies(),
    storedToken: documentSessionToken,
    pathMemory: documentPathMemory,
    checkoutMemory: documentCheckoutMemory,
    adminMemory: documentAdminMemory,
    comparedMemory: documentComparedMemory,
    vehicleMemory: documentVehicleMemory,
    recentlyViewed: new LocalRecentlyViewed(() => localStorage),
    draftStorage: new LocalDraftStorage(() => localStorage),
    downloadStorage: new LocalDownloadStorage(() => localStorage, window),
    sessionChannel: new TabSessionChannel(),
    language: localeOf(location.pathname, routing),
    chosenCountry: country,
    appearance,
    consent,
    preferences,
    journal: { answers: [] },
    builds: new ServedBuilds((window as RoutedWindow).__reactRouterManifest?.version),
  })
  reportErrors(shop)
  followCountry(shop)
  followCurrency(shop)
  followPreferences(shop, preferences)
  trackVisit(shop)
  return shop
}
