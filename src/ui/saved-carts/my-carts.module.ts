import { ManageSavedCarts } from '#application/saved-carts/manage-saved-carts.ts'
import { SheetFiles } from '#application/data-table/sheet-files.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { MyCartsViewModel } from './my-carts.view-model.ts'
import { registerModule } from '../kernel/module.ts'
import '../data-table/data-table.module.ts'
import './saved-carts.module.ts'

/** The list of the carts with a name. */
registerModule('my-carts', ({ provide }) => {
  provide(MyCartsViewModel, ManageSavedCarts, SessionStore, SheetFiles)
})
