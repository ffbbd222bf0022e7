import { AddTypedLine } from '#application/cart/add-typed-line.ts'
import { CartOutbox } from '#application/cart/cart-outbox.store.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { EditCart } from '#application/cart/edit-cart.ts'
import { ManageSavedCarts } from '#application/saved-carts/manage-saved-carts.ts'
import { PersistedCartChanges } from '#application/cart/persisted-cart-changes.ts'
import { LoadCart } from '#application/cart/load-cart.ts'
import { SyncCart } from '#application/cart/sync-cart.ts'
import { TypedLineReader } from '#application/cart/typed-line-reader.port.ts'
import { UndoRemoval } from '#application/cart/undo-removal.ts'
import { CheckoutDrafts } from '#application/checkout/checkout-drafts.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import { ChooseUsual } from '#application/checkout/usual-order.ts'
import { LineCheck } from '#application/line-check/line-check.port.ts'
import { SheetFiles } from '#application/data-table/sheet-files.port.ts'
import { LocaleStore } from '#application/locale/locale.store.ts'
import { ScanReader } from '#application/scanning/scan-reader.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { Clock } from '#application/kernel/clock.port.ts'
import { AddLineViewModel } from './page/add-line.view-model.ts'
import { CartToolsViewModel } from './page/cart-tools.view-model.ts'
import { CartViewModel } from './page/cart.view-model.ts'
import { registerModule } from '../kernel/module.ts'
import '../data-table/data-table.module.ts'
import '../line-check/line-check.module.ts'
import '../saved-carts/saved-carts.module.ts'
import '../scanning/scanning.module.ts'

/** Changing the cart; what shows of it on every page is wired with the frame. */
registerModule('cart', ({ provide, provideStore, latePort }) => {
  provideStore(CartOutbox, CartStore)
  provide(PersistedCartChanges)
  provide(SyncCart)
  provide(EditCart)
  provide(UndoRemoval)
  provide(
    CartToolsViewModel,
    { cart: CartStore, session: SessionStore, checkout: CheckoutStore },
    ManageSavedCarts,
    SheetFiles,
    CheckoutDrafts,
  )
  latePort(
    TypedLineReader,
    async (lineCheck: LineCheck, locale: LocaleStore) => {
      const { ReadTypedLine } = await import('#application/cart/read-typed-line.ts')
      return new ReadTypedLine({ lineCheck, locale })
    },
    LineCheck,
    LocaleStore,
  )
  provide(AddTypedLine)
  provide(AddLineViewModel, AddTypedLine, ScanReader)
  provide(
    CartViewModel,
    {
      cart: CartStore,
      queue: CartOutbox,
      session: SessionStore,
      locale: LocaleStore,
      checkout: CheckoutStore,
    },
    { changeCart: EditCart, undoRemoval: UndoRemoval, loadCart: LoadCart, chooseUsual: ChooseUsual },
    Clock,
  )
})
