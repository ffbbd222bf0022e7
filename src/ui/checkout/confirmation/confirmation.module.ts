import { AddLinesToTarget } from '#application/quick-order/add-lines-to-target.ts'
import { registerModule } from '../../kernel/module.ts'
import '../../order-grid/line-targets.module.ts'
import { NoteOrderViewModel } from './note-order.view-model.ts'

/** Adding the lines of a placed order to a saved cart or to favourites. */
registerModule('confirmation', ({ provide }) => {
  provide(NoteOrderViewModel, AddLinesToTarget)
})
