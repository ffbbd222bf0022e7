import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cleanVin,
  truncateVin,
  mistakenLetters,
  parseVin,
  VIN_LENGTH,
  vinHint,
  withoutMistakenLetters,
  type Vin,
} from '#domain/vehicles/vin.ts'
import { numberRules } from '../../fixtures/number-rules.fixture.ts'

describe('parseVin', () => {
  it.each(numberRules.vin.accept)('accepts %j', (text) => {
    expect(parseVin(text)).toEqual({ ok: true, value: text.replace(/[\s-]/g, '').toUpperCase() })
  })

  it.each(numberRules.vin.reject)('rejects %j', (text) => {
    expect(parseVin(text)).toEqual({
      ok: false,
      error: { kind: 'vin-length', length: text.replace(/[\s-]/g, '').length },
    })
  })

  it('accepts exactly the texts with 17 valid characters', () => {
    const text = fc.string({ unit: fc.constantFrom(...'0123456789ABCXYZ'), maxLength: 2 * VIN_LENGTH })
    fc.assert(fc.property(text, (typedText) => parseVin(typedText).ok === (typedText.length === 17)))
  })
})

describe('cleanVin', () => {
  it('removes separators and converts to capitals', () => {
    expect(cleanVin(' wma-06\u00a0xzz ')).toBe('WMA06XZZ')
  })
})

describe('truncateVin', () => {
  it('truncates to 17 characters', () => {
    expect(truncateVin('WDB9634031L123456789')).toBe('WDB9634031L123456')
  })

  it('retains the end of a VIN that was pasted with blanks', () => {
    expect(truncateVin('wma 06xzz8cp\u00a0034890')).toBe('WMA06XZZ8CP034890')
  })

  it.each([
    'VIN: WMA06XZZ8CP034890',
    'vin wma06xzz8cp034890',
    'FIN:WMA06XZZ8CP034890',
    'VINWMA06XZZ8CP034890',
    'Fahrgestellnr. WMA06XZZ8CP034890',
    'Fahrgestellnummer WMA06XZZ8CP034890',
    'Номер шасси: WMA06XZZ8CP034890',
    '*WMA06XZZ8CP034890*',
    'IWMA06XZZ8CP034890',
    '*IWMA06XZZ8CP034890*',
    '(E) WMA06XZZ8CP034890, first registration 12/2012',
    'The chassis number is WMA06XZZ8CP034890.',
    'VIN_WMA06XZZ8CP034890',
    'VIN: WMA 06X ZZ8 CP 034890',
    'Chassis WMA-06XZZ8CP-034890 please',
  ])('finds the VIN in %j', (text) => {
    expect(truncateVin(text)).toBe('WMA06XZZ8CP034890')
    expect(parseVin(text)).toEqual({ ok: true, value: 'WMA06XZZ8CP034890' })
  })

  it('finds a VIN in a text even if letters were typed for digits', () => {
    expect(truncateVin('VIN: WMAO6XZZ8CPO3489O')).toBe('WMAO6XZZ8CPO3489O')
  })

  it.each(['Fahrgestellnummer folgt', 'VIN: WMA06XZZ8CP03489', 'WMA06XZZ8CP034890'.repeat(100)])(
    'only truncates %j, because it contains no VIN as a separate word',
    (text) => {
      expect(truncateVin(text)).toBe(cleanVin(text).slice(0, 17))
    },
  )

  it('never returns more than 17 characters', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 40, size: 'max' }),
        (text) => truncateVin(text).length <= 17,
      ),
    )
  })

  it('is idempotent', () => {
    const typed = fc.string({
      unit: fc.constantFrom(...'ABCxyz019 -\u00a0\u2011'),
      maxLength: 40,
      size: 'max',
    })
    fc.assert(fc.property(typed, (text) => truncateVin(truncateVin(text)) === truncateVin(text)))
  })
})

describe('mistakenLetters', () => {
  it('returns each I, O and Q with its position and the intended digit', () => {
    expect(mistakenLetters('wdb 963i031lO2345q')).toEqual([
      { position: 7, letter: 'I', meant: '1' },
      { position: 12, letter: 'O', meant: '0' },
      { position: 17, letter: 'Q', meant: '0' },
    ])
  })

  it('returns the letters of an incomplete VIN too', () => {
    expect(mistakenLetters('O')).toEqual([{ position: 1, letter: 'O', meant: '0' }])
    expect(mistakenLetters('WDB1')).toEqual([])
  })

  it('returns nothing for the VIN in which withoutMistakenLetters has replaced the letters', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'ABIOQ0123'), maxLength: 20, size: 'max' }),
        (text) => {
          const suggestion = withoutMistakenLetters(text)
          expect(mistakenLetters(suggestion)).toEqual([])
          expect(suggestion).toHaveLength(truncateVin(text).length)
        },
      ),
    )
  })
})

describe('vinHint', () => {
  const hint = (text: string) => vinHint(text as Vin)

  it('suggests digits for letters that are not allowed', () => {
    expect(hint('WMA06XZZ7CM12I456')).toEqual({
      kind: 'mistaken-letters',
      letters: [{ position: 14, letter: 'I', meant: '1' }],
      suggestion: 'WMA06XZZ7CM121456',
    })
    expect(hint('WDB963I031LO23456')).toMatchObject({
      kind: 'mistaken-letters',
      suggestion: 'WDB9631031L023456',
      letters: [{ position: 7 }, { position: 12 }],
    })
  })

  it.each(['1M8GDM9AXKP042788', '11111111111111111', '5GZCZ43D13S812715', '1HGCM82633A004352'])(
    'reports nothing for the valid North American VIN %s',
    (text) => {
      expect(hint(text)).toBeUndefined()
    },
  )

  it('reports a wrong check digit of a North American number', () => {
    expect(hint('1M8GDM9A1KP042788')).toEqual({ kind: 'check-digit', expected: 'X' })
    expect(hint('1HGCM82643A004352')).toEqual({ kind: 'check-digit', expected: '3' })
  })

  it('reports each single wrong digit of a North American VIN', () => {
    const valid = '1HGCM82633A004352'
    const position = fc.integer({ min: 1, max: 16 }).filter((index) => /\d/.test(valid.charAt(index)))
    fc.assert(
      fc.property(position, fc.integer({ min: 0, max: 9 }), (index, digit) => {
        const typedText = valid.slice(0, index) + digit + valid.slice(index + 1)
        expect(hint(typedText) === undefined).toBe(typedText === valid)
      }),
    )
  })

  it.each([
    'WMA06XZZ8CP034890',
    'YS2R4X20002022235',
    'XLRTE47MS0E827112',
    '6FPAAAJGSW6A12345',
    '0M8GDM9A1KP042788',
  ])('validates no check digit of %s, because its maker is from another continent', (text) => {
    expect(hint(text)).toBeUndefined()
  })

  it('validates no check digit if a character has no value', () => {
    expect(hint('1M8GDM9A1KP04278É')).toBeUndefined()
  })
})

describe('cleanVin', () => {
  it('converts Cyrillic letters to Latin letters that look the same', () => {
    expect(cleanVin('WМА06ХZZ8СР034890')).toBe('WMA06XZZ8CP034890')
    expect(cleanVin('авекмнорстух')).toBe('ABEKMHOPCTYX')
  })

  it('retains Cyrillic letters that look like no Latin letter', () => {
    expect(cleanVin('Ж')).toBe('Ж')
  })

  it('treats a Cyrillic O like a Latin one', () => {
    expect(mistakenLetters('WMAО')).toEqual([{ position: 4, letter: 'O', meant: '0' }])
  })
})
