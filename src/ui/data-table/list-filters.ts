import type { ListFacet } from '#application/data-table/list-source.ts'
import type { ListUrl } from '#domain/data-table/list-url.ts'
import { fieldsOf, type ListFilter } from '#domain/data-table/list-shape.ts'

/** Value that can be chosen. Its text is `name` if the list has one, otherwise the message of `choiceTextId`. */
type Option = { readonly value: string; readonly name?: string | undefined; readonly count?: number }

export type ShownFilter = {
  readonly id: string
  readonly kind: ListFilter['kind']
  /** Name of the field, or of both ends of a range, and their values; empty if unset. */
  readonly fields: readonly string[]
  readonly values: readonly string[]
  /** Typed texts that could not be parsed, by field. */
  readonly unread: readonly (string | undefined)[]
  readonly options: readonly Option[]
}

/** Filters of the list, without those that have no options. */
export function shownFilters(
  filters: readonly ListFilter[],
  { filters: values, unread }: Pick<ListUrl, 'filters' | 'unread'>,
  facets: readonly ListFacet[],
): readonly ShownFilter[] {
  const filtersWithOptions = filters.map((filter) => {
    const fields = fieldsOf(filter)
    return {
      id: filter.id,
      kind: filter.kind,
      fields,
      values: fields.map((field) => values[field] ?? ''),
      unread: fields.map((field) => unread?.[field]),
      options: optionsOf(filter, values[filter.id], facets),
    }
  })
  return filtersWithOptions.filter(({ kind, options }) => kind !== 'facet' || options.length > 0)
}

/** The chosen option is listed even if no row of the list has it. */
function optionsOf(
  filter: ListFilter,
  chosenOption: string | undefined,
  facets: readonly ListFacet[],
): Option[] {
  if (filter.kind === 'choice') return filter.values.map((value) => ({ value }))
  if (filter.kind !== 'facet') return []
  const counted = facets.find(({ name }) => name === filter.id)?.values ?? []
  const options = counted.map(({ id, name, count }) => ({ value: id, name, count }))
  const isKnown = chosenOption === undefined || options.some(({ value }) => value === chosenOption)
  return isKnown ? options : [{ value: chosenOption, name: chosenOption, count: 0 }, ...options]
}
