import fc from 'fast-check'
import { expect, it } from 'vitest'
import { markedLines } from '#domain/forms/marked-lines.ts'

const LINES = [
  { lineNo: 1, orderLineNo: 3, quantity: 4 },
  { lineNo: 2, orderLineNo: 5, quantity: 1 },
]
const marked = (query: string) =>
  markedLines(new URLSearchParams(query), LINES).map(({ lineNo, quantity }) => [lineNo, quantity])

it('marks form lines by the number in the document or in the order', () => {
  expect(marked('line=1:2')).toEqual([[1, 2]])
  expect(marked('line=1&line=2')).toEqual([
    [1, 4],
    [2, 1],
  ])
  expect(marked('orderLine=5')).toEqual([[2, 1]])
})

it.each(['', 'line=9', 'line=-1', 'line=1.5', 'line=1:x', 'line=constructor', 'line=1:2:3'])(
  'marks no form line for %j',
  (query) => expect(marked(query)).toEqual([]),
)

it('never selects a quantity above that of the line', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(9), fc.nat(99))), (marks) => {
      const query = marks.map(([line, quantity]) => `line=${line}:${quantity}`).join('&')
      for (const { lineNo, quantity, most: maximum } of markedLines(new URLSearchParams(query), LINES)) {
        expect(quantity).toBeGreaterThan(0)
        expect(quantity).toBeLessThanOrEqual(LINES[lineNo - 1]!.quantity)
        expect(maximum).toBe(LINES[lineNo - 1]!.quantity)
      }
    }),
  )
})
