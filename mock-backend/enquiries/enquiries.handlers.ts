import type { enquiriesContract } from '#contracts/enquiries/enquiries.contract.ts'
import { IdempotentAnswers } from '../http/idempotent-answers.ts'
import { refusal } from '../http/refusal.ts'
import type { Handlers } from '../http/reply-to.ts'
import { payloadOf } from '../session/callers.ts'
import type { Services } from '../services.ts'

const NEEDED = {
  PARTNERSHIP: ['company', 'street', 'postCode', 'city', 'phone'],
  QUESTION: ['message'],
} as const

/** Nobody reads them here: they are numbered and forgotten. */
export function enquiriesHandlers({ clock }: Services): Handlers<typeof enquiriesContract> {
  const answers = new IdempotentAnswers()
  let count = 0

  return {
    send: async ({ body, headers }) => {
      const enquiry = payloadOf(body)
      const call = { owner: '', key: headers['idempotency-key'], body: enquiry }
      return answers.once(call, () => {
        const missing = NEEDED[enquiry.topic].filter((field) => enquiry[field] === undefined)
        if (missing.length > 0) {
          return refusal(400, 400001, 'Bad Request', {
            errors: missing.map((field) => ({ pointer: `/${field}`, code: 'missing', message: 'Required.' })),
          })
        }
        count += 1
        const enquiryNo = `A${new Date(clock()).getUTCFullYear()}-${String(count).padStart(5, '0')}`
        return { status: 200 as const, body: { enquiryNo } }
      })
    },
  }
}
