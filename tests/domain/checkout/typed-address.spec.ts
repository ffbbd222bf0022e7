import { expect, test } from 'vitest'
import { addressFaults, isTooLong } from '#domain/checkout/typed-address.ts'

const good = { company: 'A', name2: '', street: 'B 1', postCode: '1', city: 'C', countryId: 'DE' }

test('An emoji is one character', () => {
  expect(isTooLong('🚚'.repeat(300))).toBe(false)
  expect(isTooLong('🚚'.repeat(301))).toBe(true)
})

test('Each field is judged by itself', () => {
  expect(addressFaults(good)).toEqual({})
  expect(addressFaults({ ...good, company: ' ', city: 'x'.repeat(101), countryId: 'Germany' })).toEqual({
    company: 'missing',
    city: 'too-long',
    countryId: 'too-long',
  })
})
