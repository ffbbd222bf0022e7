import * as z from 'zod/mini'
import { caller, listRequest, Pagination } from '../shared.dto.ts'

/** ISO 8601 date. */
export const IsoDate = z.iso.date()

export const FilterText = z.string().check(z.maxLength(200))

export const dateRange = { dateFrom: z.optional(IsoDate), dateTo: z.optional(IsoDate) }

/** Request of a list. `sort_by` is the name of a column; an unknown name selects the default order. */
export const listBody = <Filter extends z.ZodMiniType>(filter: Filter) =>
  z.object({
    ...caller,
    ...listRequest,
    /** The customer's order reference, a document number or a part number. */
    term: z.optional(FilterText),
    filter,
  })

const Facet = z.object({
  name: z.string(),
  values: z.array(z.object({ id: z.string(), name: z.string(), count: z.int() })),
})

/** `total` counts the rows after the filter; `asOf` is the ISO 8601 time of the data. */
export const listResponse = <Item extends z.ZodMiniType>(item: Item) => ({
  items: z.array(item),
  pagination: Pagination,
  facets: z.optional(z.array(Facet)),
  asOf: z.string(),
})
