import { CookieJar } from '#application/kernel/cookie-jar.port.ts'
import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { CartApi } from '#application/cart/cart-api.port.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { LoadCart } from '#application/cart/load-cart.ts'
import { IdempotencyKeys } from '#application/shared/idempotency-keys.store.ts'
import { ContentStore } from '#application/catalogue/content.store.ts'
import { LoadFrame } from '#application/catalogue/load-frame.ts'
import { OpenCatalogue } from '#application/catalogue/open-catalogue.ts'
import { ShopContent } from '#application/shared/shop-content.port.ts'
import { DraftStorage } from '#application/drafts/draft-storage.port.ts'
import { Drafts } from '#application/drafts/drafts.ts'
import { QuickOrderLines } from '#application/quick-order/quick-order-lines.port.ts'
import { PartsCatalogue } from '#application/search/parts-catalogue.port.ts'
import { SearchParts } from '#application/search/search-parts.ts'
import { TermReader } from '#application/search/term-reader.port.ts'
import { AppearanceStore } from '#application/appearance/appearance.store.ts'
import { ChangeAppearance } from '#application/appearance/change-appearance.ts'
import { ResolveRedirect } from '#application/redirects/resolve-redirect.ts'
import { Redirects } from '#application/redirects/redirects.port.ts'
import { LocaleStore } from '#application/locale/locale.store.ts'
import { ShopRouting } from '#application/locale/shop-routing.ts'
import { Preferences } from '#application/locale/preferences.port.ts'
import { Accounts } from '#application/session/accounts.port.ts'
import { ExpireSession } from '#application/authentication/expire-session.ts'
import { SyncSession } from '#application/authentication/sync-session.ts'
import { ClearUserData } from '#application/authentication/clear-user-data.ts'
import { LogIn } from '#application/authentication/log-in.ts'
import { LogOut } from '#application/authentication/log-out.ts'
import { RequestPasswordReset } from '#application/session/request-password-reset.ts'
import { RefreshFeatures } from '#application/session/refresh-features.ts'
import { SessionChannel } from '#application/session/session-channel.port.ts'
import { SessionCookies } from '#application/session/session-cookies.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { TogglePrices } from '#application/pricing/toggle-prices.ts'
import { ReturnUrl } from '#application/session/return-url.ts'
import { Clock } from '#application/kernel/clock.port.ts'
import { ReadCache } from '#application/shared/read-cache.port.ts'
import { VisitorStores } from '#application/shared/visitor-stores.ts'
import { ChooseConsent } from '#application/tracking/choose-consent.ts'
import { ConsentStore } from '#application/tracking/consent.store.ts'
import { EventBus } from '#application/shared/event-bus.ts'
import { RecentlyViewed } from '#application/products/recently-viewed.port.ts'
import { LoadSearchMode } from '#application/vehicles/load-search-mode.ts'
import { SearchModeStore } from '#application/vehicles/search-mode.store.ts'
import { SearchSettings } from '#application/vehicles/search-settings.port.ts'
import { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'
import { VehicleRange } from '#application/vehicles/vehicle-range.port.ts'
import { LineCheck } from '#application/line-check/line-check.port.ts'
import { Misfits } from '#application/vehicles/misfits.port.ts'
import '../line-check/line-check.module.ts'
import '../vehicles/vehicle-range.module.ts'
import type { Wiring } from '../kernel/module.ts'

/** What the shop does. No use case holds state of its own, so each is made where it is asked for. */
export const useCases: Wiring = ({ provide, latePort }) => {
  provide(LoadFrame, ShopContent, LocaleStore, ShopRouting)
  provide(OpenCatalogue, LoadFrame, ContentStore)

  provide(ResolveRedirect, Redirects, ShopRouting, CapabilitiesStore)
  provide(ChangeAppearance, AppearanceStore, Preferences)

  provide(ChooseConsent, ConsentStore, Preferences)

  latePort(
    TermReader,
    async (lineCheck: LineCheck) => {
      const { ReadTerm } = await import('#application/search/read-term.ts')
      return new ReadTerm(lineCheck)
    },
    LineCheck,
  )
  provide(SearchParts, PartsCatalogue, TermReader)
  latePort(
    QuickOrderLines,
    async (drafts: Drafts) => {
      const { AddToQuickOrder } = await import('#application/quick-order/add-to-quick-order.ts')
      return new AddToQuickOrder(drafts)
    },
    Drafts,
  )

  latePort(
    Misfits,
    async (chosen: ChosenVehicleStore, range: VehicleRange) => {
      const { FindMisfit } = await import('#application/vehicles/find-misfit.ts')
      return new FindMisfit(chosen, range)
    },
    ChosenVehicleStore,
    VehicleRange,
  )

  provide(LoadCart, CartApi, SessionStore, CartStore)
  provide(
    AddLinesToCart,
    CartApi,
    { session: SessionStore, cart: CartStore, idempotencyKeys: IdempotencyKeys },
    LoadCart,
    EventBus,
  )

  provide(Drafts, DraftStorage, SessionStore, Clock)

  provide(
    ClearUserData,
    SessionStore,
    SessionCookies,
    CartStore,
    ReadCache,
    RecentlyViewed,
    SessionChannel,
    VisitorStores,
  )
  provide(RequestPasswordReset, Accounts)
  provide(LogIn, Accounts, SessionStore, SessionCookies, LoadCart, ReadCache, SessionChannel, ClearUserData)
  provide(LogOut, Accounts, SessionStore, ClearUserData, CookieJar)
  provide(ExpireSession, SessionStore, ClearUserData, AlertsStore)
  provide(
    SyncSession,
    { session: SessionStore, cart: CartStore, cache: ReadCache },
    RefreshFeatures,
    LoadCart,
    VisitorStores,
  )
  provide(RefreshFeatures, Accounts, SessionStore)
  provide(TogglePrices, SessionStore, SessionCookies, ReadCache, LoadCart, SessionChannel)
  provide(ReturnUrl, CookieJar)
  provide(LoadSearchMode, SearchSettings, SearchModeStore, CapabilitiesStore)
}
