import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ENQUIRY_LENGTHS, enquiryErrors, readEnquiry, type EnquiryField } from '#domain/enquiries/enquiry.ts'

const enquiry = (fields: Partial<Record<EnquiryField, string>>) => readEnquiry((field) => fields[field] ?? '')
const requested = { name: 'Jana Kühn', email: 'jana@kuehn.test', message: 'Do you deliver on Saturdays?' }
const company = { company: 'Kühn', street: 'Hafenstraße 4', postCode: '48153', city: 'Münster', phone: '1' }

it('requires a name, an e-mail address and a message for a question', () => {
  expect(enquiryErrors('question', enquiry(requested))).toEqual({})
  expect(enquiryErrors('question', enquiry({ name: '  ', email: 'jana@kuehn.test' }))).toEqual({
    name: 'missing',
    message: 'missing',
  })
})

it('requires the company with its address and phone for a partnership enquiry, but no message', () => {
  const { message: _, ...contact } = requested
  expect(enquiryErrors('partnership', enquiry({ ...contact, ...company }))).toEqual({})
  expect(enquiryErrors('partnership', enquiry(contact))).toEqual({
    company: 'missing',
    street: 'missing',
    postCode: 'missing',
    city: 'missing',
    phone: 'missing',
  })
})

it.each(['jana', 'jana@', 'jana@kuehn', 'jana kuehn@web.test', 'jana@kuehn..test'])(
  'rejects %s as e-mail address',
  (email) => {
    expect(enquiryErrors('question', enquiry({ ...requested, email }))).toEqual({ email: 'invalid' })
  },
)

it('trims and truncates each field of an enquiry', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 5_000 }), (text) => {
      const read = readEnquiry(() => text)
      for (const [field, longest] of Object.entries(ENQUIRY_LENGTHS)) {
        const fieldText = read[field as EnquiryField]
        expect(fieldText.length).toBeLessThanOrEqual(longest)
        expect(fieldText).toBe(fieldText.trim())
      }
    }),
  )
})
