import type { Enquiry, EnquiryTopic } from '#domain/enquiries/enquiry.ts'
import { token } from '../kernel/token.ts'

export interface Enquiries {
  /** Resolves to the number of the enquiry. `key` is the idempotency key: a retry does not create a second enquiry. */
  send(key: string, topic: EnquiryTopic, enquiry: Enquiry): Promise<string>
}

export const Enquiries = token<Enquiries>('Enquiries')
