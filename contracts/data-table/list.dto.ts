import * as z from 'zod/mini'
import { caller, listRequest, Pagination } from '../shared.dto.ts'

/** ISO 8601 calendar day. */
export const IsoDate = z.iso.date()

export const FilterText = z.string().check(z.maxLength(200))

export const dateRange = { dateFrom: z.optional(IsoDate), dateTo: z.optional(IsoDate) }

/** What every list is asked; `sort_by` names a column, an unknown one sorts as the list does by itself. */
export const listBody = <Filter extends z.ZodMiniType>(filter: Filter) =>
  z.object({
    ...caller,
    ...listRequest,
    /** Own reference, document number or part number. */
    term: z.optional(FilterText),
    filter,
  })

const Facet = z.object({
  name: z.string(),
  values: z.array(z.object({ id: z.string(), name: z.string(), count: z.int() })),
})

/** `total` counts what the filter leaves; `asOf` is the ISO 8601 time at which the list was true. */
export const listAnswer = <Item extends z.ZodMiniType>(item: Item) => ({
  items: z.array(item),
  pagination: Pagination,
  facets: z.optional(z.array(Facet)),
  asOf: z.string(),
})
