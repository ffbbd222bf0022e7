import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LinesOfAll, saidOfAll } from '#domain/quick-order/said-of-all.ts'

const shown = (text: string) => {
  const said = saidOfAll(text)
  const pieces = (quantity: unknown) => (quantity as { pieces?: number }).pieces
  return (
    said && {
      all: pieces(said.quantity),
      ...Object.fromEntries([...said.places].map(([place, quantity]) => [place, pieces(quantity)])),
    }
  )
}

describe('the quantity of all lines', () => {
  it.each([
    ['je 3', { all: 3 }],
    ['two each:', { all: 2 }],
    ['all x2 except the last one x1', { all: 2, [-1]: 1 }],
    ['the first one 4, the third one 5, the rest 2', { all: 2, 1: 4, 3: 5 }],
    ['todos 2, el segundo 3', { all: 2, 2: 3 }],
  ])('is told by %j', (text, told) => {
    expect(shown(text)).toEqual(told)
  })

  it.each([
    'wir kommen alle 2 Wochen',
    '2 x 2.30256 each',
    'all 2, all 3',
    'the rest 2',
    'the first one 4',
    'thanks for all',
    'all x2 or x3',
    '',
  ])('is not told by %j', (text) => {
    expect(saidOfAll(text)).toBeUndefined()
  })

  it('is read in any text without an error', () => {
    fc.assert(fc.property(fc.string(), (text) => void saidOfAll(text)))
  })
})

describe('lines of one quantity', () => {
  it('get it, and their place its own once the last line is known', () => {
    const told: (readonly [number, unknown])[] = []
    const lines = new LinesOfAll((index, quantity) => told.push([index, quantity]))
    expect(lines.next(0)).toBeUndefined()
    const two = { kind: 'whole', pieces: 2 } as const
    const one = { kind: 'whole', pieces: 1 } as const
    lines.begin({
      quantity: two,
      places: new Map([
        [-1, one],
        [4, one],
      ]),
    })
    expect([lines.next(3), lines.next(5)]).toEqual([two, two])
    lines.end()
    expect(told).toEqual([[5, one]])
    expect(lines.next(6)).toBeUndefined()
  })
})
