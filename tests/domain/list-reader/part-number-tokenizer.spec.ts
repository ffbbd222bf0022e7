import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { partNumberCandidates, tokenizePartNumbers } from '#domain/list-reader/part-number-tokenizer.ts'
import { NO_CATALOGUE } from '#domain/list-reader/catalogue-lookup.ts'
import { hasProduct } from '../../fixtures/catalogue-lookup.fixture.ts'

const words = (text: string) => text.split(' ')

describe('candidates for part numbers in a text', () => {
  it.each([
    ['2.30256', ['2.30256']],
    ['2,30256', ['2,30256']],
    ['disc 2.30256 front', ['disc 2.30256', '2.30256']],
    ['1234', []],
    ['AB123', ['AB123']],
    ['AB12C', []],
    ['2.3025', ['2.3025']],
    ['1 112.00', []],
    ['EUROS 12,50', []],
    ['81.50803-0039', ['81.50803-0039']],
    ['SA2C0025', ['SA2C0025']],
    ['2X0 698 151', ['2X0 698', '2X0 698 151', '698 151']],
    ['A 388 320', ['A 388 320', '388 320']],
    ['388 - 320', ['388 - 320']],
    ['38832 -', ['38832']],
    ['A 123456789012', ['A 123456789012', '123456789012']],
    ['12.30', ['12.30']],
    ['A12.3', []],
    ['388 disc 320', ['disc 320']],
    ['- 38832', ['38832']],
    ['', []],
  ])('"%s" has the candidates %j', (text, candidates) => {
    expect(partNumberCandidates(words(text))).toEqual(candidates)
  })

  it('have at most six words and twenty-two letters, or one word of at most forty', () => {
    expect(partNumberCandidates(words('11 22 33 44 55 66 77'))).toContain('11 22 33 44 55 66')
    expect(partNumberCandidates(words('11 22 33 44 55 66 77'))).not.toContain('11 22 33 44 55 66 77')
    expect(partNumberCandidates(words('12345678901 12345678901'))).toContain('12345678901 12345678901')
    expect(partNumberCandidates(words('12345678901 123456789012'))).toEqual(['12345678901', '123456789012'])
    const [long, longer] = ['1'.repeat(40), '1'.repeat(41)]
    expect(partNumberCandidates([long])).toEqual([long])
    expect(partNumberCandidates([longer])).toEqual([])
    expect(partNumberCandidates(words('388 1234567890123'))).toEqual(['1234567890123'])
  })
})

describe('part numbers in a text', () => {
  const lookup = hasProduct(['2.30256', '124263', '11.24263', '445 123'], {
    A3883208253: ['2.30256'],
    '388 320': ['3.05239'],
    '357 423': ['4.43793'],
    'A 357 423 33 33': ['2.30256'],
    'A 445 123 33 33': ['2.30256'],
    '320 421': ['4.43793'],
    AB123: ['2.30256'],
  })
  const spans = (text: string, by = lookup) =>
    tokenizePartNumbers(words(text), by).map(
      ({ from, end, number, catalogueMatch, isTyped }) =>
        `${from}-${end} ${number}${catalogueMatch ? (catalogueMatch.isOwn ? ' own' : ' known') : ''}${isTyped ? ' typed' : ''}`,
    )

  it.each([
    ['2.30256', ['0-1 2.30256 own typed']],
    ['5.55555', ['0-1 5.55555 typed']],
    ['2.30256 5.55555', ['0-1 2.30256 own typed', '1-2 5.55555 typed']],
    ['AB123', ['0-1 AB123 known']],
    ['AB124', []],
    ['AB1245', ['0-1 AB1245']],
    ['A 389 320 82 53', ['0-5 A 389 320 82 53 typed']],
    ['357 424', []],
    ['1 124263', ['1-2 124263 own']],
    ['A0004206000', ['0-1 A0004206000 typed']],
    ['N000420600012', ['0-1 N000420600012 typed']],
    ['2.30256 A 388 320 82 53', ['0-1 2.30256 own typed', '1-6 A 388 320 82 53 known typed']],
    ['A 388 320 82 53 2.30256', ['0-5 A 388 320 82 53 known typed', '5-6 2.30256 own typed']],
    ['5.55555 A 389 320 82 53', ['0-1 5.55555 typed', '1-6 A 389 320 82 53 typed']],
    ['A 445 123 33 33', ['0-5 A 445 123 33 33 known typed']],
    ['445 123 A 445 123 33 33', ['0-2 445 123 own', '2-7 A 445 123 33 33 known typed']],
    ['A 445 123 33 33 445 123', ['0-5 A 445 123 33 33 known typed', '5-7 445 123 own']],
    ['2X0 698 151 A', ['0-4 2X0 698 151 A typed']],
    ['1 234 388 320', ['2-4 388 320 known']],
    ['388 320 421', ['0-2 388 320 known']],
    ['81.50803-003', ['0-1 81.50803-003 typed']],
    ['181.50803-0039', ['0-1 181.50803-0039']],
    ['AA0004206000', ['0-1 AA0004206000']],
    ['A0004206000B', ['0-1 A0004206000B']],
    ['A00042060001234', ['0-1 A00042060001234 typed']],
    ['disc', []],
  ])('"%s" contains %j', (text, numbers) => {
    expect(spans(text)).toEqual(numbers)
  })

  it('are returned as typed without a catalogue', () => {
    expect(spans('A 388 320 82 53 and 2.30256', NO_CATALOGUE)).toEqual([
      '0-5 A 388 320 82 53 typed',
      '6-7 2.30256 typed',
    ])
  })

  it('never overlap, and are returned in their sequence in the text', () => {
    const word = fc.constantFrom(
      '2.30256',
      'A',
      '388',
      '320',
      '82',
      '53',
      '357',
      '423',
      '33',
      'x',
      '4',
      'AB123',
      '-',
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (text) => {
        const foundSpans = tokenizePartNumbers(text, lookup)
        foundSpans.forEach(({ from, end }, index) => {
          expect(from).toBeGreaterThanOrEqual(foundSpans[index - 1]?.end ?? 0)
          expect(end).toBeGreaterThan(from)
          expect(end).toBeLessThanOrEqual(text.length)
        })
      }),
    )
  })
})
