import * as z from 'zod/mini'
import { ArticleRef } from '../products/article.dto.ts'

export const LINE_QUANTITY_MAX = 99_999

export const LineQuantity = z.int().check(z.minimum(1), z.maximum(LINE_QUANTITY_MAX))

/** Result of one line when it is added, reordered, entered in quick order or checked for availability. */
export const LineStatus = z.enum([
  'OK',
  'QTY_ROUNDED',
  'QTY_LIMITED',
  'BACKORDER',
  'SUPERSEDED',
  'AMBIGUOUS',
  'UNKNOWN_NUMBER',
  'DISCONTINUED',
  'NOT_SALEABLE_IN_COUNTRY',
  'NOT_PURCHASABLE',
  'DUPLICATE_MERGED',
])
export type LineStatus = z.infer<typeof LineStatus>

export const lineOutcome = {
  status: LineStatus,
  requestedQuantity: z.int(),
  acceptedQuantity: z.int(),
  /** Successor part to order instead. */
  replacement: z.optional(ArticleRef),
  /** Parts that match an ambiguous number. */
  candidates: z.optional(z.array(ArticleRef)),
  /** ISO 8601 date from which the remaining quantity is available. */
  nextDate: z.optional(z.string()),
}

export const AddedLine = z.object({ sku: z.string(), ...lineOutcome })
