import { describe, expect, it } from 'vitest'
import { piecesOfQuantity } from '#domain/list-reader/read-list.ts'
import { wordsOf } from '#domain/list-reader/prose-words.ts'
import { quantityMatchesIn, packedQuantity } from '#domain/list-reader/quantity-matches.ts'
import { markUnknownCounts } from '#domain/list-reader/quantity-rules.ts'
import { scannedDigits } from '#domain/list-reader/quantity-word.ts'

/** Quantities in a text in which the word N represents a part number. */
const found = (text: string) => {
  const words = wordsOf(text)
  return quantityMatchesIn(words, (index) => words[index] === 'N')
}
const pieces = (text: string) =>
  found(text).map(
    ({ quantity }) => piecesOfQuantity(quantity) ?? (quantity.kind === 'faulty' && quantity.typed),
  )

describe('numerals that mean something else in a second language', () => {
  it.each([
    ['N due Friday', []],
    ['due on Friday N', []],
    ['delivery due N', []],
    ['due date N', []],
    ['once more N', []],
    ['at once N', []],
    ['onze bestelling N', []],
    ['onze ref N', []],
    ['ten behoeve van N', []],
    ['sei so gut N', []],
    ['due N', [2]],
    ['due dischi N', [2]],
    ['due marmitte N', [2]],
    ['N due', [2]],
    ['once discos N', [11]],
    ['onze disques N', [11]],
    ['ten discs N', [10]],
    ['sei dischi N', [6]],
  ])('"%s" contains the quantities %j', (text, quantities) => {
    expect(pieces(text)).toEqual(quantities)
  })
})

/** Each quantity as its words, its value or error, and its flags. */
const described = (text: string) =>
  found(text).map(({ text: words, quantity, isSaid, isEach, isSpelled, isPacked }) => {
    const marks = [isSaid && 'said', isEach && 'each', isSpelled && 'spelled', isPacked && 'packed']
    const count = piecesOfQuantity(quantity) ?? (quantity.kind === 'faulty' && quantity.error)
    return [words, count, ...marks.filter(Boolean)].join(' ')
  })

describe('quantities in a text', () => {
  it.each([
    ['N', []],
    ['N 4', ['4 4']],
    ['4 N', ['4 4']],
    ['02 N', ['02 2']],
    ['N 02', []],
    ['N 0', []],
    ['4x N', ['4x 4 said']],
    ['4 x N', ['4 x 4 said']],
    ['4 * N', ['4 * 4 said']],
    ['4er N', ['4er 4 said']],
    ['4nos N', ['4nos 4 said']],
    ['x4 N', ['x4 4 said']],
    ['N x 4', ['x 4 4 said']],
    ['N x 4 mm', []],
    ['x1O N', ['x1O 10 said']],
    ['N x 1O', ['x 1O 10 said']],
    ['4x pcs N', ['4x pcs 4 said']],
    ['4pcs. N', ['4pcs 4 said']],
    ['4xyz N', []],
    ['4mm N', []],
    ['qty4 N', ['qty4 4 said']],
    ['xyz4 N', []],
    ['4 pcs N', ['4 pcs 4 said']],
    ['N 4 V', []],
    ['24 V N', []],
    ['four N', ['four 4 said spelled']],
    ['four pcs N', ['four pcs 4 said spelled']],
    ['four x N', ['four x 4 said spelled']],
    ['one N', ['one 1 said spelled']],
    ['one disc N', []],
    ['one pc of disc N', ['one pc 1 said spelled']],
    ['one of N', ['one 1 said spelled']],
    ['N one', ['one 1 said spelled']],
    ['N one, N two', ['one 1 said spelled', 'two 2 said spelled']],
    ['N one disc', []],
    ['four each N', ['four 4 said each spelled']],
    ['qty 4 N', ['4 4 said']],
    ['Menge: 4 N', ['4 4 said']],
    ['N qty 4:', ['4: 4 said']],
    ['N Menge : 4', ['4 4 said']],
    ['N 4:', []],
    ['pcs 4 N', ['4 4 said']],
    ['N Stk. 4', ['4 4 said']],
    ['4 times N', ['4 times 4 said']],
    ['4 mal N', ['4 mal 4 said']],
    ['12 (twelve) pieces N', ['12 twelve pieces 12 said']],
    ['12 (twelve) N', ['12 twelve 12 said']],
    ['12 eleven N', ['12 12', 'eleven 11 said spelled']],
    ['N 1 200 pcs', ['1 200 pcs 1200 said']],
    ['N 1 200', ['1 1', '200 200']],
    ['4 of N', ['4 4 said']],
    ['4 of discs', ['4 4']],
    ['N n 4', ['4 4 said']],
    ['n 4 cod N', ['4 4 said']],
    ['n. 4 N', ['4 4']],
    ['n 4 Disco', ['4 4']],
    ['pos 4 N', []],
    ['KW 49 N', []],
    ['Actros 4 N', []],
    ['2 N stock 4 N', ['2 2', '4 two-readings said']],
    ['2 € 145,20 N', ['2 2']],
    ['2 € N', []],
    ['EUR 145,20 N', []],
    ['N 2,00 88,40', ['2,00 2']],
    ['N 2,00', []],
    ['N 1.000 pcs', ['1.000 pcs two-readings said']],
    ['2 dozen N', ['2 dozen two-readings said']],
    ['2 Dutzend N', ['2 Dutzend 24 said']],
    ['a dozen N', ['a dozen 12 said']],
    ['4-6 pcs N', ['4-6 pcs two-readings said']],
    ['4-6 N', []],
    ['4 or 6 pcs N', ['4 or 6 pcs two-readings said']],
    ['4 or 6 N', ['4 4', '6 6']],
    ['a few N', ['a few not-a-number said']],
    ['ein paar N', ['ein paar not-a-number said']],
    ['several N', ['several not-a-number said']],
    ['several of N', ['several not-a-number said']],
    ['N several', ['several not-a-number said']],
    ['several discs', []],
    ['beta few N', ['few not-a-number said']],
    ['ab few N', ['few not-a-number said']],
    ['A4-6 pcs N', []],
    ['4-6A pcs N', []],
    ['12-16 pcs N', ['12-16 pcs two-readings said']],
    ['disc or 6 pcs N', ['6 pcs 6 said']],
    ['x2 Dutzend N', ['x2 Dutzend 24 said']],
    ['N qty 12:', ['12: 12 said']],
    ['EUR 145,20 pcs N', []],
    ['disc 1 200 pcs N', ['1 1', '200 pcs 200 said']],
    ['N 12 200 pcs', ['12 200 pcs 12200 said']],
    ['N 1000 200 pcs', ['1000 1000', '200 pcs 200 said']],
    ['N 1 2000 pcs', ['1 1', '2000 pcs 2000 said']],
    ['N 01 200 pcs', ['200 pcs 200 said']],
    ['4 normal N', ['4 4']],
    ['4 malt N', ['4 4']],
    ['box 4 N', ['4 4']],
    ['N ud 4', ['4 4 said']],
    ['N Stk: 4', ['4 4 said']],
    ['a 4 N', ['4 4']],
    ['0 of N', []],
    ['N An 4', ['4 4']],
    ['N nra 4', ['4 4']],
    ['disc 4 cod N', ['4 4']],
    ['nr 4 disc N', []],
    ['n 0 cod N', []],
    ['on 4 N', []],
    ['no 4 N', []],
    ['disc n 4 Disco', []],
    ['no 4 Disco', []],
    ['pos 4 Disco', []],
    ['n 4 ab', []],
    ['disc 4 N', ['4 4']],
    ['packs 4 N', ['4 4']],
    ['bo 4 N', ['4 4']],
    ['100000 N', []],
    ['4 proof N', ['4 4']],
    ['4 pcs 6 N', ['4 pcs 4 said', '6 6']],
    ['4 each N', ['4 each 4 said each']],
    ['je 4 N', ['4 4 said each']],
    ['each 4 N', ['4 4 said each']],
    ['4 pcs each N', ['4 pcs 4 said each']],
    ['4 of each N', ['4 4 each']],
    ['4x each N', ['4x each 4 said each']],
    ['4x of each N', ['4x 4 said each']],
    ['4x pcs each N', ['4x pcs 4 said each']],
    ['4x discs each N', ['4x 4 said']],
  ])('"%s" contains %j', (text, mentions) => {
    expect(described(text)).toEqual(mentions)
  })

  it.each([
    ['2 boxes of 6 N', ['2 boxes 6 12 said packed']],
    ['2 boxes of 6', ['2 boxes 6 12 said packed']],
    ['2 boxes x 6 N', ['2 boxes x 6 12 said packed']],
    ['2 Kartons mit 6 Stk N', ['2 Kartons 6 Stk 12 said packed']],
    ['2boxes of 6 N', ['2boxes 6 12 said packed']],
    ['4x Kartons mit 6 N', ['4x Kartons 6 24 said packed']],
    ['12 dozen of 6 N', ['12 dozen 6 72 said packed']],
    ['2 boxes of 1.000 pcs N', ['2 boxes two-readings said', '1.000 pcs two-readings said']],
    ['0 boxes of 6 N', ['0 boxes too-small said', '6 6']],
    ['2 boxes of 10 (ten) N', ['2 boxes 10 ten 20 said packed']],
    ['2 boxes 6 N', ['2 boxes two-readings said', '6 6']],
    ['3 boxes, 10 per box N', ['3 boxes 10 30 said packed']],
    ['3 boxes, 10 pcs per box N', ['3 boxes 10 pcs 30 said packed']],
    ['2 per truck, 3 trucks N', ['2 3 6 said each packed']],
    ['2 per truck, 3 buses N', ['2 2 each', '3 3']],
    ['2 boxes N of 6', ['2 boxes 6 12 said packed']],
    ['2 discs of 6 N', ['2 2', '6 6']],
    ['2 boxes N 6 pcs', ['2 boxes 6 pcs 12 said packed']],
    ['2 boxes N 6', ['2 boxes two-readings said', '6 6']],
    ['2 boxes N 6 N', ['2 boxes two-readings said', '6 6']],
    ['2 dozen of 6 N', ['2 dozen 6 12 said packed']],
  ])('"%s" is multiplied: %j', (text, mentions) => {
    expect(described(text)).toEqual(mentions)
  })
})

it('returns the typed text of a quantity that is not a clear number', () => {
  expect(['4-6 pcs N', 'a few N', '4 or 6 pcs N', 'N ¿ pcs'].flatMap(pieces)).toEqual([
    '4-6 pcs',
    'a few',
    '4 or 6 pcs',
    '¿ pcs',
  ])
})

it('replaces a question mark before a unit by the sign of an unknown quantity', () => {
  expect(markUnknownCounts('N ? pcs')).toBe('N ¿ pcs')
  expect(markUnknownCounts('N ???pcs')).toBe('N ¿ pcs')
  expect(markUnknownCounts('N ? discs')).toBe('N ? discs')
  expect(markUnknownCounts('N? pcs')).toBe('N? pcs')
  expect(described(markUnknownCounts('N ? pcs'))).toEqual(['¿ pcs not-a-number said'])
})

it('replaces letters that a scan confuses with digits', () => {
  expect(['12O', 'A12O', 'lO', '1O', 'x1O', 'l2', 'I2', '5l', '12', '2O0'].map(scannedDigits)).toEqual([
    '120',
    'A12O',
    'lO',
    '10',
    'x10',
    '12',
    '12',
    '5l',
    '12',
    '2O0',
  ])
})

it('multiplies the packages in a cell by their content', () => {
  expect(packedQuantity('2 boxes of 6')).toEqual({ kind: 'whole', pieces: 12 })
  expect(packedQuantity('6')).toBeUndefined()
  expect(packedQuantity('2 boxes of 6, 4 pcs')).toBeUndefined()
  expect(packedQuantity('')).toBeUndefined()
})
