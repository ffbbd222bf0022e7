import { expect, it } from 'vitest'
import { kebab, withoutNulls } from '#adapters/http/codes.ts'

it('writes a code of the API as the shop does', () => {
  expect(kebab('NOT_SALEABLE_IN_COUNTRY')).toBe('not-saleable-in-country')
  expect(kebab('OK')).toBe('ok')
})

it('leaves out what the API says is null, and nothing else', () => {
  expect(withoutNulls({ a: null, b: 0, c: '', d: false, e: [null] })).toEqual({
    a: undefined,
    b: 0,
    c: '',
    d: false,
    e: [null],
  })
})
