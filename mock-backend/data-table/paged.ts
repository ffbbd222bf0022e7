import { normalizePartNumber } from '../catalogue/normalize-part-number.ts'

export type ListRequest = {
  readonly start: number
  readonly length: number
  readonly sort_by?: string | undefined
  readonly desc?: 0 | 1 | undefined
}

/** The order, search term and filter of a list request. */
export type ListQuery<Filter> = Pick<ListRequest, 'sort_by' | 'desc'> & {
  readonly term?: string | undefined
  readonly filter: Filter
}

/** One page of the items; empty beyond the last page. */
export const paged = <Item>(items: readonly Item[], { start, length }: ListRequest) => ({
  items: items.slice(start, start + length),
  pagination: { start, length, total: items.length },
})

export type Columns<Item> = Readonly<Record<string, (item: Item) => string | number>>

/** A stable sort; an unknown column leaves the order unchanged. */
export function sorted<Item>(
  items: readonly Item[],
  columns: Columns<Item>,
  { sort_by, desc = 0 }: Pick<ListRequest, 'sort_by' | 'desc'>,
): readonly Item[] {
  const column = sort_by !== undefined && Object.hasOwn(columns, sort_by) ? columns[sort_by] : undefined
  if (column === undefined) return items
  const sign = desc === 1 ? -1 : 1
  return items
    .map((item) => ({ item, key: column(item) }))
    .toSorted((one, other) => sign * compared(one.key, other.key))
    .map(({ item }) => item)
}

function compared(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  const [left, right] = [String(one), String(other)]
  return left < right ? -1 : left > right ? 1 : 0
}

/** True if one of the texts contains the term, ignoring case and punctuation. An empty term matches everything. */
export function matchesTerm(term: string | undefined, texts: readonly (string | undefined)[]): boolean {
  const normalizedTerm = normalizePartNumber(term ?? '')
  return (
    normalizedTerm === '' ||
    texts.some((text) => text !== undefined && normalizePartNumber(text).includes(normalizedTerm))
  )
}

/** A facet: the values of a filter with the number of matching rows, sorted by name. */
export function listFacet<Item>(
  name: string,
  items: readonly Item[],
  valueOf: (item: Item) => { readonly id: string; readonly name: string } | undefined,
) {
  const values = new Map<string, { id: string; name: string; count: number }>()
  for (const item of items) {
    const value = valueOf(item)
    if (value) values.set(value.id, { ...value, count: (values.get(value.id)?.count ?? 0) + 1 })
  }
  return { name, values: [...values.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1)) }
}

export const isChosen = <Value>(selected: readonly Value[] | undefined, value: Value): boolean =>
  selected === undefined || selected.length === 0 || selected.includes(value)

/** Includes both ends. ISO 8601 dates can be compared as strings. */
export const isWithin = <Value extends string | number>(
  value: Value | undefined,
  from: Value | undefined,
  to: Value | undefined,
): boolean =>
  (from === undefined && to === undefined) ||
  (value !== undefined && (from === undefined || value >= from) && (to === undefined || value <= to))
