export type ListColumn = {
  readonly id: string
  readonly isSortable?: boolean
  /** True if the column identifies the row; such a column cannot be hidden. */
  readonly isHeading?: boolean
  /** True if the column is hidden by default. */
  readonly isExtra?: boolean
  /** True if the list and every export omit the column while prices are hidden. */
  readonly isPrice?: boolean
  /** True for unit prices, which are not summed up. */
  readonly isUnitPrice?: boolean
}

/** A filter of a list. Each field of a filter is a query parameter; a range has two, `idFrom` and `idTo`. */
export type ListFilter = {
  readonly id: string
  readonly isPrice?: boolean
} & (
  | { readonly kind: 'text' | 'flag' }
  /** The user chooses one of a fixed set of values. */
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  /** The user chooses one of the values that the list returns as facet. */
  | { readonly kind: 'facet' }
  | { readonly kind: 'dates' | 'amounts' | 'numbers' }
)

/** Columns, filters and default order of a list. */
export type ListShape = {
  readonly columns: readonly ListColumn[]
  readonly filters: readonly ListFilter[]
  readonly sort: { readonly by: string; readonly desc: boolean }
  /**
   * Name of the query parameter that selects one of several lists with this shape. Resetting the filters does not
   * change it.
   */
  readonly scope?: string | undefined
}

const isSpan = ({ kind }: ListFilter): boolean => kind === 'dates' || kind === 'amounts' || kind === 'numbers'

export const fieldsOf = (filter: ListFilter): readonly string[] =>
  isSpan(filter) ? [`${filter.id}From`, `${filter.id}To`] : [filter.id]

/** Removes price columns and price filters: sorting or filtering by a hidden price would reveal it. */
export const withoutPrices = <Shape extends Pick<ListShape, 'columns' | 'filters'>>(shape: Shape): Shape => ({
  ...shape,
  columns: shape.columns.filter(({ isPrice }) => !isPrice),
  filters: shape.filters.filter(({ isPrice }) => !isPrice),
})

/** Visible columns in the order of the list. */
export function visibleColumns<Column extends ListColumn>(
  columns: readonly Column[],
  chosenIds: readonly string[] | undefined,
): readonly Column[] {
  return columns.filter(
    ({ id, isHeading, isExtra }) => isHeading || (chosenIds ? chosenIds.includes(id) : !isExtra),
  )
}

/** Normalises a choice of columns: removes unknown ones; undefined if the result is the default. */
export function chosenColumns(
  columns: readonly ListColumn[],
  requested: readonly string[],
): readonly string[] | undefined {
  const knownColumns = columns.filter(({ id }) => requested.includes(id))
  if (knownColumns.length === 0) return undefined
  const displayedColumns = visibleColumns(
    columns,
    knownColumns.map(({ id }) => id),
  )
  const usual = visibleColumns(columns, undefined)
  const isUsual =
    displayedColumns.length === usual.length &&
    displayedColumns.every((column, index) => column === usual[index])
  return isUsual ? undefined : displayedColumns.map(({ id }) => id)
}
