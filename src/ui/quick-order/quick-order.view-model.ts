import type { Draft } from '#application/drafts/drafts.ts'
import {
  AVAILABILITY_DRAFT,
  QUICK_ORDER_DRAFT,
  tableDraft,
  toDraftRow,
  type DraftRow,
} from '#application/quick-order/table-draft.ts'
import {
  OrderGridViewModel,
  ORDER_GRID_KEYS,
  type OrderGridDeps,
} from '../order-grid/order-grid.view-model.ts'

/** State of the quick order page. */
export class QuickOrderViewModel {
  static readonly keys = ORDER_GRID_KEYS
  readonly table: OrderGridViewModel
  readonly #availability: Draft<readonly DraftRow[]>

  constructor(ports: OrderGridDeps) {
    this.table = new OrderGridViewModel(QUICK_ORDER_DRAFT, 'meaning', ports)
    this.#availability = ports.drafts.open(tableDraft(AVAILABILITY_DRAFT))
  }

  /** Appends the rows to the draft of the availability page. */
  handOver(): void {
    const storedRows = this.#availability.restore() ?? []
    const storedNumbers = new Set(storedRows.map(([number]) => number))
    const addedDraftRows = this.table.rows.filled
      .map(({ written }) => toDraftRow(written))
      .filter(([number]) => !storedNumbers.has(number))
    this.#availability.save([...storedRows, ...addedDraftRows])
  }
}
