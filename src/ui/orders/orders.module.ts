import { AddPartsToFavourites } from '#application/orders/add-parts-to-favourites.ts'
import { CancelLines } from '#application/orders/cancel-lines.ts'
import { LoadOrder } from '#application/orders/load-order.ts'
import { SubscribeToDates } from '#application/orders/subscribe-to-dates.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { BackorderChangeViewModel } from './backorders/backorder-change.view-model.ts'
import { BackorderWatchViewModel } from './backorders/backorder-watch.view-model.ts'
import { CancelLinesViewModel } from './cancel-lines.view-model.ts'
import { OrderViewModel } from './order/order.view-model.ts'
import { NotePartsViewModel } from './order/note-parts.view-model.ts'
import { registerModule } from '../kernel/module.ts'
import '../order-facts/orders-api.module.ts'
import '../order-grid/line-targets.module.ts'
import '../reorder/reorder.module.ts'

/** Orders, and what of them is still to come. */
registerModule('orders', ({ provide }) => {
  provide(LoadOrder)
  provide(CancelLines)
  provide(SubscribeToDates)
  provide(AddPartsToFavourites)
  provide(BackorderWatchViewModel, SubscribeToDates)
  provide(BackorderChangeViewModel, CancelLines)
  provide(OrderViewModel, SessionStore)
  provide(NotePartsViewModel, AddPartsToFavourites)
  provide(CancelLinesViewModel, CancelLines)
})
