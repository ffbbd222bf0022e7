import * as z from 'zod/mini'
import { command, contract } from '../call.ts'
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

export const enquiriesContract = contract({
  send: {
    ...command('/api/enquiries/submit', Enquiry, z.object({ enquiryNo: z.string() })),
    headers: idempotencyHeaders,
  },
})
