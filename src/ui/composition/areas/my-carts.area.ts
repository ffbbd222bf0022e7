import { ManageSavedCarts } from '#application/saved-carts/manage-saved-carts.ts'
import { SavedCarts } from '#application/saved-carts/saved-carts.port.ts'
import { SheetFiles } from '#application/data-table/sheet-files.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { MyCartsViewModel } from '../../saved-carts/my-carts.view-model.ts'
import { openArea } from '../open-area.ts'
import './lists.area.ts'
import './named-carts.area.ts'

/** The list of the carts with a name. */
openArea('my-carts', ({ provide }) => {
  provide(MyCartsViewModel, ManageSavedCarts, SavedCarts, SessionStore, SheetFiles)
})
