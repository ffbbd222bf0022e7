import * as z from 'zod/mini'
import { command, contract, query } from '../call.ts'
import { listResponse, listBody } from '../data-table/list.dto.ts'
import { ArticleRef } from '../products/article.dto.ts'
import { caller } from '../shared.dto.ts'

export const OWN_NUMBERS_PER_CALL = 1_000
export const OWN_NUMBERS_MAX = 10_000
const OWN_NUMBER_LENGTH_MAX = 40

const TypedNumber = z.string().check(z.trim(), z.minLength(1), z.maxLength(OWN_NUMBER_LENGTH_MAX))

/** The customer's own number of a part. Case and punctuation are ignored. */
export const OwnNumber = z.object({
  number: z.string(),
  article: ArticleRef,
  /**
   * False while the part is superseded or discontinued: a search then ignores the customer's assignment of the
   * number.
   */
  usable: z.boolean(),
  /** ISO 8601 time. */
  decidedAt: z.string(),
  /** Name of the user. */
  decidedBy: z.string(),
})
export type OwnNumber = z.infer<typeof OwnNumber>

export const OwnNumberFilter = z.object({ usable: z.optional(z.boolean()) })
export type OwnNumberFilter = z.infer<typeof OwnNumberFilter>

/** TAKEN: the catalogue has other parts with this number. INVALID: the number contains no letter or digit. */
export const OwnNumberStatus = z.enum(['SAVED', 'UNKNOWN_PART', 'TAKEN', 'INVALID'])
export type OwnNumberStatus = z.infer<typeof OwnNumberStatus>

const OwnNumberInput = z.object({
  number: TypedNumber,
  /** Printed article number of the part. */
  sku: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
})

const perCall = [z.minLength(1), z.maxLength(OWN_NUMBERS_PER_CALL)] as const

/** Own article numbers of the customer's company, shared by its users. */
export const ownNumbersContract = contract({
  list: query('/api/own-numbers/list', listBody(OwnNumberFilter), z.object(listResponse(OwnNumber))),
  save: command(
    '/api/own-numbers/save',
    z.object({ ...caller, numbers: z.array(OwnNumberInput).check(...perCall) }),
    z.object({ statuses: z.array(OwnNumberStatus) }),
  ),
  remove: command(
    '/api/own-numbers/remove',
    z.object({ ...caller, numbers: z.array(TypedNumber).check(...perCall) }),
    z.object({ removed: z.int() }),
  ),
})
