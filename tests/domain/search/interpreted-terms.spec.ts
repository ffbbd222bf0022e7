import { expect, it } from 'vitest'
import { interpretedTermsToShow } from '#domain/search/query-interpretation.ts'
import { removableTerms, type InterpretedTerm } from '#domain/search/interpreted-terms.ts'

const fragment = (text: string, as: InterpretedTerm['as'], value = text): InterpretedTerm => ({
  text,
  as,
  value,
})

it.each<[string, readonly InterpretedTerm[], readonly [string, string][]]>([
  [
    'Brake disc  Scania rear',
    [
      fragment('brake disc', 'part-type'),
      fragment('scania', 'maker', 'Scania'),
      fragment('rear', 'attribute', 'Rear axle'),
    ],
    [
      ['brake disc', 'Scania rear'],
      ['Scania', 'Brake disc rear'],
      ['Rear axle', 'Brake disc Scania'],
    ],
  ],
  ['brake disc', [fragment('brake disc', 'part-type')], []],
  [
    'brake disc qqq',
    [fragment('brake disc', 'part-type'), fragment('qqq', 'left-out', '')],
    [['brake disc', 'qqq']],
  ],
  ['brake dsic', [fragment('dsic', 'corrected', 'disc')], []],
  ['wabco fog lamp', [fragment('wabco', 'brand'), fragment('fog lamp', 'not-sold')], []],
  ['brake disc', [fragment('lorry', 'division', 'Trucks'), fragment('', 'maker', 'MAN')], []],
])('for each removable word of "%s" the remaining search term is returned', (term, understood, expected) => {
  expect(removableTerms(term, understood).map(({ value, without }) => [value, without])).toEqual(expected)
})

const read = [
  fragment('brake disc', 'part-type'),
  fragment('dsic', 'corrected', 'disc'),
  fragment('qqq', 'left-out', ''),
  fragment('fog lamp', 'not-sold'),
  fragment('wabco', 'brand'),
]

it('does not report unknown words if the term has another interpretation', () => {
  expect(interpretedTermsToShow(read, true)).toEqual(read.filter(({ as }) => as !== 'left-out'))
  expect(interpretedTermsToShow(read, false)).toEqual(read)
})
