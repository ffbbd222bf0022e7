import { expect, it } from 'vitest'
import { GridProblems } from '#ui/order-grid/grid-problems.view-model.ts'
import { answerRow, gridRowsOf, writtenLine } from '../../fixtures/grid-rows.fixture.ts'

const UNKNOWN = { status: 'unknown-number', part: undefined } as const
const GONE = { status: 'discontinued' } as const

/** Five rows: a discontinued part, a valid row, two numbers that were not found, and a valid row. */
function problemsOf() {
  const rows = gridRowsOf(...['A', 'B', 'C', 'D', 'E'].map((number) => writtenLine(number)))
  for (const [index, result] of [GONE, {}, UNKNOWN, UNKNOWN, {}].entries()) answerRow(rows.all[index], result)
  const problems = new GridProblems(rows)
  const sought = (count: number, kind?: 'not-found' | 'discontinued' | 'choose') =>
    Array.from({ length: count }, () => problems.next(kind)?.number)
  return { rows, problems, sought }
}

it('the rows with each kind of problem are counted, the most frequent first', () => {
  const { rows, problems } = problemsOf()
  expect(problems.kinds).toEqual([
    { kind: 'not-found', rows: 2 },
    { kind: 'discontinued', rows: 1 },
  ])
  rows.clear()
  expect(problems.kinds).toEqual([])
})

it('the navigation between problems moves to the next row with a problem, and from the last to the first', () => {
  expect(problemsOf().sought(4)).toEqual(['A', 'C', 'D', 'A'])
})

it('the navigation between problems moves only between rows with a given problem', () => {
  const { sought } = problemsOf()
  expect(sought(3, 'not-found')).toEqual(['C', 'D', 'C'])
  expect(sought(2, 'discontinued')).toEqual(['A', 'A'])
  expect(sought(1, 'choose')).toEqual([undefined])
})

it('the navigation between problems moves to the first problem if the current row was removed', () => {
  const { rows, sought } = problemsOf()
  expect(sought(2)).toEqual(['A', 'C'])
  rows.remove(rows.all[2]!)
  expect(sought(2)).toEqual(['A', 'D'])
})

it('the navigation between problems also works while only rows with problems are displayed', () => {
  const { rows, sought } = problemsOf()
  rows.showOnlyProblems(true)
  expect(sought(4)).toEqual(['A', 'C', 'D', 'A'])
})
