import { ContainerModule } from 'inversify'
import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { AddToCart } from '#application/cart/add-to-cart.ts'
import { Baskets } from '#application/cart/baskets.port.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { LoadCart } from '#application/cart/load-cart.ts'
import { LostAdds } from '#application/cart/lost-adds.store.ts'
import { ContentStore } from '#application/catalogue/content.store.ts'
import { LoadFrame } from '#application/catalogue/load-frame.ts'
import { OpenCatalogue } from '#application/catalogue/open-catalogue.ts'
import { ShopContent } from '#application/catalogue/shop-content.port.ts'
import { DraftMemory } from '#application/journal/draft-memory.port.ts'
import { Drafts } from '#application/journal/drafts.ts'
import { PartsCatalogue } from '#application/parts/parts-catalogue.port.ts'
import { SearchParts } from '#application/parts/search-parts.ts'
import { AppearanceStore } from '#application/place/appearance.store.ts'
import { ChangeAppearance } from '#application/place/change-appearance.ts'
import { FollowMoves } from '#application/place/follow-moves.ts'
import { MovedPages } from '#application/place/moved-pages.port.ts'
import { PlaceStore } from '#application/place/place.store.ts'
import { Preferences } from '#application/place/preferences.port.ts'
import { Accounts } from '#application/session/accounts.port.ts'
import { EndSession } from '#application/session/end-session.ts'
import { ExpireSession } from '#application/session/expire-session.ts'
import { FollowVisitor } from '#application/session/follow-visitor.ts'
import { ForgetVisitor } from '#application/session/forget-visitor.ts'
import { LogIn } from '#application/session/log-in.ts'
import { LogOut } from '#application/session/log-out.ts'
import { PathMemory } from '#application/session/path-memory.port.ts'
import { RefreshFeatures } from '#application/session/refresh-features.ts'
import { SessionNews } from '#application/session/session-news.port.ts'
import { SessionStorage } from '#application/session/session-storage.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { TogglePrices } from '#application/session/toggle-prices.ts'
import { WayBack } from '#application/session/way-back.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { ReadCache } from '#application/shared/read-cache.port.ts'
import { VisitorStores } from '#application/shared/visitor-stores.ts'
import { ChooseConsent } from '#application/tracking/choose-consent.ts'
import { ConsentStore } from '#application/tracking/consent.store.ts'
import { Happenings } from '#application/tracking/happenings.ts'
import { ViewedMemory } from '#application/viewed/viewed-memory.port.ts'
import { routing } from '../routing/configured-routing.ts'
import { LoadSearchMode } from '#application/vin/load-search-mode.ts'
import { RecallVins } from '#application/vin/recall-vins.ts'
import { SearchModeStore } from '#application/vin/search-mode.store.ts'
import { SearchSettings } from '#application/vin/search-settings.port.ts'
import { VinHistoryStore } from '#application/vin/vin-history.store.ts'
import { VinMemory } from '#application/vin/vin-memory.port.ts'

/** What the shop does. No use case holds state of its own, so each is made where it is asked for. */
export const useCases = new ContainerModule(({ bind }) => {
  bind(LoadFrame).toResolvedValue(
    (content: ShopContent, place: PlaceStore) => new LoadFrame(content, place),
    [ShopContent, PlaceStore],
  )
  bind(OpenCatalogue).toResolvedValue(
    (loadFrame: LoadFrame, store: ContentStore) => new OpenCatalogue(loadFrame, store),
    [LoadFrame, ContentStore],
  )

  bind(FollowMoves).toResolvedValue((pages: MovedPages) => new FollowMoves(pages, routing), [MovedPages])
  bind(ChangeAppearance).toResolvedValue(
    (store: AppearanceStore, preferences: Preferences) => new ChangeAppearance(store, preferences),
    [AppearanceStore, Preferences],
  )

  bind(ChooseConsent).toResolvedValue(
    (store: ConsentStore, preferences: Preferences) => new ChooseConsent(store, preferences),
    [ConsentStore, Preferences],
  )

  bind(SearchParts).toResolvedValue(
    (catalogue: PartsCatalogue) => new SearchParts(catalogue),
    [PartsCatalogue],
  )

  bind(LoadCart).toResolvedValue(
    (baskets: Baskets, session: SessionStore, cart: CartStore) => new LoadCart(baskets, session, cart),
    [Baskets, SessionStore, CartStore],
  )
  bind(AddLinesToCart).toResolvedValue(
    (
      baskets: Baskets,
      session: SessionStore,
      cart: CartStore,
      lostAdds: LostAdds,
      loadCart: LoadCart,
      happenings: Happenings,
    ) => new AddLinesToCart(baskets, { session, cart, lostAdds }, loadCart, happenings),
    [Baskets, SessionStore, CartStore, LostAdds, LoadCart, Happenings],
  )
  bind(AddToCart).toResolvedValue((addLines: AddLinesToCart) => new AddToCart(addLines), [AddLinesToCart])

  bind(Drafts).toResolvedValue(
    (memory: DraftMemory, session: SessionStore, clock: Clock) => new Drafts(memory, session, clock),
    [DraftMemory, SessionStore, Clock],
  )

  bind(ForgetVisitor).toResolvedValue(
    (
      session: SessionStore,
      storage: SessionStorage,
      cart: CartStore,
      cache: ReadCache,
      viewed: ViewedMemory,
      news: SessionNews,
      stores: VisitorStores,
    ) => new ForgetVisitor(session, storage, cart, cache, viewed, news, stores),
    [SessionStore, SessionStorage, CartStore, ReadCache, ViewedMemory, SessionNews, VisitorStores],
  )
  bind(LogIn).toResolvedValue(
    (
      accounts: Accounts,
      session: SessionStore,
      storage: SessionStorage,
      loadCart: LoadCart,
      cache: ReadCache,
      news: SessionNews,
    ) => new LogIn(accounts, session, storage, loadCart, cache, news),
    [Accounts, SessionStore, SessionStorage, LoadCart, ReadCache, SessionNews],
  )
  bind(LogOut).toResolvedValue(
    (accounts: Accounts, session: SessionStore, forgetVisitor: ForgetVisitor, pathMemory: PathMemory) =>
      new LogOut(accounts, session, forgetVisitor, pathMemory),
    [Accounts, SessionStore, ForgetVisitor, PathMemory],
  )
  bind(EndSession).toResolvedValue(
    (session: SessionStore, expireSession: ExpireSession) => new EndSession(session, expireSession),
    [SessionStore, ExpireSession],
  )
  bind(ExpireSession).toResolvedValue(
    (session: SessionStore, forgetVisitor: ForgetVisitor, alerts: AlertsStore) =>
      new ExpireSession(session, forgetVisitor, alerts),
    [SessionStore, ForgetVisitor, AlertsStore],
  )
  bind(FollowVisitor).toResolvedValue(
    (
      session: SessionStore,
      cart: CartStore,
      cache: ReadCache,
      refreshFeatures: RefreshFeatures,
      loadCart: LoadCart,
    ) => new FollowVisitor({ session, cart, cache }, refreshFeatures, loadCart),
    [SessionStore, CartStore, ReadCache, RefreshFeatures, LoadCart],
  )
  bind(RefreshFeatures).toResolvedValue(
    (accounts: Accounts, session: SessionStore) => new RefreshFeatures(accounts, session),
    [Accounts, SessionStore],
  )
  bind(TogglePrices).toResolvedValue(
    (
      session: SessionStore,
      storage: SessionStorage,
      cache: ReadCache,
      loadCart: LoadCart,
      news: SessionNews,
    ) => new TogglePrices(session, storage, cache, loadCart, news),
    [SessionStore, SessionStorage, ReadCache, LoadCart, SessionNews],
  )
  bind(WayBack).toResolvedValue((memory: PathMemory) => new WayBack(memory), [PathMemory])
  bind(LoadSearchMode).toResolvedValue(
    (settings: SearchSettings, store: SearchModeStore) => new LoadSearchMode(settings, store),
    [SearchSettings, SearchModeStore],
  )
  bind(RecallVins).toResolvedValue(
    (memory: VinMemory, settings: SearchSettings, store: VinHistoryStore) =>
      new RecallVins(memory, settings, store),
    [VinMemory, SearchSettings, VinHistoryStore],
  )
})
