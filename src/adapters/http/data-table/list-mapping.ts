import type { ListQuery } from '#application/data-table/list-source.ts'
import type { FilterValues } from '#domain/data-table/filter-values.ts'

/** What of a list request narrows and sorts by words. */
export const listOrderOf = ({ sortBy, desc, term }: Omit<ListQuery, 'start' | 'length'>) => ({
  sort_by: sortBy,
  desc: desc ? (1 as const) : (0 as const),
  ...(term !== undefined && { term }),
})

/** The list request of the API, without its filter. */
export const listBodyOf = ({ start, length, ...query }: ListQuery) => ({
  start,
  length,
  ...listOrderOf(query),
})

/** The values of the fields that the API knows by the same name, and that are asked for. */
export function textsOf<Name extends string>(values: FilterValues, names: readonly Name[]) {
  const asked = names.filter((name) => values[name] !== undefined)
  return Object.fromEntries(asked.map((name) => [name, values[name]])) as Partial<Record<Name, string>>
}

export function flagsOf<Name extends string>(values: FilterValues, names: readonly Name[]) {
  const asked = names.filter((name) => values[name] === '1')
  return Object.fromEntries(asked.map((name) => [name, true])) as Partial<Record<Name, true>>
}
