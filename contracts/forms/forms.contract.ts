import * as z from 'zod/mini'
import { command, contract } from '../call.ts'
import { idempotencyHeaders } from '../idempotency.ts'
import { LineQuantity } from '../quick-order/line-status.dto.ts'
import { IsoDate } from '../data-table/list.dto.ts'
import { errorResponses } from '../errors/problem.ts'
import { caller, EMAIL, LanguageId } from '../shared.dto.ts'

const FILES_MAX = 4
/** Size limits per file and per form, in bytes before base64 encoding. */
export const FILE_SIZE_MAX = 2_000_000
export const FILES_SIZE_MAX = 4_000_000

const FormTopic = z.enum(['RETURN', 'WARRANTY', 'CORE', 'SHORTAGE', 'CREDIT', 'MASTER_DATA'])

/** Reasons of returns, of shortages, and faults of warranty claims. */
export const ClaimReason = z.enum([
  'WRONG_ORDERED',
  'NOT_NEEDED',
  'WRONG_DELIVERED',
  'MISSING',
  'DAMAGED',
  'LEAK',
  'NOISE',
  'BREAKAGE',
  'ELECTRICAL',
  'WEAR',
  'OTHER',
])
export const ClaimRemedy = z.enum(['CREDIT', 'REPLACEMENT', 'REPAIR'])

const Form = z.object({
  formId: z.string(),
  topic: FormTopic,
  kind: z.enum(['PDF', 'ONLINE']),
  title: z.string(),
  purpose: z.string(),
  /** Text: how a claim is decided, and within which time. */
  terms: z.optional(z.string()),
  /** Language of the PDF; an online form is available in every language. */
  languageID: LanguageId,
  /** ISO 8601 day. */
  versionDate: z.string(),
  file: z.optional(z.object({ path: z.string(), bytes: z.int() })),
})

const text = (longest: number) => z.string().check(z.trim(), z.maxLength(longest, { abort: true }))

const Attachment = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  /** The file as base64. */
  content: z.string().check(z.minLength(1), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
})

const Submission = z.object({
  ...caller,
  formId: z.string().check(z.minLength(1), z.maxLength(60)),
  email: text(254).check(z.regex(EMAIL)),
  message: text(2000).check(z.minLength(1)),
  /** Number of one of the customer's invoices, delivery notes or orders. */
  documentNo: z.optional(text(50)),
  lines: z.optional(
    z.array(z.object({ lineNo: z.int(), quantity: LineQuantity })).check(z.minLength(1), z.maxLength(1000)),
  ),
  reason: z.optional(ClaimReason),
  remedy: z.optional(ClaimRemedy),
  /** Warranty claim only. */
  vin: z.optional(text(17)),
  mileageKm: z.optional(z.int().check(z.minimum(0), z.maximum(9_999_999))),
  fittedOn: z.optional(IsoDate),
  removedOn: z.optional(IsoDate),
  /** Credit application only, in units of the account's currency. */
  creditLimit: z.optional(z.number().check(z.minimum(1), z.maximum(99_999_999))),
  files: z.array(Attachment).check(z.maxLength(FILES_MAX)),
})

export const formsContract = contract({
  list: {
    method: 'GET',
    path: '/api/forms',
    query: z.object({ languageID: LanguageId }),
    responses: { ...errorResponses, 200: z.object({ forms: z.array(Form) }) },
  },
  submit: {
    ...command(
      '/api/forms/submit',
      Submission,
      z.object({
        /** Number of the submitted form; a form about a document creates a claim with this number. */
        ticketNo: z.string(),
        /** ISO 8601 time. */
        receivedAt: z.string(),
      }),
    ),
    headers: idempotencyHeaders,
  },
})
