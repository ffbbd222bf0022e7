import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { ContentStore } from '#application/catalogue/content.store.ts'
import { AlternativeCurrencyStore } from '#application/currencies/alternative-currency.store.ts'
import { DownloadStorage } from '#application/downloads/download-storage.port.ts'
import { SearchParts } from '#application/search/search-parts.ts'
import { LocaleStore } from '#application/locale/locale.store.ts'
import { ExpireSession } from '#application/session/expire-session.ts'
import { SyncSession } from '#application/session/sync-session.ts'
import { AppearanceStore } from '#application/appearance/appearance.store.ts'
import { ChangeAppearance } from '#application/appearance/change-appearance.ts'
import { LogOut } from '#application/session/log-out.ts'
import { SessionChannel } from '#application/session/session-channel.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { TogglePrices } from '#application/session/toggle-prices.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { ChooseConsent } from '#application/tracking/choose-consent.ts'
import { ConsentStore } from '#application/tracking/consent.store.ts'
import { EventBus } from '#application/tracking/event-bus.ts'
import { Builds } from '#application/versions/builds.port.ts'
import { VersionViewModel } from '../../versions/version.view-model.ts'
import { AlertsViewModel } from '../../alerts/alerts.view-model.ts'
import { AppearanceViewModel } from '../../appearance/appearance.view-model.ts'
import { ConsentViewModel } from '../../tracking/consent.view-model.ts'
import { FooterViewModel } from '../../layout/footer/footer.view-model.ts'
import { HeaderViewModel } from '../../layout/header/header.view-model.ts'
import { SearchViewModel } from '../../search/header/search.view-model.ts'
import { QuickOrderLines } from '#application/quick-order/quick-order-lines.port.ts'
import { QuickOrderOfferViewModel } from '../../search/quick-order-offer.view-model.ts'
import { ApproximationViewModel } from '../../products/approximation.view-model.ts'
import { SessionWatchViewModel } from '../../session/session-watch.view-model.ts'
import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { AddToCartViewModel } from '../../cart/add-to-cart.view-model.ts'
import { LoadVinHistory } from '#application/vehicles/load-vin-history.ts'
import { SearchModeStore } from '#application/vehicles/search-mode.store.ts'
import { VinHistoryStore } from '#application/vehicles/vin-history.store.ts'
import { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'
import { ChosenVehicleViewModel } from '../../vehicles/chosen-vehicle.view-model.ts'
import { VinInputViewModel } from '../../vehicles/vin-input.view-model.ts'
import { SearchModeViewModel } from '../../vehicles/search-mode.view-model.ts'
import type { Wiring } from '../../kernel/module.ts'

/** What stands around every page. */
export const frameViewModels: Wiring = ({ provide }) => {
  provide(VersionViewModel, Builds, Clock)
  provide(
    HeaderViewModel,
    {
      session: SessionStore,
      content: ContentStore,
      cart: CartStore,
      place: LocaleStore,
      downloads: DownloadStorage,
      capabilities: CapabilitiesStore,
    },
    TogglePrices,
    LogOut,
  )
  provide(
    SearchViewModel,
    SearchParts,
    {
      session: SessionStore,
      place: LocaleStore,
      searchMode: SearchModeStore,
      content: ContentStore,
      capabilities: CapabilitiesStore,
    },
    Clock,
    EventBus,
  )
  provide(QuickOrderOfferViewModel, QuickOrderLines)
  provide(AppearanceViewModel, AppearanceStore, ChangeAppearance)
  provide(ApproximationViewModel, AlternativeCurrencyStore)
  provide(ConsentViewModel, ConsentStore, ChooseConsent)
  provide(FooterViewModel, ContentStore, Clock)
  provide(AlertsViewModel, AlertsStore)
  provide(SessionWatchViewModel, SessionStore, SessionChannel, SyncSession, ExpireSession)
  provide(AddToCartViewModel, AddLinesToCart, SessionStore, AlertsStore, LocaleStore, Clock)
  provide(SearchModeViewModel, SearchModeStore)
  provide(ChosenVehicleViewModel, ChosenVehicleStore)
  provide(VinInputViewModel, LoadVinHistory, VinHistoryStore, EventBus)
}
