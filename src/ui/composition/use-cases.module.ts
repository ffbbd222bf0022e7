import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { LoadCart } from '#application/cart/load-cart.ts'
import { LoadFrame } from '#application/catalogue/load-frame.ts'
import { OpenCatalogue } from '#application/catalogue/open-catalogue.ts'
import { Drafts } from '#application/drafts/drafts.ts'
import { QuickOrderLines } from '#application/quick-order/quick-order-lines.port.ts'
import { SearchParts } from '#application/search/search-parts.ts'
import { TermReader } from '#application/search/term-reader.port.ts'
import { ChangeAppearance } from '#application/appearance/change-appearance.ts'
import { ResolveRedirect } from '#application/redirects/resolve-redirect.ts'
import { ExpireSession } from '#application/authentication/expire-session.ts'
import { SyncSession } from '#application/authentication/sync-session.ts'
import { ClearUserData } from '#application/authentication/clear-user-data.ts'
import { LogIn } from '#application/authentication/log-in.ts'
import { LogOut } from '#application/authentication/log-out.ts'
import { RequestPasswordReset } from '#application/session/request-password-reset.ts'
import { RefreshFeatures } from '#application/session/refresh-features.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { TogglePrices } from '#application/pricing/toggle-prices.ts'
import { ReturnUrl } from '#application/session/return-url.ts'
import { ReadCache } from '#application/shared/read-cache.port.ts'
import { VisitorStores } from '#application/shared/visitor-stores.ts'
import { ChooseConsent } from '#application/tracking/choose-consent.ts'
import { LoadSearchMode } from '#application/vehicles/load-search-mode.ts'
import { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'
import { VehicleRange } from '#application/vehicles/vehicle-range.port.ts'
import { LineCheck } from '#application/line-check/line-check.port.ts'
import { Misfits } from '#application/vehicles/misfits.port.ts'
import '../line-check/line-check.module.ts'
import '../vehicles/vehicle-range.module.ts'
import type { Wiring } from '../kernel/module.ts'

/** What the shop does. No use case holds state of its own, so each is made where it is asked for. */
export const useCases: Wiring = ({ provide, latePort }) => {
  provide(LoadFrame)
  provide(OpenCatalogue)

  provide(ResolveRedirect)
  provide(ChangeAppearance)

  provide(ChooseConsent)

  latePort(
    TermReader,
    async (lineCheck: LineCheck) => {
      const { ReadTerm } = await import('#application/search/read-term.ts')
      return new ReadTerm({ lineCheck })
    },
    LineCheck,
  )
  provide(SearchParts)
  latePort(
    QuickOrderLines,
    async (drafts: Drafts) => {
      const { AddToQuickOrder } = await import('#application/quick-order/add-to-quick-order.ts')
      return new AddToQuickOrder({ drafts })
    },
    Drafts,
  )

  latePort(
    Misfits,
    async (chosen: ChosenVehicleStore, range: VehicleRange) => {
      const { FindMisfit } = await import('#application/vehicles/find-misfit.ts')
      return new FindMisfit({ chosen, range })
    },
    ChosenVehicleStore,
    VehicleRange,
  )

  provide(LoadCart)
  provide(AddLinesToCart)

  provide(Drafts)

  provide(ClearUserData)
  provide(RequestPasswordReset)
  provide(LogIn)
  provide(LogOut)
  provide(ExpireSession)
  provide(
    SyncSession,
    { session: SessionStore, cart: CartStore, cache: ReadCache },
    RefreshFeatures,
    LoadCart,
    VisitorStores,
  )
  provide(RefreshFeatures)
  provide(TogglePrices)
  provide(ReturnUrl)
  provide(LoadSearchMode)
}
