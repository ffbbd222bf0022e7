import { expect, it } from 'vitest'
import { kebab, withoutNulls } from '#adapters/http/codes.ts'

it('converts a code of the API to the shop’s notation', () => {
  expect(kebab('NOT_SALEABLE_IN_COUNTRY')).toBe('not-saleable-in-country')
  expect(kebab('OK')).toBe('ok')
})

it('omits null fields, and no others', () => {
  expect(withoutNulls({ a: null, b: 0, c: '', d: false, e: [null] })).toEqual({
    a: undefined,
    b: 0,
    c: '',
    d: false,
    e: [null],
  })
})
