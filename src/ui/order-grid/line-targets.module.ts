import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { IdempotencyKeys } from '#application/shared/idempotency-keys.store.ts'
import { SavedCarts } from '#application/saved-carts/saved-carts.port.ts'
import { Favourites } from '#application/favourites/favourites.port.ts'
import { LoadFavouriteMarks } from '#application/favourites/load-favourite-marks.ts'
import { AddLinesToTarget } from '#application/quick-order/add-lines-to-target.ts'
import { ListTargets } from '#application/quick-order/list-targets.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { OtherTargetsViewModel } from './other-targets.view-model.ts'
import { registerModule } from '../kernel/module.ts'
import '../saved-carts/saved-carts.module.ts'
import '../favourites/favourite-button.module.ts'

/** Where lines go: the cart, a cart with a name, a parts list. */
registerModule('line-targets', ({ provide }) => {
  provide(
    AddLinesToTarget,
    { session: SessionStore, idempotencyKeys: IdempotencyKeys },
    { addLines: AddLinesToCart, carts: SavedCarts, favourites: Favourites, loadMarks: LoadFavouriteMarks },
  )
  provide(ListTargets, SessionStore, CapabilitiesStore, SavedCarts, Favourites)
  provide(OtherTargetsViewModel, SessionStore, CapabilitiesStore, ListTargets)
})
