import { describe, expect, it } from 'vitest'
import { NO_OVERRIDES, type ColumnOverrides } from '#domain/list-reader/column-overrides.ts'
import { rowsOfText } from '#domain/list-reader/list-rows.ts'
import { readList, type ParsedLine } from '#domain/list-reader/read-list.ts'
import { ImportedListView, lineInputOf } from '#ui/order-grid/imported-list.view-model.ts'
import { answerRow, gridRowsOf, writtenLine } from '../../fixtures/grid-rows.fixture.ts'

const UNKNOWN = { status: 'unknown-number', part: undefined } as const
const TABLE = 'Artikel;Menge;Bestand\n2.90533;4;12\n9.17989;1;7\n\nSumme;7;'

/** A pasted list, whose lines follow a row that the customer has typed. */
function viewOf(text: string) {
  const list = rowsOfText(text)
  const rows = gridRowsOf(writtenLine('5.10000'))
  const show = (overrides: ColumnOverrides) => {
    const reading = readList(list, undefined, overrides)
    const writtenLineInputs = reading.parsedLines.map(lineInputOf)
    const placedGridRows = rows.insert(writtenLineInputs)
    return {
      reading,
      overrides,
      lines: writtenLineInputs.map((each, index) => ({ written: each, row: placedGridRows[index] })),
    }
  }
  const view = new ImportedListView({ id: 1, name: 'order.csv', list }, rows, show(NO_OVERRIDES))
  const rowOf = (number: string) => {
    const row = rows.all.find((each) => each.number === number)
    if (!row) throw new Error(`No row ${number}`)
    return row
  }
  const outcomes = () =>
    view.groups.flatMap(({ lines }) => lines.map(({ result, outcome }) => [result.lineNo, outcome]))
  return { view, rows, rowOf, outcomes, show }
}

describe('a pasted list that was parsed', () => {
  it('has one group per table, with headings and column uses', () => {
    const { groups } = viewOf(`${TABLE}\n\nNummer;Stück\n2.23154;3\n2.84957;5`).view
    expect(groups).toMatchObject([
      { index: 0, heads: ['Artikel', 'Menge', 'Bestand'], table: { uses: ['number', 'quantity', 'remark'] } },
      { index: 1, heads: ['Nummer', 'Stück'], table: { uses: ['number', 'quantity'] } },
    ])
    expect(groups.map(({ lines }) => lines.map(({ result, outcome }) => [result.lineNo, outcome]))).toEqual([
      [
        [2, 'taken'],
        [3, 'taken'],
        [5, 'left'],
      ],
      [
        [8, 'taken'],
        [9, 'taken'],
      ],
    ])
  })

  it('of free text has one group without headings', () => {
    const { groups } = viewOf('2.90533 4\nbitte schnell').view
    expect(groups).toMatchObject([
      {
        index: undefined,
        heads: [],
        table: undefined,
        lines: [{ outcome: 'taken' }, { outcome: 'left', rows: [] }],
      },
    ])
  })

  it('links from each line to its row in the grid', () => {
    const { view, rowOf } = viewOf('2.90533 4\n9.17989 1\n2.90533 3')
    expect(view.groups.flatMap(({ lines }) => lines.map(({ rows }) => rows))).toEqual([
      [{ row: rowOf('2.90533'), place: 2 }],
      [{ row: rowOf('9.17989'), place: 3 }],
      [{ row: rowOf('2.90533'), place: 2 }],
    ])
  })

  it('shows fifty lines, and 500 more on each request', () => {
    const { view } = viewOf('2.90533 4')
    expect(view.most).toBe(50)
    view.showMore()
    expect(view.most).toBe(550)
  })
})

describe('the result of a line of a pasted list', () => {
  it('is shown, with lines that require confirmation first', () => {
    const { view, rowOf, outcomes } = viewOf('2.90533 4\n9.17989 1\n2.23154 1\n2.90533 3\nbitte schnell')
    answerRow(rowOf('2.90533'))
    answerRow(rowOf('9.17989'), UNKNOWN)
    expect(outcomes()).toEqual([
      [2, 'asked'],
      [1, 'taken'],
      [3, 'taken'],
      [4, 'merged'],
      [5, 'left'],
    ])
    expect(view.counts).toEqual({ rows: 3, problemRows: [3], others: 2 })
  })

  it('is marked as removed when its row is removed', () => {
    const { view, rows, rowOf, outcomes } = viewOf('2.90533 4\n9.17989 1')
    rows.remove(rowOf('2.90533'))
    expect([outcomes(), view.isInTable]).toEqual([
      [
        [1, 'gone'],
        [2, 'taken'],
      ],
      true,
    ])
    rows.remove(rowOf('9.17989'))
    expect([view.isInTable, view.counts.rows]).toEqual([false, 0])
  })
})

describe('the button that reports a misread list', () => {
  it.each([
    [
      'is not shown for headings, a total and a merged line',
      'Artikel;Menge\n2.90533;4\n2.90533;1\nSumme;5',
      false,
    ],
    ['is not shown for free text', 'Hallo,\nbitte 4 x 2.90533 bis 16 Uhr\nGruß', false],
    [
      'is shown for a quantity that can be read as two numbers',
      'Artikel;Menge\n2.90533;1.000\n9.17989;12',
      true,
    ],
    ['is shown for a text without any row', 'Hallo\nGruß', true],
  ])('%s', (_, text, isUnread) => {
    expect(viewOf(text).view.isUnread).toBe(isUnread)
  })
})

describe('the use of a column of a pasted list', () => {
  it('can be changed, and the list is parsed again with it', () => {
    const { view, show } = viewOf(TABLE)
    const overrides = view.withColumnUse(0, 2, 'quantity')
    expect(overrides?.columns.get(0)).toEqual(['number', 'remark', 'quantity'])
    view.show(show(overrides ?? NO_OVERRIDES))
    expect(view.groups[0]?.table?.uses).toEqual(['number', 'remark', 'quantity'])
    expect(view.withColumnUse(0, 2, 'quantity')).toBeUndefined()
    expect(view.withColumnUse(0, 1, 'ignored')?.columns.get(0)).toEqual(['number', 'ignored', 'quantity'])
  })

  it('is not changed if it is the same or the table does not exist', () => {
    const { view } = viewOf(TABLE)
    expect([view.withColumnUse(0, 0, 'number'), view.withColumnUse(7, 0, 'quantity')]).toEqual([
      undefined,
      undefined,
    ])
  })
})

it.each<[ParsedLine['quantity'], string]>([
  [{ kind: 'whole', pieces: 4 }, '4'],
  [{ kind: 'missing' }, '1'],
  [{ kind: 'faulty', typed: '1.000', error: 'two-readings' }, '1.000'],
])('a line with the quantity %j becomes a row with the quantity %s', (quantity, writtenText) => {
  expect(lineInputOf({ lineNo: 1, number: '2.90533', remark: 'Urgent', quantity })).toEqual({
    number: '2.90533',
    remark: 'Urgent',
    quantity: writtenText,
    choice: { kind: 'open' },
  })
})
