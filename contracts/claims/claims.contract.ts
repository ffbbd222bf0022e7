import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { command, contract, query } from '../call.ts'
import { dateRange, FilterText, listResponse, listBody } from '../data-table/list.dto.ts'
import { DocumentType } from '../documents/document.dto.ts'
import { errorResponses } from '../errors/problem.ts'
import { ClaimReason, ClaimRemedy } from '../forms/forms.contract.ts'
import { idempotencyHeaders } from '../idempotency.ts'
import { ArticleRef } from '../products/article.dto.ts'
import { NO_SIDE_EFFECTS } from '../reading.ts'
import { caller } from '../shared.dto.ts'

const ClaimTopic = z.enum(['RETURN', 'WARRANTY', 'CORE', 'SHORTAGE'])

/**
 * RECEIVED, IN_REVIEW, ACCEPTED, REJECTED or CLOSED. An API may use further states; the shop shows them as in
 * progress.
 */
const ClaimStatus = z.string().check(z.maxLength(50))

/**
 * REPORT: the submitted claim. LABEL: shipping label for the returned goods, absent unless goods have to be
 * returned.
 */
const ClaimFile = z.enum(['REPORT', 'LABEL'])
export type ClaimFile = z.infer<typeof ClaimFile>

/** A form about lines of a document, from its submission until it is settled. Its number is the ticket number. */
export const Claim = z.object({
  claimNo: z.string(),
  topic: ClaimTopic,
  status: ClaimStatus,
  /** ISO 8601 times. */
  receivedAt: z.string(),
  changedAt: z.string(),
  documentType: DocumentType,
  documentNo: z.string(),
  orderNos: z.array(z.string()),
  customerOrderReference: z.string(),
  reason: z.optional(ClaimReason),
  remedy: z.optional(ClaimRemedy),
  lines: z.array(
    z.object({
      lineNo: z.int(),
      quantity: z.int(),
      product: ArticleRef,
      orderNo: z.string(),
      orderLineNo: z.int(),
    }),
  ),
  /** The credit note of the settled claim. */
  creditNoteNo: z.optional(z.string()),
  /** The order that delivers the goods again, free of charge. */
  replacementOrderNo: z.optional(z.string()),
  files: z.array(ClaimFile),
})
export type Claim = z.infer<typeof Claim>

const ClaimMessage = z.object({
  /** ISO 8601 time. */
  at: z.string(),
  from: z.enum(['CUSTOMER', 'SELLER']),
  text: z.string(),
})

export const ClaimDetails = z.extend(Claim, {
  message: z.string(),
  email: z.string(),
  vin: z.optional(z.string()),
  mileageKm: z.optional(z.int()),
  /** ISO 8601 dates. */
  fittedOn: z.optional(z.string()),
  removedOn: z.optional(z.string()),
  /** Names of the attached files. */
  attachments: z.array(z.string()),
  /** Oldest first. */
  messages: z.array(ClaimMessage),
})
export type ClaimDetails = z.infer<typeof ClaimDetails>

export const ClaimFilter = z.object({
  ...dateRange,
  topic: z.optional(z.array(ClaimTopic)),
  status: z.optional(z.array(ClaimStatus)),
  documentNo: z.optional(FilterText),
})
export type ClaimFilter = z.infer<typeof ClaimFilter>

const ClaimNo = z.string().check(z.minLength(1), z.maxLength(50))

export const claimsContract = contract({
  list: query('/api/claims/list', listBody(ClaimFilter), z.object(listResponse(Claim))),
  get: query('/api/claims/get', z.object({ ...caller, claimNo: ClaimNo }), ClaimDetails),
  reply: {
    ...command(
      '/api/claims/reply',
      z.object({
        ...caller,
        claimNo: ClaimNo,
        text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000, { abort: true })),
      }),
      ClaimDetails,
    ),
    headers: idempotencyHeaders,
  },
  file: {
    method: 'POST',
    path: '/api/claims/file',
    metadata: NO_SIDE_EFFECTS,
    body: z.object({ ...caller, claimNo: ClaimNo, file: ClaimFile }),
    responses: {
      ...errorResponses,
      /** A PDF; Content-Disposition contains the file name. */
      200: initContract().otherResponse({
        contentType: 'application/pdf',
        body: initContract().type<Blob>(),
      }),
    },
  },
})
