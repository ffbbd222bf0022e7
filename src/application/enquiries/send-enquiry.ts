import {
  enquiryErrors,
  type Enquiry,
  type EnquiryErrors,
  type EnquiryTopic,
} from '#domain/enquiries/enquiry.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { attempt } from '../kernel/attempt.ts'
import { Enquiries } from './enquiries.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export type EnquiryRejection =
  | { readonly kind: 'flawed'; readonly errors: EnquiryErrors }
  | { readonly kind: 'refused' | 'unreachable' }

/** Validates and sends an enquiry; returns its number. */
export class SendEnquiry extends dependsOn({ enquiries: Enquiries }) {
  async run(key: string, topic: EnquiryTopic, enquiry: Enquiry): Promise<Result<string, EnquiryRejection>> {
    const errors = enquiryErrors(topic, enquiry)
    if (Object.keys(errors).length > 0) return fail({ kind: 'flawed', errors })
    const sent = await attempt(() => this.deps.enquiries.send(key, topic, enquiry))
    if (sent.ok) return ok(sent.value)
    return fail({ kind: sent.error.kind === 'refused' ? 'refused' : 'unreachable' })
  }
}
