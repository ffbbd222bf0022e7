import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinToken, splitToken } from '#adapters/server/split-token.ts'

const segment = fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/)
const token = fc.tuple(segment, segment, segment).map((segments) => segments.join('.'))

test('a token that was split and joined equals the original', () => {
  fc.assert(
    fc.property(token, (whole) => {
      const { readable, signature } = splitToken(whole)!
      expect(joinToken(readable, signature)).toBe(whole)
    }),
  )
})

test('the readable part of a token contains header and payload, but not the signature', () => {
  fc.assert(
    fc.property(segment, segment, segment, (header, payload, signature) => {
      expect(splitToken(`${header}.${payload}.${signature}`)).toEqual({
        readable: `${header}.${payload}`,
        signature,
      })
    }),
  )
})

test('text that does not have three segments cannot be split', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const isToken = /^[\w-]+\.[\w-]+\.[\w-]+$/.test(text)
      expect(splitToken(text) !== undefined).toBe(isToken)
    }),
  )
})

test.each(['a.b.', '.b.c', 'a..c', 'a.b.c.d', 'a.b', '', 'a.b.c=', 'ä.b.c'])(
  'the invalid token %j cannot be split',
  (text) => {
    expect(splitToken(text)).toBeUndefined()
  },
)

test('text that does not have two segments gets no signature', () => {
  const other = fc.string().filter((text) => !/^[\w-]+\.[\w-]+$/.test(text))
  fc.assert(
    fc.property(other, segment, (text, signature) => {
      expect(joinToken(text, signature)).toBe(text)
    }),
  )
})

test('a complete token gets no second signature', () => {
  fc.assert(
    fc.property(token, segment, (whole, signature) => {
      expect(joinToken(whole, signature)).toBe(whole)
    }),
  )
})

test('the readable part of a token is not changed if there is no signature to join', () => {
  expect(joinToken('a.b', undefined)).toBe('a.b')
})
