import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { truncateText, decoded, printableLine } from '#domain/shared/text.ts'

describe('truncateText', () => {
  it('truncates to the given length without splitting a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, length) => {
        const cut = truncateText(text, length)
        expect(text.startsWith(cut)).toBe(true)
        expect(cut.isWellFormed()).toBe(true)
        expect(cut.length).toBeGreaterThanOrEqual(Math.min(text.length, length) - 1)
        expect(cut.length).toBeLessThanOrEqual(length)
      }),
    )
  })
})

describe('printableLine', () => {
  it.each([
    ['PO\u00004711\u0007', 'PO 4711'],
    ['PO\t47\r\n11', 'PO 47  11'],
    ['47\u202E11\u202C', '4711'],
    ['\uFEFF \u200B ', ''],
    ['Bay 7, 👩‍🔧 Müller & Söhne', 'Bay 7, 👩‍🔧 Müller & Söhne'],
  ])('changes %j to %j', (typedText, line) => {
    expect(printableLine(typedText)).toBe(line)
  })

  it('contains no control character, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const line = printableLine(text)
        expect(line).not.toMatch(/\p{Cc}/u)
        expect(printableLine(line)).toBe(line)
      }),
    )
  })
})

describe('decoded', () => {
  it('decodes percent-encoding', () => {
    expect(decoded('gr%C3%B6%C3%9Fe%2F')).toBe('größe/')
  })

  it.each(['%', '%zz', '%ff', '100 %'])('does not change the invalid encoding %j', (text) => {
    expect(decoded(text)).toBe(text)
  })
})
