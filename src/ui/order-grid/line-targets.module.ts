import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import { AddLinesToTarget } from '#application/quick-order/add-lines-to-target.ts'
import { ListTargets } from '#application/quick-order/list-targets.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { OtherTargetsViewModel } from './other-targets.view-model.ts'
import { registerModule } from '../kernel/module.ts'
import '../saved-carts/saved-carts.module.ts'
import '../favourites/favourite-button.module.ts'

/** Where lines go: the cart, a cart with a name, a parts list. */
registerModule('line-targets', ({ provide }) => {
  provide(AddLinesToTarget)
  provide(ListTargets)
  provide(OtherTargetsViewModel, SessionStore, CapabilitiesStore, ListTargets)
})
