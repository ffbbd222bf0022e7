import { AVAILABILITY_DRAFT } from '#application/quick-order/table-draft.ts'
import { LineTableViewModel, type TablePorts } from '../order-grid/order-grid.view-model.ts'

/** What of a list can be delivered, from where and when. */
export class AvailabilityViewModel {
  readonly table: LineTableViewModel

  constructor(ports: TablePorts) {
    this.table = new LineTableViewModel(AVAILABILITY_DRAFT, 'stock', ports)
  }
}
