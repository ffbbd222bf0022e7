import * as z from 'zod/mini'
import { command, contract, query } from '../call.ts'
import { ArticleRef } from '../products/article.dto.ts'
import { dateRange, FilterText, listResponse, listBody } from '../data-table/list.dto.ts'
import { Party } from '../checkout/party.dto.ts'
import { LanguageId, Price, Token } from '../shared.dto.ts'

export const BackorderLine = z.object({
  lineId: z.string(),
  orderNo: z.string(),
  lineNo: z.int(),
  /** ISO 8601 dates. */
  orderDate: z.string(),
  customerOrderReference: z.string(),
  shipTo: Party,
  product: ArticleRef,
  ordered: z.int(),
  delivered: z.int(),
  outstanding: z.int(),
  promisedDate: z.optional(z.string()),
  /** Promised date before the last change. */
  previousDate: z.optional(z.string()),
  overdue: z.boolean(),
  reason: z.enum(['SUPPLIER_DELAY', 'IN_PRODUCTION', 'IN_CUSTOMS', 'DEMAND_PEAK']),
  priceVisible: z.boolean(),
  /** Net value of the outstanding quantity. */
  value: z.optional(Price),
  /** Pieces that can be shipped today. */
  shippableToday: z.int(),
  /** Substitute part; absent if there is none. */
  substitute: z.optional(ArticleRef),
  cancellable: z.boolean(),
  subscribed: z.boolean(),
})
export type BackorderLine = z.infer<typeof BackorderLine>

export const BackorderFilter = z.object({
  ...dateRange,
  sku: z.optional(FilterText),
  customerOrderReference: z.optional(FilterText),
  shipTo: z.optional(FilterText),
  /** True to list only lines whose promised date has passed. */
  overdue: z.optional(z.boolean()),
  /** True to list only lines whose promised date has changed. */
  changed: z.optional(z.boolean()),
  shippableToday: z.optional(z.boolean()),
  /** Groups the lines by part or by order; `sort_by` applies within. */
  groupBy: z.optional(z.enum(['PART', 'ORDER'])),
})

export const backorderContract = contract({
  list: query(
    '/api/backorder/list',
    listBody(BackorderFilter),
    z.object({
      ...listResponse(BackorderLine),
      /** Totals of all lines after the filter. */
      totals: z.object({ lines: z.int(), quantity: z.int(), value: z.optional(Price) }),
    }),
  ),
  subscribe: command(
    '/api/backorder/subscribe',
    z.object({
      token: Token,
      /** Language of the mails. */
      languageID: z.optional(LanguageId),
      lineIds: z.array(z.string().check(z.maxLength(100))).check(z.minLength(1), z.maxLength(1000)),
      on: z.boolean(),
    }),
    z.object({ subscribed: z.array(z.string()) }),
  ),
})
