import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { OpenOrder } from '#application/orders/open-order.ts'
import { OrderDesk } from '#application/orders/order-desk.port.ts'
import { PutLines } from '#application/quick-order/put-lines.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { BackorderChangeViewModel } from '../../infocenter/backorders/backorder-change.view-model.ts'
import { BackorderWatchViewModel } from '../../infocenter/backorders/backorder-watch.view-model.ts'
import { CancelLinesViewModel } from '../../infocenter/order/cancel-lines.view-model.ts'
import { OrderViewModel } from '../../infocenter/order/order.view-model.ts'
import { NotePartsViewModel } from '../../infocenter/order/note-parts.view-model.ts'
import { ReorderViewModel } from '../../infocenter/order/reorder.view-model.ts'
import { ApiAccess, viaApi } from '../api-access.ts'
import { openArea } from '../open-area.ts'
import './line-targets.area.ts'

/** Orders, and what of them is still to come. */
openArea('orders', ({ bind }) => {
  bind<OrderDesk>(OrderDesk).toResolvedValue(
    viaApi(async () => (await import('#adapters/http/http-order-desk.ts')).HttpOrderDesk),
    [ApiAccess],
  )
  bind(BackorderWatchViewModel).toResolvedValue(
    (desk: OrderDesk) => new BackorderWatchViewModel(desk),
    [OrderDesk],
  )
  bind(BackorderChangeViewModel).toResolvedValue(
    (desk: OrderDesk) => new BackorderChangeViewModel(desk),
    [OrderDesk],
  )
  bind(OpenOrder).toResolvedValue((desk: OrderDesk) => new OpenOrder(desk), [OrderDesk])
  bind(OrderViewModel).toResolvedValue((session: SessionStore) => new OrderViewModel(session), [SessionStore])
  bind(ReorderViewModel).toResolvedValue(
    (desk: OrderDesk, addLines: AddLinesToCart, session: SessionStore) =>
      new ReorderViewModel(desk, addLines, session),
    [OrderDesk, AddLinesToCart, SessionStore],
  )
  bind(NotePartsViewModel).toResolvedValue(
    (desk: OrderDesk, putLines: PutLines) => new NotePartsViewModel(desk, putLines),
    [OrderDesk, PutLines],
  )
  bind(CancelLinesViewModel).toResolvedValue((desk: OrderDesk) => new CancelLinesViewModel(desk), [OrderDesk])
})
