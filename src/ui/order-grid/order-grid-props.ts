import type { ReactNode, RefObject } from 'react'
import type { GridColumn } from './grid-focus.ts'
import type { OrderGridViewModel } from './order-grid.view-model.ts'
import type { GridRow } from './grid-row.view-model.ts'

export type OrderGridProps = {
  readonly model: OrderGridViewModel
  /** With the houses that a part lies in, and boxes to mark rows. */
  readonly withStock?: boolean | undefined
  /** What the screen says of the part of a line. */
  readonly noteOf: (articleNo: string) => ReactNode
  readonly handle?: RefObject<OrderGridHandle | null> | undefined
}

export type OrderGridHandle = {
  /** The focus, to a row that may lie far away. */
  readonly goTo: (row: GridRow, column: GridColumn) => void
}
