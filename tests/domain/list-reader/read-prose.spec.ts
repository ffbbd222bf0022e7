import { describe, expect, it } from 'vitest'
import { piecesOfQuantity } from '#domain/list-reader/read-list.ts'
import {
  quantityOfShortLine,
  onlyQuantityIn,
  quantityForEachBelow,
  readProse,
  confirmedQuantityIn,
} from '#domain/list-reader/read-prose.ts'
import { hasProduct } from '../../fixtures/catalogue-lookup.fixture.ts'

const lookup = hasProduct(['2.30256', '3.05239', '4.43793', '3.00130'], {
  A0004206000: ['2.30256'],
  A0004207000: ['4.43793'],
  A0004208000: ['2.30256', '4.43793'],
  '0171234567': ['2.30256'],
  '251123456': ['3.05239'],
})
const read = (text: string, { place: index = 7, isQuiet = false, isNumbered = false } = {}) =>
  readProse(text, { lookup, place: index, isQuiet, isNumbered }).map(
    ({ number, quantity }) =>
      `${number}: ${quantity.kind === 'faulty' ? `${quantity.typed}?` : quantity.kind === 'missing' ? '-' : piecesOfQuantity(quantity)}`,
  )

describe('a sentence', () => {
  it.each([
    // one part
    ['2.30256', ['2.30256: -']],
    ['4 x 2.30256', ['2.30256: 4']],
    ['- [x] 4 x 2.30256', ['2.30256: 4']],
    ['3. 4 x 2.30256', ['2.30256: 4']],
    ['please 4 pcs of 2.30256, thank you', ['2.30256: 4']],
    ['2.30256 four-circuit 2 pcs', ['2.30256: 2']],
    ['four 2.30256 2 pcs', ['2.30256: 2']],
    ['2.30256 4 + 1 spare', ['2.30256: 4 + 1?']],
    ['2.30256 4 pcs of which 2 already delivered', ['2.30256: 4 pcs + 2?']],
    ['4 pcs 2.30256 4 pcs', ['2.30256: 4']],
    ['4 pcs 2.30256 6 pcs', ['2.30256: 4 pcs / 6 pcs?']],
    ['qty 4 2.30256 6 pcs', ['2.30256: 4']],
    ['2.30256 x4 6 pcs', ['2.30256: 4']],
    ['4 2.30256 6', ['2.30256: 4 / 6?']],
    ['2.30256 0', ['2.30256: 0?']],
    ['2.30256 1.5', ['2.30256: 1.5?']],
    ['-1 2.30256', ['2.30256: -1?']],
    ['disc 0 of 2.30256 now', ['2.30256: -']],
    ['? pcs 2.30256', ['2.30256: -']],
    ['2.30256 ? pcs', ['2.30256: ¿ pcs?']],
    ['10 x ~~2.30256~~ 3.05239', ['3.05239: 10']],
    ['2x 2.30256. Bring it to hall 3.', ['2.30256: 2']],
    ['2.30256 tel 0251 123456', ['2.30256: -']],
    ['0171 234567, 4 pcs', ['0171 234567: 4']],
    ['0171 234567 54321', ['0171 234567: -']],
    ['0251 0171234567', []],
    ['qty 4 2.30256 6', ['2.30256: 4']],
    ['disc 7 2.30256 4', ['2.30256: 7 / 4?']],
    ['2.30256 → new 4 pcs', ['2.30256: 4']],
    ['or 2.30256 4 pcs', ['2.30256: 4']],
    ['if you have none 2.30256', ['2.30256: -']],
    ['Kunden-Nr. 2.30256', ['2.30256: -']],
    // a number in another sentence
    ['We have 3 here! 2.30256', ['2.30256: -']],
    ['2.30256! 3 trucks wait', ['2.30256: -']],
    ['Good morning there! 2.30256 4', ['2.30256: 4']],
    ['Good morning there! 4 2.30256', ['2.30256: 4']],
    ['2.30256 4! We have 3 here', ['2.30256: 4']],
    ['2.30256 4! 3.05239 2! We have 7 here', ['2.30256: 4', '3.05239: 2']],
    // other numbers of a part
    ['2.30256 (A0004206000) 4 pcs', ['2.30256: 4']],
    ['A0004206000 2.30256 4 pcs', ['2.30256: 4']],
    ['A0004206000 4 pcs', ['A0004206000: 4']],
    ['2.30256 replaces 3.05239 4 pcs', ['2.30256: 4']],
    ['2.30256 → 3.05239 4 pcs', ['3.05239: 4']],
    ['2.30256 or 3.05239 4 pcs', ['2.30256: 4 ??']],
    ['4 Stück 2.30256 oder ersatzweise 3.05239', ['2.30256: 4 ??']],
    ['2.30256 oppure 3.05239, 2 pezzi', ['2.30256: ??', '3.05239: 2 ??']],
    ['2.30256 ou à défaut 3.05239 x 2', ['2.30256: ??', '3.05239: 2 ??']],
    ['2 de 2.30256 o bien 3.05239', ['2.30256: 2 ??', '3.05239: ??']],
    ['2 paia di 2.30256', ['2.30256: 4']],
    ['2.30256, if you have none 3.05239', ['2.30256: -']],
    ['replaces 2.30256 3.05239', ['3.05239: -']],
    ['2.30256 → superseded by 3.00130', ['3.00130: -']],
    ['2.30256 → now please use 3.00130', ['3.00130: -']],
    ['2.30256 → please take the new 3.00130', ['2.30256: -', '3.00130: -']],
    ['2.30256 → 4 3.00130', ['2.30256: 4', '3.00130: -']],
    ['2.30256 2.30256 4 pcs', ['2.30256: 4']],
    ['2.30256 1000456 4 pcs', ['2.30256: 4']],
    ['2.30256 A0004208000 4 pcs', ['2.30256: 4']],
    ['A0004208000 4 pcs A0004206000', ['A0004208000: 4']],
    ['2.30256 2 pcs, 3.05239 (A0004206000) 4 pcs', ['2.30256: 2', '3.05239: 4']],
    ['A0004206000 4 pcs, 5.55555 2 pcs', ['A0004206000: 4', '5.55555: 2']],
    ['A0004206000 4 pcs and A0004207000 2 pcs', ['A0004206000: 4', 'A0004207000: 2']],
    ['A 000 420 60 00 4 pcs, A 000 420 70 00 2 pcs', ['A 000 420 60 00: 4', 'A 000 420 70 00: 2']],
    // several parts
    ['4 x 2.30256 and 2 x 3.05239', ['2.30256: 4', '3.05239: 2']],
    ['2.30256 4, 3.05239 2', ['2.30256: 4', '3.05239: 2']],
    ['2.30256 and 3.05239, 2 each', ['2.30256: 2', '3.05239: 2']],
    ['2 each of 2.30256, 3.05239', ['2.30256: 2', '3.05239: 2']],
    ['2.30256 and 3.05239: 4 and 2', ['2.30256: 4', '3.05239: 2']],
    ['4 and 2 of 2.30256 and 3.05239', ['2.30256: 4', '3.05239: 2']],
    ['2.30256 and 3.05239 2 each, 4.43793 5 pcs', ['2.30256: 2', '3.05239: 2', '4.43793: 5']],
    ['2 each of 2.30256 and 3.05239 then 5 pcs 4.43793', ['2.30256: 2', '3.05239: 2', '4.43793: 5']],
    ['2.30256, 4 pcs, and two 3.05239', ['2.30256: 4', '3.05239: 2']],
    ['2.30256 and 3.05239', ['2.30256: -', '3.05239: -']],
    ['4 x 2.30256, 3.05239', ['2.30256: 4', '3.05239: -']],
    ['2.30256 4 pcs, the same of 3.05239', ['2.30256: 4', '3.05239: 4']],
    ['the same 2.30256 4 pcs, 3.05239', ['2.30256: 4', '3.05239: -']],
    ['2.30256, the same of 3.05239', ['2.30256: -', '3.05239: -']],
    ['2.30256 4 pcs, the same of 3.05239 2 pcs', ['2.30256: 4', '3.05239: 2']],
    ['2.30256 4 pcs, 3.05239, the same of 4.43793', ['2.30256: 4', '3.05239: -', '4.43793: -']],
    ['the truck 2214 here 2.30256 2 and 3.05239 4', ['2.30256: 2', '3.05239: 4']],
    ['2 2.30256 and 4 3.05239 in 2214', ['2.30256: 2', '3.05239: 4']],
    ['2.30256 6 3.05239 5 pcs 2 trucks', ['2.30256: 6', '3.05239: 5']],
    ['6 needs 2.30256, 4 3.05239 6 of 480', ['2.30256: 4', '3.05239: 6']],
    ['480 trucks 4 2.30256 and 3.05239 x3', ['2.30256: 4', '3.05239: 3']],
    ['2.30256 6 480 2 3.05239', ['2.30256: 6', '3.05239: 2']],
    ['4 2.30256 3.05239 2 4 trucks', ['2.30256: 4', '3.05239: 2']],
    ['2.30256 3.05239 2 4 trucks 6', ['2.30256: -', '3.05239: 2 / 4 / 6?']],
    ['7 2.30256 3.05239', ['2.30256: 7', '3.05239: -']],
    ['2.30256, 4 x 3.05239', ['2.30256: -', '3.05239: 4']],
    ['for the MAN 2214 we need 2.30256 2 pcs and 3.05239 4 pcs', ['2.30256: 2', '3.05239: 4']],
    ['5 2.30256 4 3.05239 2', ['2.30256: 5 / 4?', '3.05239: 4 / 2?']],
    ['2.30256 4 6 3.05239 2', ['2.30256: 4 / 6?', '3.05239: 2']],
    // positions
    ['7 2.30256 4', ['2.30256: 4']],
    ['70 2.30256 4', ['2.30256: 4']],
    ['7 2.30256', ['2.30256: 7']],
    ['8 2.30256 4', ['2.30256: 8 / 4?']],
    ['010 2.30256 4', ['2.30256: 4']],
    // ranges, prices and words for places
    ['2.30256 pcs 3-4', ['2.30256: 3-4?']],
    ['2.30256 3 to 4', ['2.30256: 3 to 4?']],
    ['2.30256 38 in stock', ['2.30256: 38 ??']],
    ['5 off 2.30256 @ 94.20 each', ['2.30256: 5']],
    ['2.30256 one per wheel (4 wheels)', ['2.30256: 4']],
    ['2.30256 2 pcs for Monday', ['2.30256: 2']],
    ['one 2.30256 for hall 3', ['2.30256: 1']],
    ['2.30256 one spare, one for the van and one for stock', ['2.30256: 2 ??']],
    ['2.30256 6 pcs, shipped 10 Dec', ['2.30256: 6']],
    ['2.30256 4 12,5', ['2.30256: 4']],
    // unknown numbers
    ['5.55555 6.66666', ['5.55555: -', '6.66666: -']],
    ['1000456 1000789', ['1000456: -']],
    ['12345 4', ['12345: 4']],
    ['12345 4 disc', []],
    ['disc 12345 4', []],
    ['disc 12-345', []],
    ['a disc 1234567', ['1234567: -']],
    ['A0001111111 for our big truck now', ['A0001111111: -']],
    ['A0001111111 for our big truck now please', []],
    ['81.50803-0039 for our truck', ['81.50803-0039: -']],
    ['invoice 1234567', []],
    ['invoice 5.55555 for you', ['5.55555: -']],
    ['invoice 5.55555 and then we need', ['5.55555: -']],
    ['invoice 5.55555 and then we need more', []],
    ['invoice A0004206000', []],
    ['invoice A0004206000 4 pcs', ['A0004206000: 4']],
    ['total 5.55555', []],
    ['www A0004206000', []],
    ['www A0004206000 4 pcs', ['A0004206000: 4']],
    ['tel 230256', []],
    ['tel 230256 3.05239', ['230256: -', '3.05239: -']],
    ['Ihre Mat.-Nr. 1000456 4 pcs', ['1000456: 4']],
    ['my no 1000456', []],
    ['no 1000456', ['1000456: -']],
    ['OE 1000456', []],
    ['Pos 1000456', []],
    ['customer part 1000456', []],
    // without a number of any format
    ['ABC12 2', ['ABC12: 2']],
    ['4711 3', ['4711: 3']],
    ['AB12', ['AB12: -']],
    ['AB1', []],
    ['disc 2', []],
    ['A1 2', []],
    ['AB12 CD34 2', []],
    ['AB12 4 pcs each', []],
    ['AB12 2 3', []],
    ['AB12 pcs', []],
    ['A12 2', ['A12: 2']],
    ['4 pcs AB12', ['AB12: 4']],
    ['12-34', []],
    ['4711 30', ['4711: 30']],
    ['4711 3000', []],
    ['page 4711', []],
    ['', []],
  ])('"%s" orders %j', (text, parts) => {
    expect(read(text)).toEqual(parts)
  })

  it.each([
    ['02 2.30256', ['2.30256: -']],
    ['02 2.30256 40', ['2.30256: 40']],
    ['2.30256 02', ['2.30256: 2']],
    ['2.30256 10', ['2.30256: 10']],
    ['please 2,00 88,40 for 2.30256', ['2.30256: -']],
    ['please 12,00 88,40 for 2.30256', ['2.30256: -']],
  ])('of a list with numbered lines: "%s" orders %j', (text, parts) => {
    expect(read(text, { isNumbered: true })).toEqual(parts)
  })

  it.each([
    ['02 2.30256', ['2.30256: 2']],
    ['please 2,00 88,40 for 2.30256', ['2.30256: 2']],
    ['please 2,00 88,40 for 2.30256 4 pcs', ['2.30256: 4']],
  ])('of a list without numbered lines: "%s" orders %j', (text, parts) => {
    expect(read(text)).toEqual(parts)
  })

  it('within a signature is an order only if all its numbers are article numbers of the shop, with a quantity', () => {
    const quiet = (text: string) => read(text, { isQuiet: true })
    expect(quiet('4 x 2.30256')).toEqual(['2.30256: 4'])
    expect(quiet('2.30256')).toEqual([])
    expect(quiet('4 x 5.55555')).toEqual([])
    expect(quiet('4 x A0004206000')).toEqual([])
    expect(quiet('4 x 2.30256, 2 x 5.55555')).toEqual([])
    expect(quiet('4711 3')).toEqual([])
  })

  it('has its words that are neither number nor quantity as the remark of the first part', () => {
    const remarks = (text: string) =>
      readProse(text, { lookup, place: 7, isQuiet: false }).map(({ remark }) => remark)
    expect(remarks('please 4 pcs of 2.30256 front')).toEqual(['please of front'])
    expect(remarks('red 4 x 2.30256 and 2 x 3.05239 soon')).toEqual(['red and soon', ''])
    expect(remarks('qty 4 2.30256 6')).toEqual(['qty 6'])
    expect(remarks('2.30256 4')).toEqual([''])
    expect(['4711 3', 'AB12', 'AB12 4 pcs'].map(remarks)).toEqual([[''], [''], ['']])
  })
})

describe('a quantity without a part number', () => {
  const pieces = (quantity: ReturnType<typeof quantityOfShortLine>) =>
    quantity && (piecesOfQuantity(quantity) ?? quantity.kind)

  it.each([
    ['Brake disc × 4', 4],
    ['Brake disc 4', undefined],
    ['four discs', undefined],
    ['4 pcs and 2 pcs', undefined],
    [`4 pcs ${'x'.repeat(114)}`, 4],
    [`4 pcs ${'x'.repeat(115)}`, undefined],
    ['', undefined],
  ])('beside a part name in "%s" is %j', (text, count) => {
    expect(pieces(onlyQuantityIn(text))).toBe(count)
  })

  it.each([
    ['yes, 2 pieces of it', 2],
    ['take 2', 2],
    ['2', undefined],
    ['two of it', 2],
    ['two', undefined],
    ['2 pcs 3 pcs', undefined],
    ['2 pcs of 12345', undefined],
    ['2 pcs of A0004206000', undefined],
    ['we need 2 pcs of it today', undefined],
    [`2 pcs ${'x'.repeat(54)}`, 2],
    [`2 pcs ${'x'.repeat(55)}`, undefined],
    ['', undefined],
  ])('in the line "%s" below its part number is %j', (text, count) => {
    expect(pieces(quantityOfShortLine(text))).toBe(count)
  })

  it('is the only count of a line that corrects a quantity', () => {
    expect(pieces(quantityOfShortLine('sorry 2', true))).toBe(2)
    expect(pieces(quantityOfShortLine('sorry', true))).toBeUndefined()
    expect(pieces(quantityOfShortLine('sorry 2, 3', true))).toBeUndefined()
  })

  it.each([
    ['5 each of:', 5],
    ['je 5 Stück:', 5],
    ['je 5 Stück', 5],
    ['each 5 of it:', 5],
    ['5 of each', undefined],
    ['5 pcs', undefined],
    ['5 each, 2 pcs', undefined],
    ['', undefined],
  ])('that applies to each part below in "%s" is %j', (text, count) => {
    expect(pieces(quantityForEachBelow(text))).toBe(count)
  })

  it.each([
    ['ok, take 3', 3, ''],
    ['ok, take 3. And 2 of 2.30256', 3, 'And 2 of 2.30256'],
    ['ok, take 3; thanks', 3, 'thanks'],
  ])('that replies to an earlier question in "%s" is %j, followed by "%s"', (text, count, rest) => {
    const accepted = confirmedQuantityIn(text)
    expect(accepted && [pieces(accepted.quantity), accepted.rest]).toEqual([count, rest])
  })

  it.each(['hello. take 3', '. take 3', 'take it. 3', '3', ''])('is not detected in "%s"', (text) => {
    expect(confirmedQuantityIn(text)).toBeUndefined()
  })

  it('may be a numeral if the caller allows words', () => {
    expect(pieces(onlyQuantityIn('disc x four'))).toBeUndefined()
    expect(pieces(onlyQuantityIn('disc x four', true))).toBe(4)
  })
})
