import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { Baskets } from '#application/cart/cart-api.port.ts'
import { CartQueue } from '#application/cart/cart-outbox.store.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { ChangeCart } from '#application/cart/edit-cart.ts'
import { ChangeCarts } from '#application/saved-carts/manage-saved-carts.ts'
import { KeptWishes } from '#application/cart/persisted-cart-changes.ts'
import { LoadCart } from '#application/cart/load-cart.ts'
import { SendWishes } from '#application/cart/sync-cart.ts'
import { UndoRemoval } from '#application/cart/undo-removal.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import { Drafts } from '#application/drafts/drafts.ts'
import { SheetFiles } from '#application/data-table/sheet-files.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { Happenings } from '#application/tracking/event-bus.ts'
import { CartToolsViewModel } from '../../cart/page/cart-tools.view-model.ts'
import { CartViewModel } from '../../cart/page/cart.view-model.ts'
import { openArea } from '../open-area.ts'
import './lists.area.ts'
import './named-carts.area.ts'

/** Changing the cart; what shows of it on every page is wired with the frame. */
openArea('cart', ({ provide, provideStore }) => {
  provideStore(CartQueue, CartStore)
  provide(KeptWishes, Drafts, CartQueue)
  provide(
    SendWishes,
    Baskets,
    { session: SessionStore, cart: CartStore, queue: CartQueue },
    LoadCart,
    Happenings,
  )
  provide(
    ChangeCart,
    { queue: CartQueue, cart: CartStore },
    { sendWishes: SendWishes, loadCart: LoadCart },
    KeptWishes,
    Clock,
  )
  provide(
    UndoRemoval,
    { cart: CartStore, queue: CartQueue },
    { sendWishes: SendWishes, addLines: AddLinesToCart, loadCart: LoadCart },
  )
  provide(
    CartToolsViewModel,
    { cart: CartStore, session: SessionStore, checkout: CheckoutStore },
    ChangeCarts,
    SheetFiles,
  )
  provide(
    CartViewModel,
    { cart: CartStore, queue: CartQueue, session: SessionStore },
    { changeCart: ChangeCart, undoRemoval: UndoRemoval, loadCart: LoadCart },
  )
})
