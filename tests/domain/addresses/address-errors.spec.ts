import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ADDRESS_FIELDS, EMPTY_ADDRESS } from '#domain/addresses/address.ts'
import { addressErrors, LENGTH_MAX } from '#domain/addresses/address-errors.ts'

const good = {
  ...EMPTY_ADDRESS,
  company: 'Becker ® Söhne',
  street: 'Ring 1',
  postCode: '34123',
  city: 'Kassel',
  countryId: 'DE',
}

test('A complete address has no error', () => {
  expect(addressErrors(good)).toEqual({})
})

test('A blank required field is missing', () => {
  expect(addressErrors({ ...EMPTY_ADDRESS, company: '  ' })).toEqual({
    company: { kind: 'missing' },
    street: { kind: 'missing' },
    postCode: { kind: 'missing' },
    city: { kind: 'missing' },
    countryId: { kind: 'missing' },
  })
})

test.each(['', 'Deutschland', 'de', 'D1'])(
  'A country code is two capitals, and "%s" is not one',
  (countryId) => {
    expect(addressErrors({ ...good, countryId })).toMatchObject({ countryId: { kind: 'missing' } })
  },
)

test('Three hundred characters are reported with the maximum', () => {
  expect(addressErrors({ ...good, street: 'x'.repeat(300) })).toEqual({
    street: { kind: 'too-long', most: 100, typed: 300 },
  })
})

test.each(['🚚', '🇩🇪', '👩‍🔧'])('%s cannot be printed on a label, and is reported', (sign) => {
  const { company } = addressErrors({ ...good, company: `Becker ${sign}` })
  expect(company?.kind).toBe('unprintable')
})

test.each([
  ['DE', '3412', '48155'],
  ['NL', '34123', '3089 JK'],
  ['PL', '34123', '00-001'],
])('A post code of %s is not written %s', (countryId, postCode, example) => {
  expect(addressErrors({ ...good, countryId, postCode })).toEqual({
    postCode: { kind: 'post-code', example },
  })
})

test('Letters of any script are counted as characters, up to the maximum', () => {
  fc.assert(
    fc.property(fc.constantFrom('ß', 'Ж', '漢', '𠮷'), fc.nat(150), (letter, count) => {
      const { company } = addressErrors({ ...good, company: letter.repeat(count + 1) })
      expect(company).toEqual(
        count + 1 > LENGTH_MAX.company ? { kind: 'too-long', most: 100, typed: count + 1 } : undefined,
      )
    }),
  )
})

test('Each error of any input names an existing field', () => {
  const text = fc.string({ unit: 'binary', maxLength: 400, size: 'max' })
  const any = fc.record(Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, text])))
  fc.assert(
    fc.property(any, (typed) => {
      for (const field of Object.keys(addressErrors({ ...EMPTY_ADDRESS, ...typed }))) {
        expect(ADDRESS_FIELDS).toContain(field)
      }
    }),
    { numRuns: 20 },
  )
})
