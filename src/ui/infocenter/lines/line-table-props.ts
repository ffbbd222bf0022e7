import type { LineTableViewModel } from './line-table.view-model.ts'

export type LineTableProps = {
  readonly model: LineTableViewModel
  /** With the houses that a part lies in, and boxes to mark rows. */
  readonly withStock?: boolean | undefined
}
