import { isEmail } from '../shared/email.ts'

/** Topics of a visitor without a login. */
export type EnquiryTopic = 'partnership' | 'question'

/** Fields in the order of the form, with their maximum lengths in characters. */
export const ENQUIRY_LENGTHS = {
  company: 100,
  name: 100,
  street: 100,
  postCode: 20,
  city: 100,
  vatId: 30,
  email: 254,
  phone: 30,
  message: 2000,
} as const

export type EnquiryField = keyof typeof ENQUIRY_LENGTHS
export type Enquiry = Readonly<Record<EnquiryField, string>>
export type EnquiryErrors = Partial<Readonly<Record<EnquiryField, 'missing' | 'invalid'>>>

const ALL = Object.keys(ENQUIRY_LENGTHS) as EnquiryField[]

const FIELDS: Readonly<Record<EnquiryTopic, readonly EnquiryField[]>> = {
  partnership: ALL,
  question: ['name', 'company', 'email', 'phone', 'message'],
}

const REQUIRED: Readonly<Record<EnquiryTopic, readonly EnquiryField[]>> = {
  partnership: ['company', 'name', 'street', 'postCode', 'city', 'email', 'phone'],
  question: ['name', 'email', 'message'],
}

export const fieldsOf = (topic: EnquiryTopic): readonly EnquiryField[] => FIELDS[topic]
export const isRequired = (topic: EnquiryTopic, field: EnquiryField): boolean =>
  REQUIRED[topic].includes(field)

/** Truncates longer texts, which only a request that bypasses the form can contain. */
export const readEnquiry = (textOf: (field: EnquiryField) => string): Enquiry =>
  Object.fromEntries(
    ALL.map((field) => [field, textOf(field).slice(0, ENQUIRY_LENGTHS[field]).trim()]),
  ) as Enquiry

export const NO_ENQUIRY = readEnquiry(() => '')

export function enquiryErrors(topic: EnquiryTopic, enquiry: Enquiry): EnquiryErrors {
  const missing = REQUIRED[topic].filter((field) => enquiry[field] === '')
  return {
    ...Object.fromEntries(missing.map((field) => [field, 'missing' as const])),
    ...(!missing.includes('email') && !isEmail(enquiry.email) && { email: 'invalid' as const }),
  }
}
