import type { Connection } from '#adapters/http/contract-client.ts'
import { MoveMemory } from '#adapters/http/redirects/redirect-cache.ts'
import type { Caller } from '#adapters/http/shop-api.ts'
import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { Baskets } from '#application/cart/cart-api.port.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { LostAdds } from '#application/cart/idempotency-keys.store.ts'
import { CheckoutMemory, keepsCheckout } from '#application/checkout/checkout-memory.port.ts'
import { PaymentHosts } from '#application/checkout/payment-hosts.ts'
import { AdminMemory, NO_ADMIN_MEMORY } from '#application/admin/admin-memory.port.ts'
import { ServerFacts } from '#application/admin/server-facts.ts'
import { ComparedMemory } from '#application/comparison/compared-memory.port.ts'
import { ComparedStore } from '#application/comparison/compared.store.ts'
import { ContentStore } from '#application/catalogue/content.store.ts'
import { ShopContent } from '#application/catalogue/shop-content.port.ts'
import { AlternativeCurrencyStore } from '#application/currencies/alternative-currency.store.ts'
import { DownloadMemory, KEEPS_NO_DOWNLOAD } from '#application/downloads/download-storage.port.ts'
import { DraftMemory, KEEPS_NO_DRAFT } from '#application/drafts/draft-storage.port.ts'
import { PartsCatalogue } from '#application/products/parts-catalogue.port.ts'
import { MovedPages } from '#application/redirects/redirects.port.ts'
import { AppearanceStore } from '#application/appearance/appearance.store.ts'
import { PlaceStore } from '#application/locale/locale.store.ts'
import { Preferences } from '#application/locale/preferences.port.ts'
import { SiteMap } from '#application/site-map/site-map.port.ts'
import { Accounts } from '#application/session/accounts.port.ts'
import { EndSession } from '#application/session/on-unauthorized.ts'
import { PathMemory } from '#application/session/path-memory.port.ts'
import { NO_NEWS, SessionNews } from '#application/session/session-channel.port.ts'
import { SessionStorage } from '#application/session/session-cookies.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { ConsentStore } from '#application/tracking/consent.store.ts'
import { Happenings } from '#application/tracking/event-bus.ts'
import { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'
import { SearchModeStore } from '#application/vehicles/search-mode.store.ts'
import { SearchSettings } from '#application/vehicles/search-settings.port.ts'
import { VehicleCatalogue } from '#application/vehicles/vehicle-catalogue.port.ts'
import { VinHistoryStore } from '#application/vehicles/vin-history.store.ts'
import { VinMemory } from '#application/vehicles/vin-history.port.ts'
import { ApiFailure } from '#application/shared/api-failure.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { Builds, NO_BUILDS } from '#application/versions/builds.port.ts'
import { ReadCache } from '#application/shared/read-cache.port.ts'
import { VisitorStores } from '#application/shared/visitor-stores.ts'
import { ViewedMemory } from '#application/products/recently-viewed.port.ts'
import { readCompared } from '#domain/comparison/comparison.ts'
import type { HttpAdapters } from './http-adapters.ts'
import { ApiAccess } from './api-access.ts'
import { Container } from './container.ts'
import { lazily } from './lazily.ts'
import { stateless } from './stateless.ts'
import { currency } from './currency.module.ts'
import { useCases } from './use-cases.module.ts'
import { frameViewModels } from './view-models/frame.module.ts'
import { Journal, type VisitorEnvironment } from './visitor-environment.ts'

/** Paths that may be called while logging out (spec 4). */
const PATHS_OF_LEAVING = new Set(['/api/login', '/api/logout'])

const KEEPS_NOTHING: Preferences = {
  saveCountry() {},
  saveLanguage() {},
  saveAppearance() {},
  saveConsent() {},
}

stateless.load('use-cases', useCases)
stateless.load('currency', currency)
stateless.load('frame', frameViewModels)

const FORGETFUL: ComparedMemory = { remember: () => {}, recall: () => undefined }
const NOTHING_VIEWED: ViewedMemory = { keep: () => {}, recall: () => [] }

/** One container per request, per tab and per scenario: the stores, and the way out to the API. */
export function compose(environment: VisitorEnvironment): Container {
  const visitor = new Container(stateless)
  const session = new SessionStore(environment.clock)
  const place = new PlaceStore(environment, session)
  const { comparedMemory = FORGETFUL, viewedMemory = NOTHING_VIEWED } = environment
  const compared = new ComparedStore()
  compared.hold(readCompared(comparedMemory.recall()))

  const stores = new VisitorStores()
  const vehicle = stores.hold(ChosenVehicleStore, () => new ChosenVehicleStore(environment.vehicleMemory))

  visitor.constant(SessionStore, session)
  visitor.constant(AppearanceStore, new AppearanceStore(environment.appearance))
  visitor.constant(PlaceStore, place)
  visitor.constant(CartStore, new CartStore())
  visitor.constant(LostAdds, new LostAdds(environment.clock))
  visitor.constant(ContentStore, new ContentStore())
  visitor.constant(AlternativeCurrencyStore, new AlternativeCurrencyStore(session))
  visitor.constant(AlertsStore, new AlertsStore(environment.clock))
  visitor.constant(SearchModeStore, new SearchModeStore())
  visitor.constant(ChosenVehicleStore, vehicle)
  visitor.constant(VinHistoryStore, new VinHistoryStore(session))
  visitor.constant(Clock, environment.clock)
  visitor.constant(SessionStorage, environment.sessionStorage)
  visitor.constant(SessionNews, environment.sessionNews ?? NO_NEWS)
  visitor.constant(Preferences, environment.preferences ?? KEEPS_NOTHING)
  visitor.constant(PathMemory, environment.pathMemory)
  visitor.constant(ComparedStore, compared)
  visitor.constant(ComparedMemory, comparedMemory)
  visitor.constant(ViewedMemory, viewedMemory)
  visitor.constant(DraftMemory, environment.draftMemory ?? KEEPS_NO_DRAFT)
  visitor.constant(DownloadMemory, environment.downloadMemory ?? KEEPS_NO_DOWNLOAD)
  visitor.constant(CheckoutMemory, environment.checkoutMemory ?? keepsCheckout())
  visitor.constant(PaymentHosts, new PaymentHosts(environment.paymentHosts))
  visitor.constant(ConsentStore, new ConsentStore(environment.isTracked ?? false, environment.consent))
  visitor.constant(Happenings, new Happenings())
  visitor.constant(VisitorStores, stores)
  visitor.constant(Builds, environment.builds ?? NO_BUILDS)
  visitor.constant(AdminMemory, environment.adminMemory ?? NO_ADMIN_MEMORY)
  visitor.constant(ServerFacts, environment.serverFacts ?? {})
  visitor.constant(Journal, environment.journal)

  const connection: Connection = {
    fetch: environment.fetch,
    origin: environment.origin,
    timeoutMs: environment.timeoutMs,
    trace: environment.trace,
    patience: environment.patience,
    repeatUntil: environment.repeatUntil,
    admit: (path) => {
      if (session.isLoggingOut && !PATHS_OF_LEAVING.has(path)) throw new ApiFailure('logged-out', path)
    },
    session: () => session.token,
    sessionEnded: (ended) => {
      // a late answer to who was here before ends nothing
      if (ended !== session.token) return
      const stored = environment.storedToken?.()
      // somebody else has logged in meanwhile: what is stored is theirs, and not ours to clear
      if (stored !== undefined && stored !== ended) session.markTakenOver()
      else visitor.get(EndSession).run()
    },
  }
  const caller = (): Caller => ({
    token: session.token ?? null,
    languageID: place.languageId,
    countryID: place.countryId,
  })
  const moves = environment.moves ?? new MoveMemory(environment.clock)
  bindAdapters(visitor, async () => {
    const { createHttpAdapters } = await import('./http-adapters.ts')
    return createHttpAdapters(
      connection,
      caller,
      () => !session.snapshot.pricesHidden,
      () => place.defaults,
      {
        journal: environment.journal,
        moves,
        sharedMoves: environment.sharedMoves,
        build: environment.builds?.own,
      },
    )
  })
  return visitor
}

function bindAdapters(visitor: Container, load: () => Promise<HttpAdapters>): void {
  let loading: Promise<HttpAdapters> | undefined
  const adapters = () => (loading ??= load())
  const adapter = <Name extends keyof HttpAdapters>(name: Name) =>
    lazily(async () => (await adapters())[name])

  visitor.constant(ApiAccess, adapters)

  visitor.constant(Accounts, adapter('accounts'))
  visitor.constant(Baskets, adapter('baskets'))
  visitor.constant(MovedPages, adapter('movedPages'))
  visitor.constant(PartsCatalogue, adapter('partsCatalogue'))
  visitor.constant(SearchSettings, adapter('searchSettings'))
  visitor.constant(ShopContent, adapter('shopContent'))
  visitor.constant(SiteMap, adapter('siteMap'))
  visitor.constant(VehicleCatalogue, adapter('vehicleCatalogue'))
  visitor.constant(VinMemory, adapter('vinMemory'))
  visitor.constant(ReadCache, adapter('cache'))
}
