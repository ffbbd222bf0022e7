import type { ListColumn, ListShape } from '#domain/data-table/list-shape.ts'
import type { PlainRouteId } from '#domain/pages/localised-path.ts'
import type { CellValue } from './list-cells.ts'

export type ListColumnOf<Item> = ListColumn & {
  /** Alignment of the cells; `end` for numbers. */
  readonly align?: 'end'
  /** Position on a phone's card, as in `Cell`. */
  readonly place?: 'head' | 'wide' | 'flag' | 'corner' | 'gone'
  /** True for a column of buttons, which is not exported. */
  readonly isControl?: boolean
  cell(item: Item): CellValue
}

/**
 * Definition of a list page. Its texts have these ids: `list.title.<name>`, `list.count.<name>`,
 * `list.nothing.<name>`, `<name>.column.<id>` or `list.column.<id>`, `list.filter.<id>` if it differs, and
 * `choiceTextId` for values.
 */
export type ListDefinition<Item> = Omit<ListShape, 'columns'> & {
  readonly name: string
  readonly routeId: PlainRouteId
  readonly columns: readonly ListColumnOf<Item>[]
  /** True if the list has a search field. Its hint is the message `list.term.<name>`, or `list.term` by default. */
  readonly isSearched?: boolean
  /** True if a number of a row can be opened in the timeline of its order (`trace`). */
  readonly isTraced?: boolean
  /** True if rows can be selected. */
  readonly isSelectable?: boolean
  keyOf(item: Item): string
  /** Name of a row for screen readers; by default its key. */
  nameOf?(item: Item): string
}
