import type { ReactNode, RefObject } from 'react'
import type { GridColumn } from './grid-focus.ts'
import type { OrderGridViewModel } from './order-grid.view-model.ts'
import type { GridRow } from './grid-row.view-model.ts'

export type OrderGridProps = {
  readonly model: OrderGridViewModel
  /** Shows the warehouses with stock of a part, and boxes to select rows. */
  readonly withStock?: boolean | undefined
  /** Note of the screen about the part of a line. */
  readonly noteOf: (articleNo: string) => ReactNode
  readonly handle?: RefObject<OrderGridHandle | null> | undefined
}

export type OrderGridHandle = {
  /** Moves the focus to a row, which may be outside the window of rendered rows. */
  readonly goTo: (row: GridRow, column: GridColumn) => void
}
