import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutText, decoded } from '#domain/shared/text.ts'

describe('cutText', () => {
  it('keeps a beginning of the text that is no longer than asked, and whole characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, length) => {
        const cut = cutText(text, length)
        expect(text.startsWith(cut)).toBe(true)
        expect(cut.isWellFormed()).toBe(true)
        expect(cut.length).toBeGreaterThanOrEqual(Math.min(text.length, length) - 1)
        expect(cut.length).toBeLessThanOrEqual(length)
      }),
    )
  })
})

describe('decoded', () => {
  it('reads percent-encoding', () => {
    expect(decoded('gr%C3%B6%C3%9Fe%2F')).toBe('größe/')
  })

  it.each(['%', '%zz', '%ff', '100 %'])('leaves %j as it is', (text) => {
    expect(decoded(text)).toBe(text)
  })
})
