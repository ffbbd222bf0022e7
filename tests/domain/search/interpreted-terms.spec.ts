import { expect, it } from 'vitest'
import { interpretedTermsToShow } from '#domain/search/query-interpretation.ts'
import { removableTerms, type InterpretedTerm } from '#domain/search/interpreted-terms.ts'

const piece = (text: string, as: InterpretedTerm['as'], value = text): InterpretedTerm => ({
  text,
  as,
  value,
})

it.each<[string, readonly InterpretedTerm[], readonly [string, string][]]>([
  [
    'Brake disc  Scania rear',
    [
      piece('brake disc', 'part-type'),
      piece('scania', 'maker', 'Scania'),
      piece('rear', 'attribute', 'Rear axle'),
    ],
    [
      ['brake disc', 'Scania rear'],
      ['Scania', 'Brake disc rear'],
      ['Rear axle', 'Brake disc Scania'],
    ],
  ],
  ['brake disc', [piece('brake disc', 'part-type')], []],
  [
    'brake disc qqq',
    [piece('brake disc', 'part-type'), piece('qqq', 'left-out', '')],
    [['brake disc', 'qqq']],
  ],
  ['brake dsic', [piece('dsic', 'corrected', 'disc')], []],
  ['wabco fog lamp', [piece('wabco', 'brand'), piece('fog lamp', 'not-sold')], []],
  ['brake disc', [piece('lorry', 'division', 'Trucks'), piece('', 'maker', 'MAN')], []],
])('%s can be searched without one of its interpreted words', (term, understood, expected) => {
  expect(removableTerms(term, understood).map(({ value, without }) => [value, without])).toEqual(expected)
})

const read = [
  piece('brake disc', 'part-type'),
  piece('dsic', 'corrected', 'disc'),
  piece('qqq', 'left-out', ''),
  piece('fog lamp', 'not-sold'),
  piece('wabco', 'brand'),
]

it('does not report unknown words if the term has another interpretation', () => {
  expect(interpretedTermsToShow(read, true)).toEqual(read.filter(({ as }) => as !== 'left-out'))
  expect(interpretedTermsToShow(read, false)).toEqual(read)
})
