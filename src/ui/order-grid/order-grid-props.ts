import type { RefObject } from 'react'
import type { GridColumn } from './grid-focus.ts'
import type { LineTableViewModel } from './order-grid.view-model.ts'
import type { TableRow } from './grid-row.view-model.ts'

export type LineTableProps = {
  readonly model: LineTableViewModel
  /** With the houses that a part lies in, and boxes to mark rows. */
  readonly withStock?: boolean | undefined
  readonly handle?: RefObject<LineTableHandle | null> | undefined
}

export type LineTableHandle = {
  /** The focus, to a row that may lie far away. */
  readonly goTo: (row: TableRow, column: GridColumn) => void
}
