import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SharedQuantityLines, sharedQuantityIn } from '#domain/list-reader/shared-quantity.ts'

const shown = (text: string) => {
  const sharedQuantity = sharedQuantityIn(text)
  const pieces = (quantity: unknown) => (quantity as { pieces?: number }).pieces
  return (
    sharedQuantity && {
      all: pieces(sharedQuantity.quantity),
      ...Object.fromEntries([...sharedQuantity.places].map(([index, quantity]) => [index, pieces(quantity)])),
    }
  )
}

describe('a quantity for all lines', () => {
  it.each([
    ['je 3', { all: 3 }],
    ['two each:', { all: 2 }],
    ['all x2 except the last one x1', { all: 2, [-1]: 1 }],
    ['the first one 4, the third one 5, the rest 2', { all: 2, 1: 4, 3: 5 }],
    ['todos 2, el segundo 3', { all: 2, 2: 3 }],
    ['5 each of!', { all: 5 }],
    ['all 2, soon please', { all: 2 }],
    ['je 3, in week 50', { all: 3 }],
    ['all 2, die letzte 12', { all: 2, [-1]: 12 }],
    ['x2 for all...', { all: 2 }],
    ['je 3 Stück von den', { all: 3 }],
    ['all 2. The first 1. The 2nd 3.', { all: 2, 1: 1, 2: 3 }],
    ['all x2 and of the last one, please, only 1', { all: 2, [-1]: 1 }],
    ['for the last one, 1 piece, all 2', { all: 2, [-1]: 1 }],
    ['the rest 2, the second 4', { all: 2, 2: 4 }],
    ['the second 4 pcs but the others x2', { all: 2, 2: 4 }],
    ['alle 2 aber die letzte 1', { all: 2, [-1]: 1 }],
    [`je 3${' please'.repeat(16)} the`, { all: 3 }],
  ])('is detected in %j', (text, reported) => {
    expect(shown(text)).toEqual(reported)
  })

  it.each([
    'wir kommen alle 2 Wochen',
    '2 x 2.30256 each',
    'all 2, all 3',
    'the rest 2',
    'the first one 4',
    'thanks for all',
    'all x2 or x3',
    'all of the last 2',
    'the first last 2',
    'the last one 3 each',
    'x2 wheels all',
    'all x2 or 3 pcs',
    'all trucks 2',
    'x2',
    'x2, the first one 4',
    'all, the first one 4',
    'all 2, of the last one, 1, 3',
    'the first one 4, the rest soon',
    'the first one 4, the rest 02',
    'the first one 4, truck rest 2',
    'the first one 4, this 2',
    'je 3, 2.30256',
    'je 2, außer die letzte',
    'je 2, die anderen nicht',
    `je 3${' please'.repeat(16)} them`,
    '',
  ])('is not detected in %j', (text) => {
    expect(sharedQuantityIn(text)).toBeUndefined()
  })

  it('is parsed from any text without throwing', () => {
    fc.assert(fc.property(fc.string(), (text) => void sharedQuantityIn(text)))
  })
})

describe('lines with a common quantity', () => {
  const wholeQuantity = (quantity: number) => ({ kind: 'whole', pieces: quantity }) as const
  /** Collects the quantities that replace the common one, as "index: pieces". */
  function collected() {
    const messages: string[] = []
    const lines = new SharedQuantityLines((index, quantity) =>
      messages.push(`${index}: ${quantity.kind === 'whole' ? quantity.pieces : '-'}`),
    )
    const begin = (quantity: number, ...places: readonly (readonly [number, number])[]) =>
      lines.begin({
        quantity: wholeQuantity(quantity),
        places: new Map(places.map(([index, own]) => [index, wholeQuantity(own)])),
      })
    return { reported: messages, lines, begin }
  }

  it('have the common quantity, except lines listed by their position, which are reported after the last line', () => {
    const { reported, lines, begin } = collected()
    expect(lines.next(0)).toBeUndefined()
    begin(2, [-1, 1], [1, 7], [4, 9])
    expect([lines.next(3), lines.next(5)]).toEqual([wholeQuantity(2), wholeQuantity(2)])
    expect(reported).toEqual([])
    lines.end()
    expect(reported).toEqual(['5: 1', '3: 7'])
    expect(lines.next(6)).toBeUndefined()
  })

  it('are counted from zero again after the next common quantity', () => {
    const { reported, lines, begin } = collected()
    lines.next(0)
    begin(2, [1, 4])
    lines.next(1)
    begin(3, [2, 5])
    lines.next(2)
    lines.next(3)
    expect(reported).toEqual(['1: 4'])
    lines.end()
    lines.end()
    expect(reported).toEqual(['1: 4', '3: 5'])
  })
})
