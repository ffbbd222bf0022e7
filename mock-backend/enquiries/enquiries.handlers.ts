import type { enquiriesContract } from '#contracts/enquiries/enquiries.contract.ts'
import { catalogueLanguage } from '../catalogue-language.ts'
import { IdempotentResponses } from '../http/idempotent-responses.ts'
import { errorResponse } from '../http/error-response.ts'
import type { Handlers } from '../http/reply-to.ts'
import { payloadOf } from '../session/callers.ts'
import type { Services } from '../services.ts'

const NEEDED = {
  PARTNERSHIP: ['company', 'street', 'postCode', 'city', 'phone'],
  QUESTION: ['message'],
} as const

export function enquiriesHandlers({ requests }: Services): Handlers<typeof enquiriesContract> {
  const responses = new IdempotentResponses()

  return {
    send: async ({ body, headers }) => {
      const enquiry = payloadOf(body)
      const call = { owner: '', key: headers['idempotency-key'], body: enquiry }
      return responses.once(call, () => {
        const missing = NEEDED[enquiry.topic].filter((field) => enquiry[field] === undefined)
        if (missing.length > 0) {
          return errorResponse(400, 400001, undefined, {
            errors: missing.map((field) => ({ pointer: `/${field}`, code: 'missing', message: 'Required.' })),
          })
        }
        const { topic: kind, name, email, company, street, postCode, city, phone, vatId, message } = enquiry
        const { no } = requests.receive({
          kind,
          customerId: null,
          name,
          email,
          language: catalogueLanguage[body.languageID],
          text: [company, street, postCode, city, phone, vatId, message]
            .filter((line) => line !== undefined)
            .join('\n'),
        })
        return { status: 200 as const, body: { enquiryNo: no } }
      })
    },
  }
}
