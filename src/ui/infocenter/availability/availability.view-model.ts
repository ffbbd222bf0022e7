import type { LineTableViewModel } from '../lines/line-table.view-model.ts'

/** What of a list can be delivered, from where and when. */
export class AvailabilityViewModel {
  readonly table: LineTableViewModel

  constructor(table: LineTableViewModel) {
    this.table = table
  }
}
