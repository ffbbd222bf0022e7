import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EMPTY_ADDRESS } from '#domain/addresses/address.ts'
import { addressErrors, LENGTH_MAX } from '#domain/addresses/address-errors.ts'

const good = {
  ...EMPTY_ADDRESS,
  company: 'Becker ® Söhne',
  street: 'Ring 1',
  postCode: '34123',
  city: 'Kassel',
  countryId: 'DE',
}

test('A complete address is valid', () => {
  expect(addressErrors(good)).toEqual({})
})

test('A required field that is blank is reported as missing', () => {
  expect(addressErrors({ ...EMPTY_ADDRESS, company: '  ' })).toEqual({
    company: { kind: 'missing' },
    street: { kind: 'missing' },
    postCode: { kind: 'missing' },
    city: { kind: 'missing' },
    countryId: { kind: 'missing' },
  })
})

test.each(['', 'Deutschland', 'de', 'D1'])(
  'The country code "%s" is reported, because it is not two capital letters',
  (countryId) => {
    expect(addressErrors({ ...good, countryId })).toMatchObject({ countryId: { kind: 'missing' } })
  },
)

test('A text of three hundred characters is reported with the maximum', () => {
  expect(addressErrors({ ...good, street: 'x'.repeat(300) })).toEqual({
    street: { kind: 'too-long', most: 100, typed: 300 },
  })
})

test.each(['🚚', '🇩🇪', '👩‍🔧'])('%s is reported, because it cannot be printed on a label', (sign) => {
  const { company } = addressErrors({ ...good, company: `Becker ${sign}` })
  expect(company?.kind).toBe('unprintable')
})

test.each([
  ['DE', '3412', '48155'],
  ['NL', '34123', '3089 JK'],
  ['PL', '34123', '00-001'],
])(
  'In the country %s the post code "%s" is reported, with an example of the required format: %s',
  (countryId, postCode, example) => {
    expect(addressErrors({ ...good, countryId, postCode })).toEqual({
      postCode: { kind: 'post-code', example },
    })
  },
)

test('Letters of any script count as one character each toward the maximum', () => {
  fc.assert(
    fc.property(fc.constantFrom('ß', 'Ж', '漢', '𠮷'), fc.nat(150), (letter, count) => {
      const { company } = addressErrors({ ...good, company: letter.repeat(count + 1) })
      expect(company).toEqual(
        count + 1 > LENGTH_MAX.company ? { kind: 'too-long', most: 100, typed: count + 1 } : undefined,
      )
    }),
  )
})
