import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { LostAdds } from '#application/cart/idempotency-keys.store.ts'
import { NamedCarts } from '#application/saved-carts/saved-carts.port.ts'
import { Favourites } from '#application/favourites/favourites.port.ts'
import { LoadMarks } from '#application/favourites/load-favourite-marks.ts'
import { PutLines } from '#application/quick-order/add-lines-to-target.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { NoteOrderViewModel } from '../../checkout/confirmation/note-order.view-model.ts'
import { OtherTargetsViewModel } from '../../order-grid/other-targets.view-model.ts'
import { openArea } from '../open-area.ts'
import './named-carts.area.ts'
import './notice.area.ts'

/** Where lines go: the cart, a cart with a name, a notice list. */
openArea('line-targets', ({ provide }) => {
  provide(
    PutLines,
    { session: SessionStore, lostAdds: LostAdds },
    { addLines: AddLinesToCart, carts: NamedCarts, favourites: Favourites, loadMarks: LoadMarks },
  )
  provide(OtherTargetsViewModel, SessionStore, NamedCarts, Favourites)
  provide(NoteOrderViewModel, PutLines)
})
