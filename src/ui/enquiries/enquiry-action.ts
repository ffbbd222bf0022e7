import { data } from 'react-router'
import { SendEnquiry } from '#application/enquiries/send-enquiry.ts'
import { readEnquiry, type EnquiryTopic } from '#domain/enquiries/enquiry.ts'
import './enquiries.module.ts'
import { formText } from '../kernel/form-text.ts'
import { pageAction } from '../kernel/page-loader.ts'
import type { EnquiryActionData } from './enquiry-form.view-model.ts'

/** Action of the enquiry form for a topic; handles posts with and without scripts. */
export const enquiryAction = (topic: EnquiryTopic) =>
  pageAction(async (container, _call, form) => {
    const enquiry = readEnquiry((field) => formText(form, field))
    const key = formText(form, 'key', 200) || crypto.randomUUID()
    const sent = await container.get(SendEnquiry).run(key, topic, enquiry)
    if (sent.ok) return data<EnquiryActionData>({ number: sent.value, enquiry })
    // a lost response is retried with the same idempotency key
    if (sent.error.kind !== 'unreachable')
      return data<EnquiryActionData>({ rejection: sent.error, enquiry }, { status: 422 })
    return data<EnquiryActionData>({ rejection: sent.error, enquiry, key }, { status: 503 })
  })
