import { expect, test } from 'vitest'
import { deliveryErrors, isTooLong, printableAddress } from '#domain/checkout/typed-address.ts'

const typed = { company: 'A', name2: '', street: 'B 1', postCode: '48155', city: 'C', countryId: 'DE' }
const good = { typed, contact: '', remark: '' }

test('An emoji counts as one character', () => {
  expect(isTooLong('🚚'.repeat(300))).toBe(false)
  expect(isTooLong('🚚'.repeat(301))).toBe(true)
})

test('Each field of a typed address is validated as in the address book', () => {
  expect(deliveryErrors(good)).toEqual({})
  const wrong = { ...typed, company: ' ', street: 'Way 🚚', city: 'x'.repeat(300), postCode: '1' }
  expect(deliveryErrors({ ...good, typed: wrong })).toEqual({
    company: { kind: 'missing' },
    street: { kind: 'unprintable', sign: '🚚' },
    city: { kind: 'too-long', most: 100, typed: 300 },
    postCode: { kind: 'post-code', example: '48155' },
  })
})

test('Contact and remark are validated even for a known address', () => {
  expect(deliveryErrors({ contact: 'Anna', remark: '' })).toEqual({})
  expect(deliveryErrors({ contact: 'Anna 😀', remark: 'x'.repeat(301) })).toEqual({
    contact: { kind: 'unprintable', sign: '😀' },
    remark: { kind: 'too-long', most: 300, typed: 301 },
  })
})

test('Characters that a label cannot print are removed from each field', () => {
  const line = (text: string) => `\u202e ${text}\u0007 `
  const { company, name2, street, postCode, city, countryId } = { ...typed, name2: 'D' }
  expect(
    printableAddress({
      company: line(company),
      name2: line(name2),
      street: line(street),
      postCode: line(postCode),
      city: line(city),
      countryId,
    }),
  ).toEqual({ ...typed, name2: 'D' })
})
