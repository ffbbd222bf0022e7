import { ChangeCarts } from '#application/cart/change-carts.ts'
import { NamedCarts } from '#application/cart/named-carts.port.ts'
import { SheetFiles } from '#application/list/sheet-files.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { MyCartsViewModel } from '../../infocenter/mycarts/my-carts.view-model.ts'
import { openArea } from '../open-area.ts'
import './lists.area.ts'
import './named-carts.area.ts'

/** The list of the carts with a name. */
openArea('my-carts', ({ provide }) => {
  provide(MyCartsViewModel, ChangeCarts, NamedCarts, SessionStore, SheetFiles)
})
