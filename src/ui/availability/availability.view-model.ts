import { AVAILABILITY_DRAFT } from '#application/quick-order/table-draft.ts'
import {
  OrderGridViewModel,
  ORDER_GRID_KEYS,
  type OrderGridDeps,
} from '../order-grid/order-grid.view-model.ts'

/** Availability of a list of parts: quantity, location and date. */
export class AvailabilityViewModel {
  static readonly keys = ORDER_GRID_KEYS
  readonly table: OrderGridViewModel

  constructor(ports: OrderGridDeps) {
    this.table = new OrderGridViewModel(AVAILABILITY_DRAFT, 'stock', ports)
  }
}
