import { expect, it } from 'vitest'
import { removablePieces, type UnderstoodPiece } from '#domain/search/understood.ts'

const piece = (text: string, as: UnderstoodPiece['as'], value = text): UnderstoodPiece => ({
  text,
  as,
  value,
})

it.each<[string, readonly UnderstoodPiece[], readonly [string, string][]]>([
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
  ['brake disc', [piece('lorry', 'division', 'Trucks'), piece('', 'maker', 'MAN')], []],
])('%s can be searched without a piece', (term, understood, expected) => {
  expect(removablePieces(term, understood).map(({ value, without }) => [value, without])).toEqual(expected)
})
