import type { ListQuery } from '#application/data-table/list-source.ts'
import type { FilterValues } from '#domain/data-table/filter-values.ts'

/** Paging, sort order and search term of a list request, without its filters. */
export const listBodyOf = ({ start, length, sortBy, desc, term }: ListQuery) => ({
  start,
  length,
  sort_by: sortBy,
  desc: desc ? (1 as const) : (0 as const),
  ...(term !== undefined && { term }),
})

/** Values of those filters that are set and have the same names in the API. */
export function textsOf<Name extends string>(values: FilterValues, names: readonly Name[]) {
  const requestedNames = names.filter((name) => values[name] !== undefined)
  return Object.fromEntries(requestedNames.map((name) => [name, values[name]])) as Partial<
    Record<Name, string>
  >
}

export function flagsOf<Name extends string>(values: FilterValues, names: readonly Name[]) {
  const requestedNames = names.filter((name) => values[name] === '1')
  return Object.fromEntries(requestedNames.map((name) => [name, true])) as Partial<Record<Name, true>>
}
