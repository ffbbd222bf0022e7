import { describe, expect, it } from 'vitest'
import { NO_ENQUIRY } from '#domain/enquiries/enquiry.ts'
import { EnquiryFormViewModel } from '#ui/enquiries/enquiry-form.view-model.ts'

const ENQUIRY = { ...NO_ENQUIRY, name: 'Anna', email: 'anna' }

describe('an enquiry form', () => {
  it('has the fields of its topic, with required fields and maximum lengths', () => {
    const model = new EnquiryFormViewModel('question')
    expect(model.fields).toEqual(['name', 'company', 'email', 'phone', 'message'])
    expect([model.isRequired('message'), model.isRequired('phone')]).toEqual([true, false])
    expect(new EnquiryFormViewModel('partnership').isRequired('phone')).toBe(true)
    expect([model.lengthOf('message'), model.lengthOf('phone')]).toEqual([2000, 30])
  })

  it('is empty, or prefilled with a message', () => {
    const model = new EnquiryFormViewModel('question')
    expect(model).toMatchObject({ enquiry: NO_ENQUIRY, errors: {}, errorCount: 0 })
    expect([model.failure, model.number, model.key]).toEqual([undefined, undefined, undefined])
    const requestedEnquiryFormViewModel = new EnquiryFormViewModel('question', undefined, 'May I see prices?')
    expect(requestedEnquiryFormViewModel.enquiry).toEqual({ ...NO_ENQUIRY, message: 'May I see prices?' })
  })
})

describe('a submitted enquiry', () => {
  it('that was accepted shows its number', () => {
    const model = new EnquiryFormViewModel(
      'question',
      { enquiry: ENQUIRY, number: 'A-1', key: 'k-1' },
      'Hello',
    )
    expect(model).toMatchObject({ number: 'A-1', key: 'k-1', enquiry: ENQUIRY, errorCount: 0 })
  })

  it('with errors shows them, and retains the typed texts', () => {
    const errors = { email: 'invalid', message: 'missing' } as const
    const model = new EnquiryFormViewModel('question', {
      enquiry: ENQUIRY,
      rejection: { kind: 'flawed', errors },
    })
    expect(model).toMatchObject({ enquiry: ENQUIRY, errors, errorCount: 2 })
    expect(model.failure).toBeUndefined()
  })

  it.each(['refused', 'unreachable'] as const)('that was rejected shows the reason: %s', (kind) => {
    const model = new EnquiryFormViewModel('question', { enquiry: ENQUIRY, rejection: { kind } })
    expect(model).toMatchObject({ failure: kind, errors: {}, errorCount: 0, enquiry: ENQUIRY })
  })
})
