import { CartOutbox } from '#application/cart/cart-outbox.store.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { TypedLineReader } from '#application/cart/typed-line-reader.port.ts'
import { UnansweredLines } from '#application/cart/unanswered-lines.store.ts'
import { LineCheck } from '#application/line-check/line-check.port.ts'
import { LocaleStore } from '#application/locale/locale.store.ts'
import { registerModule } from '../kernel/module.ts'
import '../data-table/data-table.module.ts'
import '../line-check/line-check.module.ts'
import '../saved-carts/saved-carts.module.ts'
import '../scanning/scanning.module.ts'

/** Bindings of cart changes. The layout binds the parts of the cart that every page needs. */
registerModule('cart', ({ provideStore, lazyPort }) => {
  provideStore(CartOutbox, CartStore)
  provideStore(UnansweredLines)
  lazyPort(
    TypedLineReader,
    async (lineCheck: LineCheck, locale: LocaleStore) => {
      const [{ ReadTypedLine }, { ReadOrderList }] = await Promise.all([
        import('#application/cart/read-typed-line.ts'),
        import('#application/line-check/read-order-list.ts'),
      ])
      return new ReadTypedLine({ lineCheck, locale, readOrderList: new ReadOrderList({ lineCheck }) })
    },
    LineCheck,
    LocaleStore,
  )
})
