import type { Connection } from '#adapters/http/contract-client.ts'
import { DehydratedQueries } from '#adapters/http/dehydrated-queries.ts'
import { RedirectCache } from '#adapters/http/redirects/redirect-cache.ts'
import type { Caller } from '#adapters/http/contract-client.ts'
import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import { CartApi } from '#application/cart/cart-api.port.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { IdempotencyKeys } from '#application/shared/idempotency-keys.store.ts'
import { PaymentHosts } from '#application/checkout/payment-hosts.ts'
import { ServerStatus } from '#application/admin/server-status.ts'
import { comparedCookie } from '#application/comparison/compared-cookie.ts'
import { ComparedStore } from '#application/comparison/compared.store.ts'
import { routing } from '../routing/configured-routing.ts'
import { ContentStore } from '#application/catalogue/content.store.ts'
import { ShopContent } from '#application/shared/shop-content.port.ts'
import { AlternativeCurrencyStore } from '#application/currencies/alternative-currency.store.ts'
import { DownloadStorage, NO_DOWNLOAD_STORAGE } from '#application/downloads/download-storage.port.ts'
import {
  CheckoutDraftStorage,
  NO_CHECKOUT_DRAFTS,
} from '#application/checkout/checkout-draft-storage.port.ts'
import { DraftStorage, NO_DRAFT_STORAGE } from '#application/drafts/draft-storage.port.ts'
import { PartsCatalogue } from '#application/search/parts-catalogue.port.ts'
import { Redirects } from '#application/redirects/redirects.port.ts'
import { AppearanceStore } from '#application/appearance/appearance.store.ts'
import { LocaleStore } from '#application/locale/locale.store.ts'
import { ShopRouting } from '#application/locale/shop-routing.ts'
import { Preferences } from '#application/locale/preferences.port.ts'
import { SiteMap } from '#application/site-map/site-map.port.ts'
import { Accounts } from '#application/session/accounts.port.ts'
import { ExpireSession } from '#application/authentication/expire-session.ts'
import { NO_SESSION_CHANNEL, SessionChannel } from '#application/session/session-channel.port.ts'
import { SessionCookies } from '#application/session/session-cookies.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { SessionEnd } from '#application/shared/session-end.port.ts'
import { ConsentStore } from '#application/tracking/consent.store.ts'
import { EventBus } from '#application/shared/event-bus.ts'
import { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'
import { SearchModeStore } from '#application/vehicles/search-mode.store.ts'
import { SearchSettings } from '#application/vehicles/search-settings.port.ts'
import { VehicleCatalogue } from '#application/vehicles/vehicle-catalogue.port.ts'
import { VinHistoryStore } from '#application/vehicles/vin-history.store.ts'
import { VinHistory } from '#application/vehicles/vin-history.port.ts'
import { CookieJar } from '#application/kernel/cookie-jar.port.ts'
import { once } from '#application/kernel/once.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { Clock } from '#application/kernel/clock.port.ts'
import { Builds, NO_BUILDS } from '#application/versions/builds.port.ts'
import { ReadCache } from '#application/shared/read-cache.port.ts'
import { VisitorStores } from '#application/shared/visitor-stores.ts'
import { NOTHING_VIEWED, RecentlyViewed } from '#application/products/recently-viewed.port.ts'
import type { HttpAdapters } from './http-adapters.ts'
import { ApiAccess } from '#adapters/http/api-access.ts'
import { VisitorContainer } from './container.ts'
import { lazyPort } from '../delivery/lazy-port.ts'
import { currency } from './currency.module.ts'
import { loadModules } from '../kernel/module.ts'
import { lazyPorts } from './lazy-ports.module.ts'
import type { VisitorEnvironment } from './visitor-environment.ts'

/** API paths that may be called during a logout (spec 4). */
const PATHS_OF_LEAVING = new Set(['/api/login', '/api/logout'])

const KEEPS_NOTHING: Preferences = {
  saveCountry() {},
  saveLanguage() {},
  saveAppearance() {},
  saveConsent() {},
}

/**
 * Bindings without visitor state, bound once per process: binding them for each request took 2.35 times the CPU time.
 */
const stateless = new VisitorContainer()

loadModules((name, wiring) => stateless.load(name, wiring))
stateless.load('lazy-ports', lazyPorts)
stateless.load('currency', currency)

const NO_MEMORY: RecentlyViewed = { save: () => {}, load: () => NOTHING_VIEWED }

/** Creates the container of a request, a tab or a scenario, with its stores and its API client. */
export function compose(environment: VisitorEnvironment): VisitorContainer {
  const visitor = new VisitorContainer(stateless)
  const capabilities = new CapabilitiesStore()
  capabilities.set(environment.notOffered ?? [])
  const session = new SessionStore(environment.clock, capabilities)
  const locale = new LocaleStore(environment, session)
  const { cookieJar, recentlyViewed = NO_MEMORY } = environment
  const stores = new VisitorStores()
  const compared = stores.getOrCreate(ComparedStore, () => new ComparedStore())
  compared.set(cookieJar.read(comparedCookie) ?? [])
  const vehicle = stores.getOrCreate(ChosenVehicleStore, () => new ChosenVehicleStore(cookieJar))

  visitor.constant(SessionStore, session)
  visitor.constant(SessionEnd, session)
  visitor.constant(CapabilitiesStore, capabilities)
  visitor.constant(AppearanceStore, new AppearanceStore(environment.appearance))
  visitor.constant(LocaleStore, locale)
  visitor.constant(ShopRouting, routing)
  visitor.constant(CartStore, new CartStore())
  visitor.constant(IdempotencyKeys, new IdempotencyKeys(environment.clock))
  visitor.constant(ContentStore, new ContentStore())
  visitor.constant(AlternativeCurrencyStore, new AlternativeCurrencyStore(session))
  visitor.constant(AlertsStore, new AlertsStore(environment.clock))
  visitor.constant(SearchModeStore, new SearchModeStore())
  visitor.constant(ChosenVehicleStore, vehicle)
  visitor.constant(VinHistoryStore, new VinHistoryStore(session))
  visitor.constant(Clock, environment.clock)
  visitor.constant(SessionCookies, environment.sessionStorage)
  visitor.constant(CookieJar, cookieJar)
  visitor.constant(SessionChannel, environment.sessionChannel ?? NO_SESSION_CHANNEL)
  visitor.constant(Preferences, environment.preferences ?? KEEPS_NOTHING)
  visitor.constant(ComparedStore, compared)
  visitor.constant(RecentlyViewed, recentlyViewed)
  visitor.constant(DraftStorage, environment.draftStorage ?? NO_DRAFT_STORAGE)
  visitor.constant(CheckoutDraftStorage, environment.checkoutDraftStorage ?? NO_CHECKOUT_DRAFTS)
  visitor.constant(DownloadStorage, environment.downloadStorage ?? NO_DOWNLOAD_STORAGE)
  visitor.constant(PaymentHosts, new PaymentHosts(environment.paymentHosts))
  visitor.constant(ConsentStore, new ConsentStore(environment.isTracked ?? false, environment.consent))
  visitor.constant(EventBus, new EventBus())
  visitor.constant(VisitorStores, stores)
  visitor.constant(Builds, environment.builds ?? NO_BUILDS)
  visitor.constant(ServerStatus, environment.serverStatus ?? {})
  visitor.constant(DehydratedQueries, environment.dehydrated)

  const connection: Connection = {
    fetch: environment.fetch,
    origin: environment.origin,
    timeoutMs: environment.timeoutMs,
    trace: environment.trace,
    retryPolicy: environment.retryPolicy,
    retryUntil: environment.retryUntil,
    assertAllowed: (path) => {
      if (session.isLoggingOut && !PATHS_OF_LEAVING.has(path)) throw new ApiFailure('logged-out', path)
    },
    session: () => session.token,
    failed: () => void (environment.dehydrated.hasFailure = true),
    sessionEnded: (ended) => {
      // ignores a late 401 for the token of an earlier session
      if (ended !== session.token) return
      const stored = environment.storedToken?.()
      // another user has logged in: the stored data is theirs and must not be cleared
      if (stored !== undefined && stored !== ended) session.markTakenOver()
      else visitor.get(ExpireSession).onUnauthorized()
    },
  }
  const caller = (): Caller => ({
    token: session.token ?? null,
    languageID: locale.languageId,
    countryID: locale.countryId,
    pricesAreWanted: !session.snapshot.pricesHidden,
  })
  const redirectCache = environment.redirectCache ?? new RedirectCache(environment.clock)
  bindAdapters(visitor, async () => {
    const { createHttpAdapters } = await import('./http-adapters.ts')
    return createHttpAdapters(connection, caller, () => locale.defaults, {
      dehydrated: environment.dehydrated,
      redirectCache,
      sharedRedirects: environment.sharedRedirects,
      sharedResponses: environment.sharedResponses,
      build: environment.builds?.own,
    })
  })
  return visitor
}

function bindAdapters(visitor: VisitorContainer, load: () => Promise<HttpAdapters>): void {
  const adapters = once(load)
  const adapter = <Name extends keyof HttpAdapters>(name: Name) =>
    lazyPort(async () => (await adapters())[name])

  visitor.constant(ApiAccess, adapters)

  visitor.constant(Accounts, adapter('accounts'))
  visitor.constant(CartApi, adapter('cartApi'))
  visitor.constant(Redirects, adapter('redirects'))
  visitor.constant(PartsCatalogue, adapter('partsCatalogue'))
  visitor.constant(SearchSettings, adapter('searchSettings'))
  visitor.constant(ShopContent, adapter('shopContent'))
  visitor.constant(SiteMap, adapter('siteMap'))
  visitor.constant(VehicleCatalogue, adapter('vehicleCatalogue'))
  visitor.constant(VinHistory, adapter('vinHistory'))
  visitor.constant(ReadCache, adapter('cache'))
}
