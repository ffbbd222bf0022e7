import { describe, expect, it } from 'vitest'
import { withoutPhones } from '#domain/list-reader/phone-numbers.ts'

const read = (text: string, parts: readonly string[] = []) =>
  withoutPhones(text, (groups) => parts.some((part) => groups.startsWith(part)))

describe('a phone number is removed', () => {
  it.each([
    ['with a country code', '+49 251 123456'],
    ['with a country code in brackets', '(+49) 251 123456'],
    ['with an area code', '0251 123456'],
    ['with an area code in brackets', '(0251) 123456'],
    ['with an area code and a slash', '0251/123456-78'],
    ['of a Spanish mobile', '600 123 456'],
    ['of an Italian mobile', '347 1234567'],
    ['of a Russian mobile', '8 (495) 123-45-67'],
    ['in pairs of digits', '91 123 45 67'],
    ['in pairs of digits after three digits', '912 34 56 78'],
    ['with the fewest digits', '0251 12345'],
    ['with the most digits', '+49 251 1234567890'],
    ['with an extension', '0251 123456 - 12'],
    ['beside a second phone number', '0251 123456 / 0251 123457'],
    ['beside a second phone number after a dash', '0251 12345678 - 0171 1234567'],
  ])('%s: %s', (_, text) => {
    expect(read(text).trim()).toBe('')
  })

  it('without joining the words around it', () => {
    expect(read('call:0251 123456 now')).toBe('call: now')
    expect(read('2.30256 4 pcs, call 600 123 456 today')).toBe('2.30256 4 pcs, call  today')
    expect(read('call 0251 123456.')).toBe('call  .')
    expect(read('call 0251 123456, 2.30256')).toBe('call  , 2.30256')
  })
})

describe('a phone number is not detected in', () => {
  it.each([
    ['an article and its quantity', '2.30256 4'],
    ['too few digits', '0251 1234'],
    ['too many digits', '+49 251 12345678901'],
    ['digits without a code', '1234567890'],
    ['digits without an area code', '2251 1234567'],
    ['the position of a line and a number', '01 21186107'],
    ['digits after a letter', 'A0251 123456'],
    ['digits after a dot', 'A.0251 123456'],
    ['digits after a comma', '5,0251 123456'],
    ['digits before a letter', 'call 0251 123456kg'],
    ['digits before decimals', 'call 0251 123456.5'],
    ['a phone number and another one', '0251 12345678 / 1234567'],
  ])('%s: %s', (_, text) => {
    expect(read(text)).toBe(text)
  })

  it('digits that begin like an article number', () => {
    expect(read('0251 123456', ['0251 12'])).toBe('0251 123456')
    expect(read('0251 123456 / 0171 1234567', ['0171'])).toBe('0251 123456 / 0171 1234567')
  })
})
