import type { Enquiries } from '#application/enquiries/enquiries.port.ts'
import { enquiriesContract } from '#contracts/enquiries/enquiries.contract.ts'
import { fieldsOf, type Enquiry, type EnquiryTopic } from '#domain/enquiries/enquiry.ts'
import { HttpAdapter } from '../http-adapter.ts'

const TOPICS = { partnership: 'PARTNERSHIP', question: 'QUESTION' } as const

export class HttpEnquiries extends HttpAdapter implements Enquiries {
  readonly #calls = this.api.client(enquiriesContract)

  async send(key: string, topic: EnquiryTopic, enquiry: Enquiry): Promise<string> {
    const { name, email } = enquiry
    const filled = fieldsOf(topic).filter((field) => enquiry[field] !== '')
    const { body } = await this.#calls.send.mutate({
      headers: { 'idempotency-key': key },
      body: {
        ...Object.fromEntries(filled.map((field) => [field, enquiry[field]])),
        topic: TOPICS[topic],
        name,
        email,
      },
    })
    return body.enquiryNo
  }
}
