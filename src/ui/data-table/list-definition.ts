import type { ListColumn, ListShape } from '#domain/data-table/list-shape.ts'
import type { PlainRouteId } from '#domain/pages/localised-path.ts'
import type { CellValue } from './list-cells.ts'

export type ListColumnOf<Item> = ListColumn & {
  /** `end` for numbers. */
  readonly align?: 'end'
  /** Position on a phone's card, as in `Cell`. */
  readonly place?: 'head' | 'wide' | 'flag' | 'corner' | 'gone'
  /** True for a column of buttons, which is in no file. */
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
  /** Name of the searched fields, shown in the search field: `list.term.<name>`, else `list.term`. */
  readonly isSearched?: boolean
  /** Its numbers have a timeline. */
  readonly isTraced?: boolean
  /** Rows can be marked. */
  readonly isSelectable?: boolean
  keyOf(item: Item): string
  /** Name of a row, if its key is not one. */
  nameOf?(item: Item): string
}
