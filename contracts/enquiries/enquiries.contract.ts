import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { errorResponses } from '../errors/problem.ts'
import { idempotencyHeaders } from '../idempotency.ts'
import { caller, EMAIL } from '../shared.dto.ts'

const text = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(longest, { abort: true }))

const Enquiry = z.object({
  ...caller,
  /** `PARTNERSHIP` applies for an account, and requires company, address and phone. */
  topic: z.enum(['PARTNERSHIP', 'QUESTION']),
  name: text(100),
  email: text(254).check(z.regex(EMAIL)),
  company: z.optional(text(100)),
  street: z.optional(text(100)),
  postCode: z.optional(text(20)),
  city: z.optional(text(100)),
  phone: z.optional(text(30)),
  /** VAT or tax number as typed. */
  vatId: z.optional(text(30)),
  message: z.optional(text(2000)),
})

export const enquiriesContract = initContract().router(
  {
    send: {
      method: 'POST',
      path: '/api/enquiries/submit',
      headers: idempotencyHeaders,
      body: Enquiry,
      responses: { ...errorResponses, 200: z.object({ enquiryNo: z.string() }) },
    },
  },
  { strictStatusCodes: true },
)
