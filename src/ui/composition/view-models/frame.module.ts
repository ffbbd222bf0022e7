import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { ContentStore } from '#application/catalogue/content.store.ts'
import { AlternativeCurrencyStore } from '#application/currency/alternative-currency.store.ts'
import { DownloadMemory } from '#application/downloads/download-memory.port.ts'
import { SearchParts } from '#application/parts/search-parts.ts'
import { PlaceStore } from '#application/place/place.store.ts'
import { ExpireSession } from '#application/session/expire-session.ts'
import { FollowVisitor } from '#application/session/follow-visitor.ts'
import { AppearanceStore } from '#application/place/appearance.store.ts'
import { ChangeAppearance } from '#application/place/change-appearance.ts'
import { LogOut } from '#application/session/log-out.ts'
import { SessionNews } from '#application/session/session-news.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { TogglePrices } from '#application/session/toggle-prices.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { ChooseConsent } from '#application/tracking/choose-consent.ts'
import { ConsentStore } from '#application/tracking/consent.store.ts'
import { Happenings } from '#application/tracking/happenings.ts'
import { Builds } from '#application/versions/builds.port.ts'
import { VersionViewModel } from '../../versions/version.view-model.ts'
import { AlertsViewModel } from '../../alerts/alerts.view-model.ts'
import { AppearanceViewModel } from '../../appearance/appearance.view-model.ts'
import { ConsentViewModel } from '../../consent/consent.view-model.ts'
import { FooterViewModel } from '../../footer/footer.view-model.ts'
import { HeaderViewModel } from '../../header/header.view-model.ts'
import { SearchViewModel } from '../../header/search/search.view-model.ts'
import { ApproximationViewModel } from '../../product-facts/approximation.view-model.ts'
import { SessionWatchViewModel } from '../../session/session-watch.view-model.ts'
import { AddToCart } from '#application/cart/add-to-cart.ts'
import { AddToCartViewModel } from '../../add-to-cart/add-to-cart.view-model.ts'
import { RecallVins } from '#application/vin/recall-vins.ts'
import { SearchModeStore } from '#application/vin/search-mode.store.ts'
import { VinHistoryStore } from '#application/vin/vin-history.store.ts'
import { ChosenVehicleStore } from '#application/vin/chosen-vehicle.store.ts'
import { ChosenVehicleViewModel } from '../../vin/chosen-vehicle.view-model.ts'
import { VinInputViewModel } from '../../vin/vin-input.view-model.ts'
import { VinOfferViewModel } from '../../vin/vin-offer.view-model.ts'
import type { Wiring } from '../container.ts'

/** What stands around every page. */
export const frameViewModels: Wiring = ({ provide }) => {
  provide(VersionViewModel, Builds, Clock)
  provide(
    HeaderViewModel,
    {
      session: SessionStore,
      content: ContentStore,
      cart: CartStore,
      place: PlaceStore,
      downloads: DownloadMemory,
    },
    TogglePrices,
    LogOut,
  )
  provide(SearchViewModel, SearchParts, SessionStore, PlaceStore, Clock, Happenings)
  provide(AppearanceViewModel, AppearanceStore, ChangeAppearance)
  provide(ApproximationViewModel, AlternativeCurrencyStore)
  provide(ConsentViewModel, ConsentStore, ChooseConsent)
  provide(FooterViewModel, ContentStore, Clock)
  provide(AlertsViewModel, AlertsStore)
  provide(SessionWatchViewModel, SessionStore, SessionNews, FollowVisitor, ExpireSession)
  provide(AddToCartViewModel, AddToCart, SessionStore, AlertsStore, Clock)
  provide(VinOfferViewModel, SearchModeStore)
  provide(ChosenVehicleViewModel, ChosenVehicleStore)
  provide(VinInputViewModel, RecallVins, VinHistoryStore, Happenings)
}
