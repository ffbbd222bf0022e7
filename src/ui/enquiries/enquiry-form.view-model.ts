import type { EnquiryRejection } from '#application/enquiries/send-enquiry.ts'
import {
  ENQUIRY_LENGTHS,
  fieldsOf,
  isRequired,
  NO_ENQUIRY,
  type Enquiry,
  type EnquiryErrors,
  type EnquiryField,
  type EnquiryTopic,
} from '#domain/enquiries/enquiry.ts'

/** Result of an enquiry. */
export type EnquiryActionData = {
  readonly enquiry: Enquiry
  /** Number that the API assigned to a received enquiry. */
  readonly number?: string | undefined
  readonly rejection?: EnquiryRejection | undefined
  /** Idempotency key of the next attempt. */
  readonly key?: string | undefined
}

/** State of a form for visitors without a login. Its data does not change between two submissions. */
export class EnquiryFormViewModel {
  readonly key: string | undefined
  readonly number: string | undefined
  readonly enquiry: Enquiry
  readonly #topic: EnquiryTopic
  readonly #rejection: EnquiryRejection | undefined

  /** `message`: initial text of the form. */
  constructor(topic: EnquiryTopic, answer?: EnquiryActionData, message = '') {
    this.#topic = topic
    this.#rejection = answer?.rejection
    this.key = answer?.key
    this.number = answer?.number
    this.enquiry = answer?.enquiry ?? { ...NO_ENQUIRY, message }
  }

  get fields(): readonly EnquiryField[] {
    return fieldsOf(this.#topic)
  }

  isRequired(field: EnquiryField): boolean {
    return isRequired(this.#topic, field)
  }

  lengthOf(field: EnquiryField): number {
    return ENQUIRY_LENGTHS[field]
  }

  get errors(): EnquiryErrors {
    return this.#rejection?.kind === 'flawed' ? this.#rejection.errors : {}
  }

  get errorCount(): number {
    return Object.keys(this.errors).length
  }

  get failure(): 'refused' | 'unreachable' | undefined {
    const kind = this.#rejection?.kind
    return kind === 'flawed' ? undefined : kind
  }
}
