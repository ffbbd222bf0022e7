import * as z from 'zod/mini'
import { contract, query } from '../call.ts'
import { ArticleRef } from '../products/article.dto.ts'
import { LineQuantity, LineStatus } from './line-status.dto.ts'
import { Availability, FoundVia, PricePackage } from '../products/product.dto.ts'
import { caller } from '../shared.dto.ts'

const CHECKED_LINES_MAX = 1_000

/** The part of a checked line; the price is absent if the caller may not see it. */
export const CheckedPart = z.extend(ArticleRef, {
  pricePackage: z.optional(PricePackage),
  availability: z.optional(Availability),
  foundVia: z.optional(FoundVia),
})
export type CheckedPart = z.infer<typeof CheckedPart>

const AskedLine = z.object({
  lineNo: z.int(),
  input: z.string().check(z.maxLength(200)),
  quantity: LineQuantity,
})

const askedLines = z.array(AskedLine).check(z.minLength(1), z.maxLength(CHECKED_LINES_MAX))

const checkedLine = {
  lineNo: z.int(),
  status: LineStatus,
  requestedQuantity: z.int(),
  acceptedQuantity: z.int(),
  /** The matching part; absent if the number is unknown or ambiguous. */
  product: z.optional(CheckedPart),
  /** Successor part to order instead. */
  replacement: z.optional(CheckedPart),
  candidates: z.optional(z.array(CheckedPart)),
  /** Set if the customer's company has assigned a part to this number: the ISO 8601 time and the name of the user. */
  decided: z.optional(z.object({ at: z.string(), by: z.string() })),
  /** ISO 8601 date from which the remaining quantity is available. */
  nextDate: z.optional(z.string()),
}
export const CheckedLine = z.object(checkedLine)
export type CheckedLine = z.infer<typeof CheckedLine>

/** NONE: 0 pieces, FEW: 1 to 9, SOME: 10 to 49, MANY: 50 or more. */
export const QuantityClass = z.enum(['NONE', 'FEW', 'SOME', 'MANY'])
export type QuantityClass = z.infer<typeof QuantityClass>

/** Stock at a warehouse; `cutoff` is the local time before which an order is shipped today. */
export const StockLocation = z.object({
  id: z.string(),
  name: z.string(),
  quantityClass: QuantityClass,
  cutoff: z.optional(z.string()),
})
export type StockLocation = z.infer<typeof StockLocation>

export const AvailabilityLine = z.object({
  ...checkedLine,
  quantityClass: z.optional(QuantityClass),
  locations: z.array(StockLocation),
})
export type AvailabilityLine = z.infer<typeof AvailabilityLine>

/** Each line has its own status; an unknown number does not reject the other lines. */
export const lineCheckContract = contract({
  resolve: query(
    '/api/search/resolve',
    z.object({ ...caller, numbers: askedLines }),
    z.object({ lines: z.array(CheckedLine) }),
  ),
  availability: query(
    '/api/availability/check',
    z.object({ ...caller, items: askedLines }),
    z.object({ lines: z.array(AvailabilityLine), asOf: z.string() }),
  ),
})
