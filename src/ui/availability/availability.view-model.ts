import { AVAILABILITY_DRAFT } from '#application/quick-order/table-draft.ts'
import { OrderGridViewModel, TABLE_KEYS, type GridPorts } from '../order-grid/order-grid.view-model.ts'

/** Availability of a list of parts: quantity, location and date. */
export class AvailabilityViewModel {
  static readonly keys = TABLE_KEYS
  readonly table: OrderGridViewModel

  constructor(ports: GridPorts) {
    this.table = new OrderGridViewModel(AVAILABILITY_DRAFT, 'stock', ports)
  }
}
