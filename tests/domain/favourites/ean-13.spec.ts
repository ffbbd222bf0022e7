import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { barsOf, EAN_13_MODULES, ean13Modules } from '#domain/favourites/ean-13.ts'
import { checkDigitOf } from '#mock-backend/catalogue/gtin.ts'

const gtins = fc.stringMatching(/^\d{12}$/).map((digits) => `${digits}${checkDigitOf(digits)}`)

describe('ean13Modules', () => {
  it('encodes the example of the standard', () => {
    // first digit 5: sets A B B A A B, then set C
    const leftPatterns = ['0001011', '0100111', '0110011', '0010011', '0111101', '0011101']
    const right = ['1100110', '1101100', '1000010', '1011100', '1001110', '1000100']
    expect(ean13Modules('5901234123457')).toBe(['101', ...leftPatterns, '01010', ...right, '101'].join(''))
  })

  it('encodes different numbers as different sequences of 95 modules', () => {
    fc.assert(
      fc.property(gtins, gtins, (one, other) => {
        expect(ean13Modules(one)).toHaveLength(EAN_13_MODULES)
        expect(ean13Modules(one) === ean13Modules(other)).toBe(one === other)
      }),
    )
  })

  it.each(['', '123', '5901234123458', '59012341234570', '590123412345x', '５901234123457'])(
    'rejects %j, because it is not a GTIN-13',
    (text) => {
      expect(ean13Modules(text)).toBe(undefined)
    },
  )
})

describe('barsOf', () => {
  it('returns bars that cover all dark modules and no light ones', () => {
    fc.assert(
      fc.property(gtins, (gtin) => {
        const modules = ean13Modules(gtin) ?? ''
        const drawn = Array.from({ length: modules.length }, () => '0')
        for (const { at: start, width } of barsOf(modules)) drawn.fill('1', start, start + width)
        expect(drawn.join('')).toBe(modules)
      }),
    )
  })
})
