import { expect, it } from 'vitest'
import { differingFields, EMPTY_ADDRESS } from '#domain/addresses/address.ts'

it('Two addresses are equal if they differ only in surrounding blanks', () => {
  const one = { ...EMPTY_ADDRESS, street: 'Hafenweg 7', city: 'Kiel' }
  expect(differingFields(one, { ...one, street: ' Hafenweg 7 ' })).toEqual([])
  expect(differingFields(one, { ...one, street: 'Hafenweg 8', city: '' })).toEqual(['street', 'city'])
})
