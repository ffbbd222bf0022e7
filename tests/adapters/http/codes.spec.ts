import { expect, it } from 'vitest'
import { kebab, withoutNulls } from '#adapters/http/codes.ts'

it('kebab converts a code of the API from SCREAMING_CASE to kebab-case', () => {
  expect(kebab('NOT_SALEABLE_IN_COUNTRY')).toBe('not-saleable-in-country')
  expect(kebab('OK')).toBe('ok')
})

it('withoutNulls replaces only null fields by undefined, not other falsy values or nested nulls', () => {
  expect(withoutNulls({ a: null, b: 0, c: '', d: false, e: [null] })).toEqual({
    a: undefined,
    b: 0,
    c: '',
    d: false,
    e: [null],
  })
})
