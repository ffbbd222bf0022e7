import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { IdempotencyKeys } from '#application/cart/idempotency-keys.store.ts'
import { SavedCarts } from '#application/saved-carts/saved-carts.port.ts'
import { Favourites } from '#application/favourites/favourites.port.ts'
import { LoadFavouriteMarks } from '#application/favourites/load-favourite-marks.ts'
import { AddLinesToTarget } from '#application/quick-order/add-lines-to-target.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { NoteOrderViewModel } from '../../checkout/confirmation/note-order.view-model.ts'
import { OtherTargetsViewModel } from '../../order-grid/other-targets.view-model.ts'
import { openArea } from '../open-area.ts'
import './named-carts.area.ts'
import './notice.area.ts'

/** Where lines go: the cart, a cart with a name, a notice list. */
openArea('line-targets', ({ provide }) => {
  provide(
    AddLinesToTarget,
    { session: SessionStore, idempotencyKeys: IdempotencyKeys },
    { addLines: AddLinesToCart, carts: SavedCarts, favourites: Favourites, loadMarks: LoadFavouriteMarks },
  )
  provide(OtherTargetsViewModel, SessionStore, SavedCarts, Favourites)
  provide(NoteOrderViewModel, AddLinesToTarget)
})
