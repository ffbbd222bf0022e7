import type { ReactNode, RefObject } from 'react'
import type { GridColumn } from './grid-focus.ts'
import type { OrderGridViewModel } from './order-grid.view-model.ts'
import type { GridRow } from './grid-row.view-model.ts'

export type OrderGridProps = {
  readonly model: OrderGridViewModel
  /** True to show the warehouses with stock of each part, and check boxes to select rows. */
  readonly withStock?: boolean | undefined
  /** Renders the page's note about the part of a row, such as its fit. */
  readonly noteOf: (articleNo: string) => ReactNode
  readonly handle?: RefObject<OrderGridHandle | null> | undefined
}

export type OrderGridHandle = {
  /** Moves the focus to a row, which may be outside the window of rendered rows. */
  readonly goTo: (row: GridRow, column: GridColumn) => void
}
