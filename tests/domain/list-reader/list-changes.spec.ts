import { describe, expect, it } from 'vitest'
import {
  applyChange,
  changesIn,
  numbersOf,
  repeatCountIn,
  timesPart,
} from '#domain/list-reader/list-changes.ts'
import { hasProduct } from '../../fixtures/catalogue-lookup.fixture.ts'

const lookup = hasProduct(['2.30256', '3.05239', '4.43793'], { '388 320 82 53': ['2.30256'] })
const wholeQuantity = (quantity: number) => ({ kind: 'whole', pieces: quantity }) as const
const times = (number: string, factor: number) => ({ kind: 'times', number, factor }) as const
const plus = (number: string, quantity: number) => ({ kind: 'plus', number, pieces: quantity }) as const
const swap = (number: string, by: string, quantity?: number) =>
  ({
    kind: 'swap',
    number,
    by,
    quantity: quantity === undefined ? undefined : wholeQuantity(quantity),
  }) as const
const place = (index: number, quantity?: number) =>
  ({
    kind: 'place',
    place: index,
    quantity: quantity === undefined ? undefined : wholeQuantity(quantity),
  }) as const

describe('changes of an order in a line', () => {
  it.each([
    ['2.30256 bitte verdoppeln', [times('2.30256', 2)]],
    ['triple 388 320 82 53', [times('388 320 82 53', 3)]],
    ['halve 2.30256', [times('2.30256', 0.5)]],
    ['Two changes: double the 2.30256', [times('2.30256', 2)]],
    ['double the 2.30256 and triple the 3.05239', [times('2.30256', 2), times('3.05239', 3)]],
    ['we need 3 more 2.30256', [plus('2.30256', 3)]],
    ['2.30256: 3 Stück mehr', [plus('2.30256', 3)]],
    ['3 weitere 2.30256', [plus('2.30256', 3)]],
    ['replace the 2.30256 by 3.05239', [swap('2.30256', '3.05239')]],
    ['4 x 3.05239 instead of 2.30256', [swap('2.30256', '3.05239', 4)]],
    ['instead of 4 x 2.30256 take 3.05239', [swap('2.30256', '3.05239')]],
    ['instead of 388 320 82 53 take 2 x 3.05239', [swap('388 320 82 53', '3.05239', 2)]],
    ['position 2: 3 instead of 5', [place(2, 3)]],
    ['Pos. 2: 3 Stück', [place(2, 3)]],
    ['pos 12: 3 pcs', [place(12, 3)]],
    ['item 2 is cancelled', [place(2)]],
    ['cancel line 3, position 2: 4 pcs', [place(3), place(2, 4)]],
  ])('"%s" contains the changes %j', (text, changes) => {
    expect(changesIn(text, lookup)).toEqual(changes)
  })

  it.each([
    ['an order', '4 x 2.30256'],
    ['no digit', 'double all of them'],
    ['an unknown number', 'double the 5.55555'],
    ['a factor and a quantity', 'double the 2.30256 to 8 pcs'],
    ['a further part without a number', '2.30256 and some more'],
    ['a word for more', '2.30256: much more'],
    ['two numbers beside each other', '2.30256 with 3.05239'],
    ['a swap with a quantity', 'swap 4 pcs of 2.30256 for 3.05239'],
    ['three numbers', 'instead of 2.30256 take 3.05239 4.43793'],
    ['two quantities', 'instead of 2.30256 take 4 x 3.05239 2 pcs'],
    ['only a position', 'position 2 is fine'],
    ['no position', 'position 0: 3 pcs'],
    ['two quantities of a position', 'position 2: 3 pcs 4 pcs'],
    ['a cancelled order', 'cancelled: 5'],
  ])('are not detected in %s: "%s"', (_, text) => {
    expect(changesIn(text, lookup)).toEqual([])
  })

  it('are detected in a short line, but not in a long text', () => {
    const text = 'double the 2.30256'
    expect(changesIn(text.padEnd(399), lookup)).toEqual([times('2.30256', 2)])
    expect(changesIn(text.padEnd(400), lookup)).toEqual([])
  })

  it('name parts, whose numbers numbersOf returns without separators', () => {
    const changes = [times('2.30256', 2), swap('3.05239', 'A 000', 1), plus('4.43793', 1), place(2)]
    expect([...numbersOf(changes)]).toEqual(['230256', '305239', 'A000', '443793'])
  })
})

it.each([
  ['the same again for the other two', 2],
  ['the same for nine trucks', 9],
  ['the same for ten trucks', 1],
  ['the same for one truck', 1],
  [`${'x '.repeat(19)}two`, 2],
  [`${'x '.repeat(20)}two`, 1],
])('"%s" repeats the order %d times', (text, count) => {
  expect(repeatCountIn(text)).toBe(count)
})

describe('an ordered part that a later line changes', () => {
  const part = { number: '2.30256', quantity: wholeQuantity(4), remark: 'disc' }
  const missing = { ...part, quantity: { kind: 'missing' } } as const
  const faulty = { ...part, quantity: { kind: 'faulty', typed: '?', error: 'not-a-number' } } as const
  const keysOf = (number: string) => [number, ...(lookup(number)?.skus ?? [])]
  const changed = (change: Parameters<typeof applyChange>[1], index = 1, count = 3) =>
    applyChange(part, change, keysOf, { place: index, count })

  it('has its quantity multiplied: a missing quantity counts as 1, an invalid one is unchanged', () => {
    expect(timesPart(part, 2)).toEqual({ ...part, quantity: wholeQuantity(8) })
    expect(timesPart(missing, 2)).toEqual({ ...part, quantity: wholeQuantity(2) })
    expect(timesPart(faulty, 2)).toEqual(faulty)
    expect(timesPart(missing, 0.5).quantity).toMatchObject({ kind: 'faulty', error: 'too-small' })
    expect(changed(times('2.30256', 2))).toEqual({ ...part, quantity: wholeQuantity(8) })
  })

  it('is increased or replaced by another part', () => {
    expect(changed(plus('2.30256', 3))).toEqual({ ...part, quantity: wholeQuantity(7) })
    expect(changed(swap('2.30256', '3.05239'))).toEqual({ ...part, number: '3.05239' })
    expect(changed(swap('2.30256', '3.05239', 2))).toEqual({
      ...part,
      number: '3.05239',
      quantity: wholeQuantity(2),
    })
  })

  it('is identified only by a number of this part', () => {
    expect(changed(times('388 320 82 53', 2))).toEqual({ ...part, quantity: wholeQuantity(8) })
    expect(changed(times('3.05239', 2))).toBe(part)
  })

  it('is identified by its position, also if positions are multiples of ten', () => {
    expect(changed(place(2, 1), 2)).toEqual({ ...part, quantity: wholeQuantity(1) })
    expect(changed(place(2), 2)).toBeUndefined()
    expect(changed(place(2), 1)).toBe(part)
    expect(changed(place(20, 1), 2)).toEqual({ ...part, quantity: wholeQuantity(1) })
    expect(changed(place(20, 1), 2, 20)).toBe(part)
    expect(changed(place(20, 1), 2, 19)).toEqual({ ...part, quantity: wholeQuantity(1) })
    expect(changed(place(20, 1), 3)).toBe(part)
  })
})
