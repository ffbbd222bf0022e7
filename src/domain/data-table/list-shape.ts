export type ListColumn = {
  readonly id: string
  readonly isSortable?: boolean
  /** Says which row it is; it cannot be left out. */
  readonly isHeading?: boolean
  /** Only shown to who asks for it. */
  readonly isExtra?: boolean
  /** Gone where prices are hidden, from the list and from every file. */
  readonly isPrice?: boolean
}

/**
 * What a list can be narrowed by. Each field of a filter is a field of the address: a span has two, `idFrom`
 * and `idTo`.
 */
export type ListFilter = {
  readonly id: string
  readonly isPrice?: boolean
} & (
  | { readonly kind: 'text' | 'flag' }
  /** One of the values that are known beforehand. */
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  /** One of the values that the list itself counts. */
  | { readonly kind: 'facet' }
  | { readonly kind: 'dates' | 'amounts' | 'numbers' }
)

/** What can be asked of a list. */
export type ListShape = {
  readonly columns: readonly ListColumn[]
  readonly filters: readonly ListFilter[]
  readonly sort: { readonly by: string; readonly desc: boolean }
  /** The field that says which of several lists of this shape it is; no reset takes it out. */
  readonly scope?: string | undefined
}

const isSpan = ({ kind }: ListFilter): boolean => kind === 'dates' || kind === 'amounts' || kind === 'numbers'

export const fieldsOf = (filter: ListFilter): readonly string[] =>
  isSpan(filter) ? [`${filter.id}From`, `${filter.id}To`] : [filter.id]

/** The list as it is for who sees no prices: not even its order may tell of them. */
export const withoutPrices = <Shape extends Pick<ListShape, 'columns' | 'filters'>>(shape: Shape): Shape => ({
  ...shape,
  columns: shape.columns.filter(({ isPrice }) => !isPrice),
  filters: shape.filters.filter(({ isPrice }) => !isPrice),
})

/** The columns that are shown, in the list's own order. */
export function columnsShown<Column extends ListColumn>(
  columns: readonly Column[],
  chosen: readonly string[] | undefined,
): readonly Column[] {
  return columns.filter(
    ({ id, isHeading, isExtra }) => isHeading || (chosen ? chosen.includes(id) : !isExtra),
  )
}

/** What was chosen, as far as there is such a column; absent for the usual ones. */
export function chosenColumns(
  columns: readonly ListColumn[],
  wanted: readonly string[],
): readonly string[] | undefined {
  const known = columns.filter(({ id }) => wanted.includes(id))
  if (known.length === 0) return undefined
  const shown = columnsShown(
    columns,
    known.map(({ id }) => id),
  )
  const usual = columnsShown(columns, undefined)
  const isUsual = shown.length === usual.length && shown.every((column, place) => column === usual[place])
  return isUsual ? undefined : shown.map(({ id }) => id)
}
