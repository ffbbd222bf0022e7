import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { AddToCart } from '#application/cart/add-to-cart.ts'
import { Baskets } from '#application/cart/cart-api.port.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { LoadCart } from '#application/cart/load-cart.ts'
import { LostAdds } from '#application/cart/idempotency-keys.store.ts'
import { ContentStore } from '#application/catalogue/content.store.ts'
import { LoadFrame } from '#application/catalogue/load-frame.ts'
import { OpenCatalogue } from '#application/catalogue/open-catalogue.ts'
import { ShopContent } from '#application/catalogue/shop-content.port.ts'
import { DraftMemory } from '#application/drafts/draft-storage.port.ts'
import { Drafts } from '#application/drafts/drafts.ts'
import { PartsCatalogue } from '#application/products/parts-catalogue.port.ts'
import { SearchParts } from '#application/search/search-parts.ts'
import { AppearanceStore } from '#application/appearance/appearance.store.ts'
import { ChangeAppearance } from '#application/appearance/change-appearance.ts'
import { FollowMoves } from '#application/redirects/resolve-redirect.ts'
import { MovedPages } from '#application/redirects/redirects.port.ts'
import { PlaceStore } from '#application/locale/locale.store.ts'
import { ShopRouting } from '#application/locale/shop-routing.ts'
import { Preferences } from '#application/locale/preferences.port.ts'
import { Accounts } from '#application/session/accounts.port.ts'
import { EndSession } from '#application/session/on-unauthorized.ts'
import { ExpireSession } from '#application/session/expire-session.ts'
import { FollowVisitor } from '#application/session/sync-session.ts'
import { ForgetVisitor } from '#application/session/clear-user-data.ts'
import { LogIn } from '#application/session/log-in.ts'
import { LogOut } from '#application/session/log-out.ts'
import { PathMemory } from '#application/session/path-memory.port.ts'
import { RefreshFeatures } from '#application/session/refresh-features.ts'
import { SessionNews } from '#application/session/session-channel.port.ts'
import { SessionStorage } from '#application/session/session-cookies.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { TogglePrices } from '#application/session/toggle-prices.ts'
import { WayBack } from '#application/session/return-url.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { ReadCache } from '#application/shared/read-cache.port.ts'
import { VisitorStores } from '#application/shared/visitor-stores.ts'
import { ChooseConsent } from '#application/tracking/choose-consent.ts'
import { ConsentStore } from '#application/tracking/consent.store.ts'
import { Happenings } from '#application/tracking/event-bus.ts'
import { ViewedMemory } from '#application/products/recently-viewed.port.ts'
import { routing } from '../routing/configured-routing.ts'
import { LoadSearchMode } from '#application/vehicles/load-search-mode.ts'
import { RecallVins } from '#application/vehicles/load-vin-history.ts'
import { SearchModeStore } from '#application/vehicles/search-mode.store.ts'
import { SearchSettings } from '#application/vehicles/search-settings.port.ts'
import { VinHistoryStore } from '#application/vehicles/vin-history.store.ts'
import { VinMemory } from '#application/vehicles/vin-history.port.ts'
import type { Wiring } from './container.ts'

/** What the shop does. No use case holds state of its own, so each is made where it is asked for. */
export const useCases: Wiring = ({ provide, constant }) => {
  provide(LoadFrame, ShopContent, PlaceStore)
  provide(OpenCatalogue, LoadFrame, ContentStore)

  constant(ShopRouting, routing)
  provide(FollowMoves, MovedPages, ShopRouting)
  provide(ChangeAppearance, AppearanceStore, Preferences)

  provide(ChooseConsent, ConsentStore, Preferences)

  provide(SearchParts, PartsCatalogue)

  provide(LoadCart, Baskets, SessionStore, CartStore)
  provide(
    AddLinesToCart,
    Baskets,
    { session: SessionStore, cart: CartStore, lostAdds: LostAdds },
    LoadCart,
    Happenings,
  )
  provide(AddToCart, AddLinesToCart)

  provide(Drafts, DraftMemory, SessionStore, Clock)

  provide(
    ForgetVisitor,
    SessionStore,
    SessionStorage,
    CartStore,
    ReadCache,
    ViewedMemory,
    SessionNews,
    VisitorStores,
  )
  provide(LogIn, Accounts, SessionStore, SessionStorage, LoadCart, ReadCache, SessionNews)
  provide(LogOut, Accounts, SessionStore, ForgetVisitor, PathMemory)
  provide(EndSession, SessionStore, ExpireSession)
  provide(ExpireSession, SessionStore, ForgetVisitor, AlertsStore)
  provide(
    FollowVisitor,
    { session: SessionStore, cart: CartStore, cache: ReadCache },
    RefreshFeatures,
    LoadCart,
  )
  provide(RefreshFeatures, Accounts, SessionStore)
  provide(TogglePrices, SessionStore, SessionStorage, ReadCache, LoadCart, SessionNews)
  provide(WayBack, PathMemory)
  provide(LoadSearchMode, SearchSettings, SearchModeStore)
  provide(RecallVins, VinMemory, SearchSettings, VinHistoryStore)
}
