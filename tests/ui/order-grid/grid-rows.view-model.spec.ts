import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_LINE_INPUT } from '#domain/quick-order/line-input.ts'
import { GridRows } from '#ui/order-grid/grid-rows.view-model.ts'
import { answerRow, writtenLine } from '../../fixtures/grid-rows.fixture.ts'

const line = (number: string) =>
  number === '' ? EMPTY_LINE_INPUT : { ...EMPTY_LINE_INPUT, number, quantity: '1' }
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

it('the last row of the order grid is empty after any operation, and each operation can be undone', () => {
  fc.assert(
    fc.property(fc.array(CHANGE, { maxLength: 20 }), (changes) => {
      const { rows } = rowsOf()
      for (const change of changes) {
        carryOut(rows, change)
        expect(rows.all.at(-1)?.isEmpty).toBe(true)
      }
      for (const _ of changes) if (rows.mayUndo) expect(rows.undo()).toBe(true)
      expect([rows.mayUndo, rows.undo()]).toEqual([false, false])
      expect(numbersOf(rows)).toEqual([''])
    }),
  )
})

describe('lines inserted at a row of the order grid', () => {
  it('are appended if an earlier list has replaced the row', () => {
    const { rows } = rowsOf()
    const [empty] = rows.all
    rows.insert([line('A')], empty)
    rows.insert([line('B')], empty)
    expect(numbersOf(rows)).toEqual(['A', 'B', ''])
  })

  it('are placed after the row if it is filled', () => {
    const { rows } = rowsOf('A', '', 'B')
    const [first] = rows.all
    rows.insert([line('C')], first)
    expect(numbersOf(rows)).toEqual(['A', 'C', '', 'B', ''])
  })
})

it('undo reverts the typing in a field as a whole, not letter by letter', () => {
  const { rows, changes } = rowsOf('A', 'B')
  const [first] = rows.all
  if (!first) throw new Error('No row')
  for (const number of ['A1', 'A12', 'A123']) rows.type(first, { number })
  expect([numbersOf(rows), changes()]).toEqual([['A123', 'B', ''], 3])
  rows.undo()
  expect([numbersOf(rows), rows.mayUndo]).toEqual([['A', 'B', ''], false])
})

it('permanently removed rows cannot be restored by undo', () => {
  const { rows } = rowsOf('A', 'B')
  const [first] = rows.all
  if (!first) throw new Error('No row')
  rows.step(first, 1)
  rows.release(new Set([first]))
  expect([numbersOf(rows), rows.mayUndo]).toEqual([['B', ''], false])
})

function at(rows: GridRows, index: number) {
  const row = rows.all[index]
  if (!row) throw new Error(`No row ${index}`)
  return row
}

const quantitiesOf = ({ all }: GridRows) => all.map(({ written }) => written.quantity)

describe('the order grid', () => {
  it('consists of an empty row at first', () => {
    const rows = new GridRows(() => {})
    expect([numbersOf(rows), rows.isEmpty, rows.mayUndo, rows.onlyProblems]).toEqual([
      [''],
      true,
      false,
      false,
    ])
    expect(rows.limits).toEqual({ min: 1, max: 99_999 })
  })

  it('identifies rows by an id, and finds them by their content', () => {
    const { rows } = rowsOf('A', '', 'B')
    expect([rows.filled, rows.isEmpty]).toEqual([[at(rows, 0), at(rows, 2)], false])
    expect(new Set(rows.all.map(({ id }) => id)).size).toBe(4)
  })

  it('shows only rows with problems on request', () => {
    const { rows } = rowsOf('A', 'B', 'C')
    answerRow(at(rows, 0))
    answerRow(at(rows, 1), { status: 'discontinued' })
    expect([rows.ready, rows.problems]).toEqual([[at(rows, 0)], [at(rows, 1)]])
    expect(rows.shown).toEqual(rows.all)
    rows.showOnlyProblems(true)
    expect(rows.shown).toEqual([at(rows, 1)])
    rows.clear()
    expect([rows.onlyProblems, numbersOf(rows)]).toEqual([false, ['']])
  })

  it('returns for each row the row below it, and none for the last row', () => {
    const { rows } = rowsOf('A')
    expect(rows.below(at(rows, 0))).toBe(at(rows, 1))
    expect(rows.below(at(rows, 1))).toBeUndefined()
  })
})

describe('in the order grid, a change', () => {
  it('of a single field can be undone', () => {
    const { rows } = rowsOf('A', 'B')
    rows.type(at(rows, 0), { number: 'A1' })
    rows.type(at(rows, 0), { quantity: '7' })
    rows.type(at(rows, 1), { quantity: '8' })
    rows.undo()
    expect(quantitiesOf(rows)).toEqual(['7', '1', ''])
    rows.undo()
    expect([quantitiesOf(rows), numbersOf(rows)]).toEqual([
      ['1', '1', ''],
      ['A1', 'B', ''],
    ])
    rows.type(at(rows, 0), { number: 'A2' })
    rows.undo()
    expect(numbersOf(rows)).toEqual(['A1', 'B', ''])
  })

  it.each<[string, (rows: GridRows) => void]>([
    ['an insertion of a list', (rows) => rows.insert([line('X')], at(rows, 1))],
    ['an exchange of rows', (rows) => rows.exchange(new Set(), [line('X')], () => {})],
    ['a replacement by the rows of another tab', (rows) => rows.replace([line('A1'), line('B'), line('X')])],
  ])('of a field before %s and a change of the same field after it are separate undo steps', (_, change) => {
    const { rows } = rowsOf('A', 'B')
    rows.type(at(rows, 0), { number: 'A1' })
    const first = at(rows, 0)
    change(rows)
    rows.type(rows.all.includes(first) ? first : at(rows, 0), { number: 'A2' })
    rows.undo()
    expect(numbersOf(rows)).toContain('X')
    expect(numbersOf(rows)[0]).toBe('A1')
  })

  it('by step buttons stays within the limits, and counts an invalid quantity as 0', () => {
    const { rows } = rowsOf('A')
    rows.step(at(rows, 0), 2)
    expect(quantitiesOf(rows)[0]).toBe('3')
    rows.step(at(rows, 0), -9)
    expect(quantitiesOf(rows)[0]).toBe('1')
    rows.type(at(rows, 0), { quantity: 'abc' })
    rows.step(at(rows, 0), 5)
    expect(quantitiesOf(rows)[0]).toBe('5')
  })

  it('that inserts lines at the end does not replace the last empty row', () => {
    const { rows } = rowsOf('A')
    const empty = rows.all.at(-1)!
    rows.type(empty, { number: 'B' })
    rows.type(empty, { number: '' })
    rows.insert([writtenLine('C')])
    expect(numbersOf(rows)).toEqual(['A', 'C', ''])
    expect(rows.all.at(-1)).toBe(empty)
  })

  it('by step buttons does not change an ambiguous quantity', () => {
    const { rows } = rowsOf('A')
    rows.type(at(rows, 0), { quantity: '1.000' })
    rows.step(at(rows, 0), 1)
    expect(quantitiesOf(rows)[0]).toBe('1.000')
  })
})

describe('a choice that the user makes in a row of the order grid', () => {
  it('can be undone', () => {
    const { rows, changes } = rowsOf('A')
    const choices: unknown[] = []
    const row = at(rows, 0)
    const note = () => choices.push(row.written.choice)
    for (const decide of [
      () => rows.takePart(row, '3.70481'),
      () => rows.keepReplaced(row),
      () => rows.leaveOpen(row),
    ]) {
      decide()
      note()
    }
    rows.undo()
    note()
    expect(choices).toEqual([
      { kind: 'part', sku: '3.70481' },
      { kind: 'keep-old' },
      { kind: 'open' },
      { kind: 'keep-old' },
    ])
    expect(changes()).toBe(4)
  })
})

describe('a removed row of the order grid', () => {
  it('is restored at its position', () => {
    const { rows, changes } = rowsOf('A', 'B')
    rows.remove(at(rows, 0))
    expect([numbersOf(rows), changes()]).toEqual([['B', ''], 1])
    rows.undo()
    expect([numbersOf(rows), changes()]).toEqual([['A', 'B', ''], 2])
  })
})

describe('a cleared order grid', () => {
  it('is restored by undo, which calls the undo handler', () => {
    const { rows, changes } = rowsOf('A')
    let undone = 0
    rows.clear(() => void (undone += 1))
    expect([numbersOf(rows), changes(), undone]).toEqual([[''], 1, 0])
    expect([rows.undo(), numbersOf(rows), undone]).toEqual([true, ['A', ''], 1])
    expect(rows.undo()).toBe(false)
  })
})

describe('lines inserted into the order grid', () => {
  it('are removed by undo, which calls their undo handler', () => {
    const { rows, changes } = rowsOf('A')
    let undone = 0
    const inserted = rows.insert([line('B')], undefined, () => void (undone += 1))
    expect([inserted.map(({ number }) => number), changes()]).toEqual([['B'], 1])
    expect(rows.all).toContain(inserted[0])
    rows.undo()
    expect([numbersOf(rows), undone]).toEqual([['A', ''], 1])
  })

  it('replace the empty row at their position', () => {
    const { rows } = rowsOf('A', '', 'B')
    rows.insert([line('C'), line('D')], at(rows, 1))
    expect(numbersOf(rows)).toEqual(['A', 'C', 'D', 'B', ''])
  })
})

describe('an exchange of some rows of the order grid for new ones', () => {
  it('retains the position of rows before and after, and the identity of unchanged rows', () => {
    const { rows, changes } = rowsOf('A', 'B', 'C', 'D')
    const [first, second, third] = [at(rows, 0), at(rows, 1), at(rows, 2)]
    let undone = 0
    const next = rows.exchange(new Set([second, third]), [third, line('X')], () => void (undone += 1))
    expect([numbersOf(rows), changes()]).toEqual([['A', 'C', 'X', 'D', ''], 1])
    expect([next[0], at(rows, 0)]).toEqual([third, first])
    rows.undo()
    expect([numbersOf(rows), undone]).toEqual([['A', 'B', 'C', 'D', ''], 1])
  })

  it('appends rows after the filled ones if none is removed', () => {
    const { rows } = rowsOf('A', '', 'B', '')
    rows.exchange(new Set(), [line('X')], () => {})
    expect(numbersOf(rows)).toEqual(['A', '', 'B', 'X', '', ''])
  })
})

describe('pasting a column of quantities into the order grid', () => {
  it('fills the rows below, and adds missing rows', () => {
    const { rows, changes } = rowsOf('A', 'B')
    rows.fillDown(['7', '8', '9', '10'], at(rows, 1))
    expect([quantitiesOf(rows), changes()]).toEqual([['1', '7', '8', '9', '10', ''], 1])
    rows.undo()
    expect(quantitiesOf(rows)).toEqual(['1', '1', ''])
  })
})

describe('all rows of the order grid', () => {
  it('can be replaced, which can be undone', () => {
    const { rows, changes } = rowsOf('A')
    rows.replace([line('B')])
    expect([numbersOf(rows), changes()]).toEqual([['B', ''], 1])
    rows.undo()
    expect(numbersOf(rows)).toEqual(['A', ''])
  })

  it('can be removed without a change event and without undo', () => {
    const { rows, changes } = rowsOf('A', 'B')
    rows.release(new Set(rows.all))
    expect([numbersOf(rows), changes(), rows.mayUndo]).toEqual([[''], 0, false])
  })
})
