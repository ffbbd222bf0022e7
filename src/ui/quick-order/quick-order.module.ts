import { CartStore } from '#application/cart/cart.store.ts'
import { Drafts } from '#application/drafts/drafts.ts'
import { SheetFiles } from '#application/data-table/sheet-files.port.ts'
import { ManageOwnNumbers } from '#application/own-numbers/manage-own-numbers.ts'
import { CheckLines } from '#application/line-check/check-lines.ts'
import { ListFiles } from '#application/quick-order/list-files.port.ts'
import { OrderList } from '#application/quick-order/order-list.ts'
import { ReadOrderList } from '#application/quick-order/read-order-list.ts'
import { AddLinesToTarget } from '#application/quick-order/add-lines-to-target.ts'
import { ScanReader } from '#application/scanning/scan-reader.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { Clock } from '#application/kernel/clock.port.ts'
import { QuickOrderViewModel } from './quick-order.view-model.ts'
import { registerModule } from '../kernel/module.ts'
import '../order-grid/line-targets.module.ts'
import '../own-numbers/own-numbers.module.ts'
import '../scanning/scanning.module.ts'
import '../line-check/line-check.module.ts'
import '../data-table/sheets.module.ts'

/** What a table of lines needs, here and to ask for availability. */
export const TABLE = {
  drafts: Drafts,
  session: SessionStore,
  cart: CartStore,
  clock: Clock,
  checkLines: CheckLines,
  addLinesToTarget: AddLinesToTarget,
  files: ListFiles,
  readOrderList: ReadOrderList,
  sheets: SheetFiles,
  ownNumbers: ManageOwnNumbers,
  scans: ScanReader,
}

/** Lists of numbers. */
registerModule('quick-order', ({ provide }) => {
  provide(CheckLines)
  provide(ReadOrderList)
  provide(OrderList)
  provide(QuickOrderViewModel, TABLE)
})
