import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { ArticleRef } from '../products/article.dto.ts'
import { LineQuantity, LineStatus } from './line-status.dto.ts'
import { refusals } from '../errors/problem.ts'
import { Availability, FoundVia, PricePackage } from '../products/product.dto.ts'
import { READS } from '../reading.ts'
import { caller } from '../shared.dto.ts'

const CHECKED_LINES_MAX = 1_000

/** A part as a line offers it; its price only for who may see it. */
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
  /** What the number means; absent where it means nothing, or several parts. */
  product: z.optional(CheckedPart),
  /** The part to buy instead. */
  replacement: z.optional(CheckedPart),
  candidates: z.optional(z.array(CheckedPart)),
  /** ISO 8601 date from which the rest can be delivered. */
  nextDate: z.optional(z.string()),
}
export const CheckedLine = z.object(checkedLine)
export type CheckedLine = z.infer<typeof CheckedLine>

/** None; up to 9; 10 to 49; 50 and more pieces. */
export const QuantityClass = z.enum(['NONE', 'FEW', 'SOME', 'MANY'])
export type QuantityClass = z.infer<typeof QuantityClass>

/** Where a part lies; `cutoff` is the local time until which an order leaves today. */
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

/** Each line is answered by itself; a number that nothing is known of refuses no other. */
export const lineCheckContract = initContract().router(
  {
    resolve: {
      method: 'POST',
      path: '/api/search/resolve',
      metadata: READS,
      body: z.object({ ...caller, numbers: askedLines }),
      responses: { ...refusals, 200: z.object({ lines: z.array(CheckedLine) }) },
      summary: 'What the numbers of a list mean.',
    },
    availability: {
      method: 'POST',
      path: '/api/availability/check',
      metadata: READS,
      body: z.object({ ...caller, items: askedLines }),
      responses: { ...refusals, 200: z.object({ lines: z.array(AvailabilityLine), asOf: z.string() }) },
      summary: 'What of a list can be delivered, from where and when. For partners.',
    },
  },
  { strictStatusCodes: true },
)
