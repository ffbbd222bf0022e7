import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  normalizePartNumber,
  isSameNumber,
  stripSeparators,
  withoutDots,
} from '#domain/shared/normalize-part-number.ts'

const SEPARATORS = [
  ' ',
  '\t',
  '\n',
  '\u00a0',
  '\u2009',
  '\u200b',
  '\u00ad',
  '\ufeff',
  '\u200e',
  '-',
  '\u2010',
  '\u2011',
]
const DASHES = ['\u2012', '\u2013', '\u2014', '\u2212', '\ufe63', '\uff0d']
const separator = fc.constantFrom(...SEPARATORS, ...DASHES)
const character = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')

describe('stripSeparators', () => {
  it('removes white space, invisible characters and dashes at any place', () => {
    const typed = fc.array(fc.tuple(fc.array(separator, { maxLength: 3 }), character), { maxLength: 20 })
    fc.assert(
      fc.property(typed, (pairs) => {
        const text = pairs.map(([between, letter]) => between.join('') + letter).join('')
        expect(stripSeparators(text)).toBe(pairs.map(([, letter]) => letter).join(''))
      }),
    )
  })

  it('does not change dots, case and special letters', () => {
    expect(stripSeparators(' 4.61984-sp / Ä ')).toBe('4.61984sp/Ä')
  })

  it('converts full-width characters to ASCII', () => {
    expect(stripSeparators('１．２１１５７')).toBe('1.21157')
  })
})

describe('withoutDots', () => {
  it('removes every dot', () => {
    expect(withoutDots('81.50803.0039')).toBe('81508030039')
  })
})

describe('isSameNumber', () => {
  it('treats full-width characters like ASCII', () => {
    expect(isSameNumber('Ａ０００４２', 'A00042')).toBe(true)
  })

  it('compares complete numbers, not beginnings', () => {
    expect(isSameNumber('81.50803', '81.50803-0039')).toBe(false)
  })

  it('is false for two texts that consist only of separators', () => {
    expect(isSameNumber('', '')).toBe(false)
    expect(isSameNumber('-', ' . ')).toBe(false)
  })

  it('is true for two notations of one number, which differ in separators and case', () => {
    const number = fc.string({ unit: character, minLength: 1, maxLength: 20 })
    const noise = fc.constantFrom('', '-', ' ', '.', '/', '\u00a0')
    fc.assert(
      fc.property(
        number,
        fc.array(noise, { minLength: 20, maxLength: 20 }),
        fc.boolean(),
        (bare, noises, lower) => {
          const typedText = [...bare].map((letter, index) => letter + noises[index]).join('')
          expect(isSameNumber(lower ? typedText.toLowerCase() : typedText, bare)).toBe(true)
          expect(normalizePartNumber(typedText)).toBe(bare)
        },
      ),
    )
  })
})
