import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { Drafts } from '#application/journal/drafts.ts'
import { SheetFiles } from '#application/list/sheet-files.port.ts'
import { CheckLines } from '#application/quick-order/check-lines.ts'
import { LineCheck, type CheckDepth } from '#application/quick-order/line-check.port.ts'
import { ListFiles } from '#application/quick-order/list-files.port.ts'
import { OrderList } from '#application/quick-order/order-list.ts'
import { PutLines } from '#application/quick-order/put-lines.ts'
import { AVAILABILITY_DRAFT, QUICK_ORDER_DRAFT } from '#application/quick-order/table-draft.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { AvailabilityViewModel } from '../../infocenter/availability/availability.view-model.ts'
import { LineTableViewModel } from '../../infocenter/lines/line-table.view-model.ts'
import { QuickOrderViewModel } from '../../infocenter/quick-order/quick-order.view-model.ts'
import { ApiAccess, viaApi } from '../api-access.ts'
import { lazily } from '../lazily.ts'
import { openArea } from '../open-area.ts'
import './line-targets.area.ts'
import './sheets.area.ts'

const TABLE = [Drafts, SessionStore, Clock, CheckLines, PutLines, ListFiles, SheetFiles] as const

const tableOf =
  (name: string, depth: CheckDepth) =>
  (
    drafts: Drafts,
    session: SessionStore,
    clock: Clock,
    checkLines: CheckLines,
    putLines: PutLines,
    files: ListFiles,
    sheets: SheetFiles,
  ) =>
    new LineTableViewModel(name, depth, { drafts, session, clock, checkLines, putLines, files, sheets })

const quickOrderTable = tableOf(QUICK_ORDER_DRAFT, 'meaning')
const availabilityTable = tableOf(AVAILABILITY_DRAFT, 'stock')

/** Lists of numbers: quick order and availability. */
openArea('lines', ({ bind }) => {
  bind<LineCheck>(LineCheck).toResolvedValue(
    viaApi(async () => (await import('#adapters/http/http-line-check.ts')).HttpLineCheck),
    [ApiAccess],
  )
  bind<ListFiles>(ListFiles).toResolvedValue(() =>
    lazily(
      async () => new (await import('#adapters/browser/files/browser-list-files.ts')).BrowserListFiles(),
    ),
  )
  bind(CheckLines).toResolvedValue((lineCheck: LineCheck) => new CheckLines(lineCheck), [LineCheck])
  bind(OrderList).toResolvedValue(
    (checkLines: CheckLines, addLines: AddLinesToCart) => new OrderList(checkLines, addLines),
    [CheckLines, AddLinesToCart],
  )
  bind(QuickOrderViewModel).toResolvedValue(
    (...parts: Parameters<typeof quickOrderTable>) =>
      new QuickOrderViewModel(quickOrderTable(...parts), parts[0]),
    [...TABLE],
  )
  bind(AvailabilityViewModel).toResolvedValue(
    (...parts: Parameters<typeof availabilityTable>) =>
      new AvailabilityViewModel(availabilityTable(...parts)),
    [...TABLE],
  )
})
