import type { FilterValues } from '#domain/data-table/filter-values.ts'
import type { ListUrl } from '#domain/data-table/list-url.ts'
import type { Money } from '#domain/shared/money.ts'

export type ListQuery = {
  /** Selects one of several lists that share a call. */
  readonly scope?: string | undefined
  readonly start: number
  /** Number of requested rows, at most 1,000. */
  readonly length: number
  readonly sortBy: string
  readonly desc: boolean
  readonly term?: string | undefined
  readonly filters: FilterValues
}

export type ListFacet = {
  readonly name: string
  readonly values: readonly { readonly id: string; readonly name: string; readonly count: number }[]
}

/** A page of a list. `total` counts the rows after the filter. */
export type Listing<Item> = {
  readonly items: readonly Item[]
  readonly total: number
  readonly facets?: readonly ListFacet[] | undefined
  /** Sums of all rows after the filter, by column. */
  readonly totals?: Readonly<Record<string, number | Money>> | undefined
}

export type ListSource<Item> = (query: ListQuery) => Promise<Listing<Item>>

export const queryOf = ({ scope, sort, desc, term, filters }: ListUrl, start: number, length: number) =>
  ({ scope, start, length, sortBy: sort, desc, term, filters }) satisfies ListQuery
