import { describe, expect, it } from 'vitest'
import { piecesOf } from '#domain/quick-order/read-list.ts'
import { quantityAlone, quantityBeside, quantityOfEach, readProse } from '#domain/quick-order/read-prose.ts'
import { knows } from '../../fixtures/witness.fixture.ts'

const witness = knows(['2.30256', '3.05239', '4.43793', '3.00130'], {
  A0004206000: ['2.30256'],
  A0004207000: ['4.43793'],
  '251123456': ['3.05239'],
})
const read = (text: string, { place = 7, isQuiet = false } = {}) =>
  readProse(text, { witness, place, isQuiet }).map(
    ({ number, quantity }) =>
      `${number}: ${quantity.kind === 'faulty' ? `${quantity.typed}?` : quantity.kind === 'missing' ? '-' : piecesOf(quantity)}`,
  )

describe('a line of text', () => {
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
    // other numbers of a part
    ['2.30256 (A0004206000) 4 pcs', ['2.30256: 4']],
    ['A0004206000 2.30256 4 pcs', ['2.30256: 4']],
    ['A0004206000 4 pcs', ['A0004206000: 4']],
    ['2.30256 replaces 3.05239 4 pcs', ['2.30256: 4']],
    ['2.30256 → 3.05239 4 pcs', ['3.05239: 4']],
    ['2.30256 or 3.05239 4 pcs', ['2.30256: 4']],
    ['2.30256, if you have none 3.05239', ['2.30256: -']],
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
    ['2.30256 4 12,5', ['2.30256: 4']],
    // numbers that nobody knows
    ['5.55555 4 pcs', ['5.55555: 4']],
    ['5.55555 6.66666', ['5.55555: -', '6.66666: -']],
    ['12345', ['12345: -']],
    ['disc 12345', []],
    ['disc 12345 4 pcs', ['12345: 4']],
    ['disc 1234567', ['1234567: -']],
    ['a disc for truck 1234567', []],
    ['81.50803-0039 for our truck', ['81.50803-0039: -']],
    ['invoice 1234567', []],
    ['invoice 1234567 4 pcs', []],
    ['invoice 5.55555 for you', ['5.55555: -']],
    ['invoice 5.55555 and then we need a few more words', []],
    ['invoice A0004206000', []],
    ['invoice A0004206000 4 pcs', ['A0004206000: 4']],
    ['invoice 2.30256', ['2.30256: -']],
    ['total 5.55555', []],
    ['www A0004206000', []],
    ['www 2.30256', ['2.30256: -']],
    ['Ihre Mat.-Nr. 1000456', []],
    ['customer part 1000456', []],
    ['part 1000456', ['1000456: -']],
    // without a number of any format
    ['ABC12 2', ['ABC12: 2']],
    ['4711 3', ['4711: 3']],
    ['AB12', ['AB12: -']],
    ['AB1', []],
    ['disc 2', []],
    ['A1 2', []],
    ['AB12 CD34', []],
    ['AB12 x 2 now', []],
    ['AB12 4 pcs', ['AB12: 4']],
    ['tel 4711', []],
    ['page 4711', []],
    ['', []],
    ['Hello', []],
  ])('"%s": %j', (text, parts) => {
    expect(read(text)).toEqual(parts)
  })

  it('that is quiet orders known parts with a quantity alone', () => {
    const quiet = (text: string) => read(text, { isQuiet: true })
    expect(quiet('4 x 2.30256')).toEqual(['2.30256: 4'])
    expect(quiet('2.30256')).toEqual([])
    expect(quiet('4 x 5.55555')).toEqual([])
    expect(quiet('4 x A0004206000')).toEqual([])
    expect(quiet('4 x 2.30256, 2 x 5.55555')).toEqual([])
    expect(quiet('4711 3')).toEqual([])
  })

  it('keeps what else it says', () => {
    const remarks = (text: string) =>
      readProse(text, { witness, place: 7, isQuiet: false }).map(({ remark }) => remark)
    expect(remarks('please 4 pcs of 2.30256 front')).toEqual(['please of front'])
    expect(remarks('red 4 x 2.30256 and 2 x 3.05239 soon')).toEqual(['red and soon', ''])
  })
})

describe('a quantity without a number', () => {
  const pieces = (quantity: ReturnType<typeof quantityAlone>) =>
    quantity && (piecesOf(quantity) ?? quantity.kind)

  it.each([
    ['Brake disc × 4', 4],
    ['Brake disc 4', undefined],
    ['four discs', undefined],
    ['4 pcs and 2 pcs', undefined],
    [`4 pcs ${'x'.repeat(114)}`, 4],
    [`4 pcs ${'x'.repeat(115)}`, undefined],
    ['', undefined],
  ])('beside a name: "%s" %j', (text, count) => {
    expect(pieces(quantityBeside(text))).toBe(count)
  })

  it.each([
    ['yes, 2 pieces of it', 2],
    ['take 2', 2],
    ['2', undefined],
    ['two of it', 2],
    ['two', undefined],
    ['2 pcs 3 pcs', undefined],
    ['2 pcs of 12345', undefined],
    ['we need 2 pcs of it today', undefined],
    [`2 pcs ${'x'.repeat(54)}`, 2],
    [`2 pcs ${'x'.repeat(55)}`, undefined],
    ['', undefined],
  ])('in a line of its own: "%s" %j', (text, count) => {
    expect(pieces(quantityAlone(text))).toBe(count)
  })

  it('is any count where a line corrects one', () => {
    expect(pieces(quantityAlone('sorry 2', true))).toBe(2)
    expect(pieces(quantityAlone('sorry', true))).toBeUndefined()
    expect(pieces(quantityAlone('sorry 2, 3', true))).toBeUndefined()
  })

  it.each([
    ['5 each of:', 5],
    ['je 5 Stück:', 5],
    ['5 of each', undefined],
    ['5 pcs', undefined],
    ['5 each, 2 pcs', undefined],
    ['', undefined],
  ])('of each number below: "%s" %j', (text, count) => {
    expect(pieces(quantityOfEach(text))).toBe(count)
  })
})
