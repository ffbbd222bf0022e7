import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { AlternativeCurrencyStore } from '#application/currencies/alternative-currency.store.ts'
import { LocaleStore } from '#application/locale/locale.store.ts'
import { ExpireSession } from '#application/authentication/expire-session.ts'
import { SyncSession } from '#application/authentication/sync-session.ts'
import { AppearanceStore } from '#application/appearance/appearance.store.ts'
import { ChangeAppearance } from '#application/appearance/change-appearance.ts'
import { SessionChannel } from '#application/session/session-channel.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { Clock } from '#application/kernel/clock.port.ts'
import { ChooseConsent } from '#application/tracking/choose-consent.ts'
import { ConsentStore } from '#application/tracking/consent.store.ts'
import { AppearanceViewModel } from '../../appearance/appearance.view-model.ts'
import { ConsentViewModel } from '../../tracking/consent.view-model.ts'
import { QuickOrderLines } from '#application/quick-order/quick-order-lines.port.ts'
import { QuickOrderOfferViewModel } from '../../search/quick-order-offer.view-model.ts'
import { PricesViewModel } from '../../part/prices.view-model.ts'
import { SessionWatchViewModel } from '../../session/session-watch.view-model.ts'
import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { AddToCartViewModel } from '../../add-to-cart/add-to-cart.view-model.ts'
import { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'
import { ChosenVehicleViewModel } from '../../chosen-vehicle/chosen-vehicle.view-model.ts'
import { Misfits } from '#application/vehicles/misfits.port.ts'
import type { Wiring } from '../../kernel/module.ts'

/** What stands around every page. */
export const frameViewModels: Wiring = ({ provide }) => {
  provide(QuickOrderOfferViewModel, QuickOrderLines)
  provide(AppearanceViewModel, AppearanceStore, ChangeAppearance)
  provide(PricesViewModel, SessionStore, AlternativeCurrencyStore)
  provide(ConsentViewModel, ConsentStore, ChooseConsent)
  provide(SessionWatchViewModel, SessionStore, SessionChannel, SyncSession, ExpireSession)
  provide(
    AddToCartViewModel,
    AddLinesToCart,
    SessionStore,
    AlertsStore,
    LocaleStore,
    { chosen: ChosenVehicleStore, misfits: Misfits },
    Clock,
  )
  provide(ChosenVehicleViewModel, ChosenVehicleStore)
}
