import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NOTHING_WRITTEN } from '#domain/quick-order/written-line.ts'
import { GridRows } from '#ui/order-grid/grid-rows.view-model.ts'

const line = (number: string) => ({ ...NOTHING_WRITTEN, number, quantity: '1' })
const numbersOf = ({ all }: GridRows) => all.map(({ number }) => number)

function rowsOf(...numbers: readonly string[]) {
  let changes = 0
  const rows = new GridRows(() => {
    changes += 1
  })
  rows.restore(numbers.map(line))
  return { rows, changes: () => changes }
}

const CHANGE = fc.oneof(
  fc.record({ kind: fc.constant('type' as const), at: fc.nat(9), number: fc.stringMatching(/^[A-Z]{0,2}$/) }),
  fc.record({ kind: fc.constant('remove' as const), at: fc.nat(9) }),
  fc.record({ kind: fc.constant('insert' as const), at: fc.nat(9), lines: fc.nat(3) }),
  fc.record({ kind: fc.constant('fill' as const), at: fc.nat(9), lines: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('clear' as const) }),
)

function carryOut(rows: GridRows, change: typeof CHANGE extends fc.Arbitrary<infer Change> ? Change : never) {
  const row = 'at' in change ? rows.all[change.at % rows.all.length] : undefined
  if (change.kind === 'clear') rows.clear()
  else if (!row) throw new Error('There is always a row')
  else if (change.kind === 'type') rows.type(row, { number: change.number })
  else if (change.kind === 'remove') rows.remove(row)
  else if (change.kind === 'insert')
    rows.insert(
      Array.from({ length: change.lines }, () => line('N')),
      row,
    )
  else
    rows.fillDown(
      Array.from({ length: change.lines }, () => '2'),
      row,
    )
}

it('ends with an empty row whatever is done, and everything can be undone', () => {
  fc.assert(
    fc.property(fc.array(CHANGE, { maxLength: 20 }), (changes) => {
      const { rows } = rowsOf()
      for (const change of changes) {
        carryOut(rows, change)
        expect(rows.all.at(-1)?.isEmpty).toBe(true)
      }
      while (rows.mayUndo) expect(rows.undo()).toBe(true)
      expect([rows.undo(), numbersOf(rows)]).toEqual([false, ['']])
    }),
  )
})

describe('lines that are inserted', () => {
  it('stand at the end', () => {
    const { rows } = rowsOf('A')
    rows.insert([line('B'), line('C')])
    expect(numbersOf(rows)).toEqual(['A', 'B', 'C', ''])
  })

  it('stand behind a row that holds something, and in the place of an empty one', () => {
    const { rows } = rowsOf('A', '', 'B')
    const [first] = rows.all
    rows.insert([line('C')], first)
    expect(numbersOf(rows)).toEqual(['A', 'C', '', 'B', ''])
  })
})

it('takes what one types in a field back at once, not letter by letter', () => {
  const { rows, changes } = rowsOf('A', 'B')
  const [first] = rows.all
  if (!first) throw new Error('No row')
  for (const number of ['A1', 'A12', 'A123']) rows.type(first, { number })
  expect([numbersOf(rows), changes()]).toEqual([['A123', 'B', ''], 3])
  rows.undo()
  expect([numbersOf(rows), rows.mayUndo]).toEqual([['A', 'B', ''], false])
})

it('cannot go back to rows that have left for good', () => {
  const { rows } = rowsOf('A', 'B')
  const [first] = rows.all
  if (!first) throw new Error('No row')
  rows.step(first, 1)
  rows.release(new Set([first]))
  expect([numbersOf(rows), rows.mayUndo]).toEqual([['B', ''], false])
})
