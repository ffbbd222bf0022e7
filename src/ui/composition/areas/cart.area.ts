import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { Baskets } from '#application/cart/baskets.port.ts'
import { CartQueue } from '#application/cart/cart-queue.store.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { ChangeCart } from '#application/cart/change-cart.ts'
import { ChangeCarts } from '#application/cart/change-carts.ts'
import { KeptWishes } from '#application/cart/kept-wishes.ts'
import { LoadCart } from '#application/cart/load-cart.ts'
import { SendWishes } from '#application/cart/send-wishes.ts'
import { UndoRemoval } from '#application/cart/undo-removal.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import { Drafts } from '#application/journal/drafts.ts'
import { SheetFiles } from '#application/list/sheet-files.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { Happenings } from '#application/tracking/happenings.ts'
import { VisitorStores } from '#application/shared/visitor-stores.ts'
import { CartToolsViewModel } from '../../checkout/cart/cart-tools.view-model.ts'
import { CartViewModel } from '../../checkout/cart/cart.view-model.ts'
import { openArea } from '../open-area.ts'
import './lists.area.ts'
import './named-carts.area.ts'

/** Changing the cart; what shows of it on every page is wired with the frame. */
openArea('cart', ({ bind }) => {
  bind(CartQueue).toResolvedValue(
    (stores: VisitorStores, cart: CartStore) => stores.hold(CartQueue, () => new CartQueue(cart)),
    [VisitorStores, CartStore],
  )
  bind(KeptWishes).toResolvedValue(
    (drafts: Drafts, queue: CartQueue) => new KeptWishes(drafts, queue),
    [Drafts, CartQueue],
  )
  bind(SendWishes).toResolvedValue(
    (
      baskets: Baskets,
      session: SessionStore,
      cart: CartStore,
      queue: CartQueue,
      loadCart: LoadCart,
      happenings: Happenings,
    ) => new SendWishes(baskets, { session, cart, queue }, loadCart, happenings),
    [Baskets, SessionStore, CartStore, CartQueue, LoadCart, Happenings],
  )
  bind(ChangeCart).toResolvedValue(
    (
      queue: CartQueue,
      cart: CartStore,
      sendWishes: SendWishes,
      loadCart: LoadCart,
      kept: KeptWishes,
      clock: Clock,
    ) => new ChangeCart({ queue, cart }, { sendWishes, loadCart }, kept, clock),
    [CartQueue, CartStore, SendWishes, LoadCart, KeptWishes, Clock],
  )
  bind(UndoRemoval).toResolvedValue(
    (
      cart: CartStore,
      queue: CartQueue,
      sendWishes: SendWishes,
      addLines: AddLinesToCart,
      loadCart: LoadCart,
    ) => new UndoRemoval({ cart, queue }, { sendWishes, addLines, loadCart }),
    [CartStore, CartQueue, SendWishes, AddLinesToCart, LoadCart],
  )
  bind(CartToolsViewModel).toResolvedValue(
    (
      cart: CartStore,
      session: SessionStore,
      checkout: CheckoutStore,
      change: ChangeCarts,
      files: SheetFiles,
    ) => new CartToolsViewModel({ cart, session, checkout }, change, files),
    [CartStore, SessionStore, CheckoutStore, ChangeCarts, SheetFiles],
  )
  bind(CartViewModel).toResolvedValue(
    (
      cart: CartStore,
      queue: CartQueue,
      session: SessionStore,
      changeCart: ChangeCart,
      undoRemoval: UndoRemoval,
      loadCart: LoadCart,
    ) => new CartViewModel({ cart, queue, session }, { changeCart, undoRemoval, loadCart }),
    [CartStore, CartQueue, SessionStore, ChangeCart, UndoRemoval, LoadCart],
  )
})
