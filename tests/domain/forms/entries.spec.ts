import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  formErrors as errorsOn,
  NO_ENTRIES,
  wholeNumber,
  type FormInput,
  type Line,
} from '#domain/forms/entries.ts'
import type { FormTopic } from '#domain/forms/form.ts'

const formErrors = (topic: FormTopic, entries: FormInput, lines: readonly Line[]) =>
  errorsOn(topic, entries, lines, '2026-11-23')
const LINE = [{ lineNo: 1, quantity: 1 }]
const FILLED = {
  ...NO_ENTRIES,
  documentNo: '4711',
  email: 'a@b.test',
  message: 'It leaks.',
  reason: 'NOT_NEEDED',
}

it('accepts a form with valid fields', () => {
  expect(formErrors('RETURN', FILLED, LINE)).toEqual({})
  expect(formErrors('MASTER_DATA', { ...FILLED, documentNo: '' }, [])).toEqual({})
  expect(formErrors('CREDIT', { ...FILLED, limit: '25.000' }, [])).toEqual({})
  const warranty = { reason: 'LEAK', vin: 'WMA06XZZ8CP034890', mileage: '412.000', fittedOn: '2026-03-01' }
  expect(formErrors('WARRANTY', { ...FILLED, ...warranty }, LINE)).toEqual({})
})

it('reports missing and invalid fields of a form', () => {
  expect(formErrors('WARRANTY', { ...NO_ENTRIES, mileage: 'far' }, [])).toEqual({
    documentNo: 'missing',
    email: 'missing',
    message: 'missing',
    reason: 'missing',
    vin: 'missing',
    mileage: 'invalid',
    fittedOn: 'missing',
  })
  expect(formErrors('RETURN', FILLED, [])).toEqual({ lines: 'missing' })
  expect(formErrors('CREDIT', { ...FILLED, limit: '0' }, [])).toEqual({ limit: 'invalid' })
  expect(formErrors('CREDIT', { ...FILLED, email: 'anna' }, [])).toMatchObject({ email: 'invalid' })
})

it('parses whole numbers with any digit grouping, up to the limit', () => {
  fc.assert(
    fc.property(fc.nat({ max: 2_000_000 }), fc.constantFrom('de', 'en', 'fr', 'ru'), (value, language) => {
      const typedText = value.toLocaleString(language)
      expect(wholeNumber(typedText, 1_000_000)).toBe(value <= 1_000_000 ? value : undefined)
    }),
  )
  expect([wholeNumber('10', 10), wholeNumber('11', 10), wholeNumber('-5', 10)]).toEqual([
    10,
    undefined,
    undefined,
  ])
  expect(wholeNumber('1e3', 10_000)).toBeUndefined()
})

const FAILED = {
  ...FILLED,
  reason: 'LEAK',
  vin: 'WMA06XZZ8CP034890',
  mileage: '120000',
  fittedOn: '2026-03-02',
  removedOn: '2026-11-20',
}

it('accepts a warranty claim with vehicle, mileage and dates', () => {
  expect(formErrors('WARRANTY', FAILED, LINE)).toEqual({})
  expect(formErrors('WARRANTY', { ...FAILED, removedOn: '' }, LINE)).toEqual({})
  expect(formErrors('WARRANTY', { ...FAILED, vin: 'wma06xzz 8cp-034890' }, LINE)).toEqual({})
})

it.each([
  ['02/03/2026', '20.11.26'],
  ['2-3-2026', '20112026'],
])('accepts days in the notation of a language: %s and %s', (fittedOn, removedOn) => {
  expect(formErrors('WARRANTY', { ...FAILED, fittedOn, removedOn }, LINE)).toEqual({})
})

it.each([
  ['a VIN that is too short', { vin: 'WDB123' }, { vin: 'invalid' }],
  ['a reason of another topic', { reason: 'MISSING' }, { reason: 'missing' }],
  ['a part fitted tomorrow', { fittedOn: '2026-11-24', removedOn: '' }, { fittedOn: 'invalid' }],
  ['a day that does not exist', { fittedOn: '2026-02-30' }, { fittedOn: 'invalid' }],
  ['a typed day before the part was fitted', { removedOn: '01/03/2026' }, { removedOn: 'invalid' }],
  ['a part removed before it was fitted', { removedOn: '2026-03-01' }, { removedOn: 'invalid' }],
  ['a part removed tomorrow', { removedOn: '2026-11-24' }, { removedOn: 'invalid' }],
])('rejects a warranty claim with %s', (_what, wrong, expected) => {
  expect(formErrors('WARRANTY', { ...FAILED, ...wrong }, LINE)).toEqual(expected)
})

it.each([
  ['WARRANTY', FAILED, 'mileage'],
  ['WARRANTY', FAILED, 'vin'],
  ['RETURN', FILLED, 'documentNo'],
  ['RETURN', FILLED, 'message'],
  ['RETURN', FILLED, 'email'],
  ['CREDIT', { ...FILLED, limit: '25.000' }, 'limit'],
] as const)('treats blanks in %s as empty, and trims other text', (topic, entries, field) => {
  for (const blank of ['', '  '])
    expect(formErrors(topic, { ...entries, [field]: blank }, LINE)).toEqual({ [field]: 'missing' })
  expect(formErrors(topic, { ...entries, [field]: ` ${entries[field as 'email']} ` }, LINE)).toEqual({})
})

it('accepts a part that was fitted and removed on the same, latest allowed day', () => {
  const day = '2026-11-23'
  expect(formErrors('WARRANTY', { ...FAILED, fittedOn: day, removedOn: day }, LINE)).toEqual({})
})

it('reports the lines of a form if the quantity of one of them exceeds that of the document', () => {
  const lines = [
    { lineNo: 1, quantity: 1, most: 1 },
    { lineNo: 2, quantity: 2, most: 1 },
  ]
  expect(formErrors('RETURN', FILLED, lines.slice(0, 1))).toEqual({})
  expect(formErrors('RETURN', FILLED, lines)).toEqual({ lines: 'too-many' })
})
