import { Reorder } from '#application/orders/reorder.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { registerModule } from '../kernel/module.ts'
import { ReorderViewModel } from './reorder.view-model.ts'
import '../order-facts/orders-api.module.ts'

registerModule('reorder', ({ provide }) => {
  provide(Reorder)
  provide(ReorderViewModel, Reorder, SessionStore)
})
