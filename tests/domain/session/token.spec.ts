import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLoggedIn, tokenExpiry } from '#domain/session/token.ts'

const NOW = Date.UTC(2026, 10, 21)

const encode = (text: string) => Buffer.from(text, 'utf8').toString('base64url')
const HEADER = encode('{"alg":"HS256","typ":"JWT"}')
const readable = (claims: unknown) => `${HEADER}.${encode(JSON.stringify(claims))}`

describe('tokenExpiry', () => {
  it('converts the seconds of the payload to milliseconds', () => {
    expect(tokenExpiry(readable({ exp: 1_800_000_000 }))).toBe(1_800_000_000_000)
  })

  it('accepts a token with or without its signature', () => {
    const token = readable({ exp: 12.5 })
    expect(tokenExpiry(token)).toBe(12_500)
    expect(tokenExpiry(`${token}.c2lnbmF0dXJl`)).toBe(12_500)
    expect(tokenExpiry(`${token}.`)).toBe(12_500)
  })

  it('accepts padded payloads', () => {
    expect(tokenExpiry(`${HEADER}.eyJleHAiOjF9`)).toBe(1_000)
    expect(tokenExpiry(`${HEADER}.eyJleHAiOjEyfQ==`)).toBe(12_000)
    expect(tokenExpiry(`${HEADER}.eyJleHAiOjEyM30=`)).toBe(123_000)
  })

  it('accepts a payload with line breaks', () => {
    expect(tokenExpiry(`${HEADER}.${encode('{\n\t"exp": 1\r\n}')}`)).toBe(1_000)
  })

  it('accepts times up to the maximum of a Date', () => {
    expect(tokenExpiry(readable({ exp: 8.64e12 }))).toBe(8.64e15)
    expect(tokenExpiry(readable({ exp: 8.64e12 + 1 }))).toBeUndefined()
  })

  it('accepts tokens of at most 16384 characters', () => {
    const token = `${readable({ exp: 1 })}.`
    expect(tokenExpiry(token.padEnd(16_384, 's'))).toBe(1_000)
    expect(tokenExpiry(token.padEnd(16_385, 's'))).toBeUndefined()
  })

  it('finds the expiry among claims in any script', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 0, max: 4e9 }), (name, exp) => {
        expect(tokenExpiry(readable({ given_name: name, exp }))).toBe(exp * 1000)
      }),
    )
  })

  it.each([
    ['', 'nothing'],
    ['abc', 'one segment'],
    ['.', 'empty segments'],
    [`.${encode('{"exp":1}')}`, 'no header'],
    [`${HEADER}.`, 'no payload'],
    [`${readable({ exp: 1 })}.a.b`, 'four segments'],
    [`${HEADER}.${encode('not json')}`, 'no JSON'],
    [`${HEADER}.${encode('null')}`, 'null'],
    [`${HEADER}.${encode('[1]')}`, 'a list'],
    [`${HEADER}.${encode('"exp"')}`, 'a text'],
    [readable({}), 'no expiry'],
    [readable({ exp: '1800000000' }), 'an expiry that is a text'],
    [readable({ exp: null }), 'an expiry that is null'],
    [`${HEADER}.${encode('{"exp":1e999}')}`, 'an endless expiry'],
    [`${HEADER}.${encode('{"exp":1e300}')}`, 'an expiry beyond all dates'],
    [`${HEADER}.eyJleHAiOjE+fQ`, 'characters outside of base64url'],
    [`${HEADER}.eyJ leHAiOjF9`, 'a space in the payload'],
    [`${HEADER}.=eyJleHAiOjF9`, 'padding in front'],
    [`${HEADER}.eyJleHAiOjEyfQ===`, 'more padding than there is'],
    [`${HEADER}.${Buffer.from([0x7b, 0xff, 0xfe, 0x7d]).toString('base64url')}`, 'bytes that are not UTF-8'],
    [`${HEADER}.${encode('{"__proto__":{"exp":1}}')}`, 'an expiry that is inherited'],
  ])('returns nothing for %j (%s)', (token) => {
    expect(tokenExpiry(token)).toBeUndefined()
  })

  it.each([undefined, null, 7, {}, []])('returns nothing for %j, which is not a string', (token) => {
    expect(tokenExpiry(token as unknown as string)).toBeUndefined()
  })

  it('returns a time or nothing for any text, without throwing', () => {
    const segment = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.base64String(),
      fc.json().map(encode),
      fc.anything().map((value) => encode(JSON.stringify({ exp: value }) ?? '')),
    )
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 4 }), (segments) => {
        const expiry = tokenExpiry(segments.join('.'))
        return expiry === undefined || !Number.isNaN(new Date(expiry).getTime())
      }),
      { numRuns: 5_000 },
    )
  })

  it('decodes without atob, Buffer and TextDecoder', () => {
    const { atob, Buffer: NodeBuffer, TextDecoder } = globalThis
    const token = readable({ given_name: 'Żółć 🚚', exp: 5 })
    Object.assign(globalThis, { atob: undefined, Buffer: undefined, TextDecoder: undefined })
    const expiry = tokenExpiry(token)
    Object.assign(globalThis, { atob, Buffer: NodeBuffer, TextDecoder })
    expect(expiry).toBe(5_000)
  })
})

describe('isLoggedIn', () => {
  const endingNow = readable({ exp: NOW / 1000 })

  it('is false from the time of expiry on', () => {
    expect(isLoggedIn(endingNow, NOW - 1)).toBe(true)
    expect(isLoggedIn(endingNow, NOW)).toBe(false)
    expect(isLoggedIn(endingNow, NOW + 1)).toBe(false)
  })

  it.each([undefined, '', 'a.b', 'a.b.c', readable({})])('is false for the token %j', (token) => {
    expect(isLoggedIn(token, NOW)).toBe(false)
    expect(isLoggedIn(token, -Infinity)).toBe(false)
  })
})
