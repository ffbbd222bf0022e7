import { describe, expect, it } from 'vitest'
import type { LineCheck } from '#application/line-check/line-check.port.ts'
import type { ListFile, ListFileRejection, ListFiles } from '#application/quick-order/list-files.port.ts'
import { ReadOrderList } from '#application/line-check/read-order-list.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { rowsOfText } from '#domain/list-reader/list-rows.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { GridLists } from '#ui/order-grid/grid-lists.view-model.ts'
import type { GridMessage } from '#ui/order-grid/grid-message.ts'
import { RowImport } from '#ui/order-grid/row-import.view-model.ts'
import { checkedLine } from '../../fixtures/checked-line.fixture.ts'
import { gridRowsOf, writtenLine } from '../../fixtures/grid-rows.fixture.ts'

const A = writtenLine('3.70481')
const B = writtenLine('4.61984')

type File = string | ListFileRejection

function importOf(...lines: readonly ReturnType<typeof writtenLine>[]) {
  let isOnline = false
  const rows = gridRowsOf(...lines)
  const requestedNumbers: string[][] = []
  const lineCheck: LineCheck = {
    check: async (queries) => {
      requestedNumbers.push(queries.map(({ input }) => input))
      if (isOnline) return queries.map(({ lineNo }) => checkedLine({ lineNo, status: 'unknown-number' }))
      throw new ApiFailure('offline', 'resolve')
    },
  }
  const displayedGridMessages: GridMessage[] = []
  const contents = new Map<string, File | Error>()
  const files: ListFiles = {
    read: async ({ name }) => {
      const content = contents.get(name) ?? ''
      if (content instanceof Error) throw content
      return typeof content === 'string' ? ok(rowsOfText(content)) : fail(content)
    },
  }
  const readOrderList = new ReadOrderList({ lineCheck })
  const lists = new GridLists(rows, readOrderList, { take() {}, run: async () => {} })
  let accepted = 0
  const intake = new RowImport(
    rows,
    lists,
    { files, readOrderList },
    (notice) => displayedGridMessages.push(notice),
    () => void (accepted += 1),
  )
  const bring = (given: Readonly<Record<string, File | Error>>) => {
    for (const [name, content] of Object.entries(given)) contents.set(name, content)
    return intake.readFiles(Object.keys(given).map((name) => ({ name, size: 1 }) as ListFile))
  }
  const written = () => rows.filled.map(({ number, written: { quantity } }) => `${number} ${quantity}`)
  return {
    intake,
    rows,
    lists,
    said: displayedGridMessages,
    requestedNumbers,
    bring,
    written,
    taken: () => accepted,
    goOnline: () => void (isOnline = true),
  }
}

describe('a list pasted in the order grid', () => {
  it('is converted to rows, and reported line by line', async () => {
    const { intake, said, written, taken, lists } = importOf()
    await intake.paste('3.70481 2\n\n4.61984 1\n3.70481 3\nbitte schnell\n\n')
    expect(written()).toEqual(['3.70481 5', '4.61984 1'])
    expect(said).toEqual([{ kind: 'read', lines: 2 }])
    expect(lists.all[0]?.counts).toEqual({ rows: 2, problemRows: [], others: 2 })
    expect([taken(), lists.all.map(({ name }) => name)]).toEqual([1, [undefined]])
    expect(lists.all[0]?.list).toHaveLength(5)
  })

  it('that is an order message shows the delivery date and address that are ignored', async () => {
    const { intake, said, bring } = importOf()
    const order = "UNB+UNOC:3+B+D'DTM+2:20270114:102'NAD+DP+++Becker Nord'LIN+1++3.70481:SA'QTY+21:2'UNS+S'"
    await intake.paste(order)
    await bring({ 'order.edi': order })
    await intake.paste('3.70481 2')
    const wishes = ['2027-01-14', 'Becker Nord']
    expect(said).toMatchObject([{ kind: 'read', wishes }, { kind: 'read', wishes }, { kind: 'read' }])
    expect(said.at(-1)).not.toHaveProperty('wishes')
  })

  it('of scanned labels is converted to a row per part', async () => {
    const { intake, written } = importOf()
    await intake.paste('P3.70481Q4\nP4.61984Q2\nP3.70481Q1')
    expect(written()).toEqual(['3.70481 5', '4.61984 2'])
  })

  it('is inserted after the row at which it was pasted', async () => {
    const { intake, rows, written } = importOf(A, B)
    await intake.paste('5.10000 1\n6.10000 1', rows.all[0])
    expect(written()).toEqual(['3.70481 1', '5.10000 1', '6.10000 1', '4.61984 1'])
  })

  it('in the empty area below the rows replaces the empty last row, which gets a successor', async () => {
    const { intake, rows } = importOf()
    const empty = rows.all.at(-1)
    await intake.paste('5.10000 1\n6.10000 1')
    expect(rows.all).not.toContain(empty)
    expect(rows.all.at(-1)?.isEmpty).toBe(true)
  })

  it('waits for an earlier list whose catalogue lookup is in flight', async () => {
    const { intake, written, requestedNumbers } = importOf()
    await Promise.all([intake.paste('ZZ-11111;2'), intake.paste('4.61984;1')])
    expect(written()).toEqual(['ZZ-11111 2', '4.61984 1'])
    expect(requestedNumbers).toHaveLength(1)
  })
})

describe('a number typed in the order grid', () => {
  it.each([
    ['3.70481 4', ['3.70481 4']],
    ['2x 3.70481', ['3.70481 2']],
    ['5 of 3.70481 and 2 of 4.61984', ['3.70481 5', '4.61984 2']],
  ])('that contains quantities is read as a list: %s', async (text, expected) => {
    const { intake, written, taken, said } = importOf(writtenLine(text, ''), writtenLine('9.99999', ''))
    await intake.readNumbers()
    expect(written()).toEqual([...expected, '9.99999 '])
    expect([taken(), said]).toEqual([1, []])
  })

  it.each([
    ['without a known part', 'ZZ 11111', ''],
    ['without a quantity', '3.70 481', ''],
    ['beside a typed quantity', '3.70481 4', '7'],
  ])('%s remains as typed, and is not requested again', async (_, text, quantity) => {
    const { intake, written, requestedNumbers, goOnline } = importOf(writtenLine(text, quantity))
    goOnline()
    await intake.readNumbers()
    const asked = requestedNumbers.length
    await intake.readNumbers()
    expect([written(), requestedNumbers.length]).toEqual([[`${text} ${quantity}`], asked])
  })

  it('that the user changes during the reading is not changed', async () => {
    const { intake, rows, written } = importOf(writtenLine('3.70481 4', ''))
    const reading = intake.readNumbers()
    expect(intake.isReading).toBe(true)
    rows.type(rows.all[0]!, { number: '4.61984' })
    await reading
    expect([written(), intake.isReading]).toEqual([['4.61984 '], false])
  })
})

describe('a column pasted in the order grid', () => {
  it.each(['7\n8', ' 7 \r\n8\n'])('fills the quantities from the focused row on: %j', async (text) => {
    const { intake, rows, said, written } = importOf(A, B)
    await intake.paste(text, rows.all[0], 'quantity')
    expect([written(), said]).toEqual([['3.70481 7', '4.61984 8'], []])
  })

  it.each([
    ['if it is pasted into the numbers', '7.10000\n8.10000', 'number' as const],
    ['if it contains a value that is not a quantity', '7.10000;2\n8', 'quantity' as const],
  ])('is parsed as a list %s', async (_, text, column) => {
    const { intake, rows, said } = importOf(A, B)
    await intake.paste(text, rows.all[1], column)
    expect(rows.all.slice(0, 2).map(({ pieces }) => pieces)).toEqual([1, 1])
    expect(said).toMatchObject([{ kind: 'read' }])
  })

  it('is parsed as a list by default, and if it is pasted outside of a row', async () => {
    const { intake, rows, said } = importOf(A)
    await intake.paste('7', rows.all[0])
    await intake.paste('7', undefined, 'quantity')
    expect([rows.all[0]?.pieces, said.map(({ kind }) => kind)]).toEqual([1, ['read', 'read']])
  })
})

describe('a pasted list that is too long', () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => `2.${10_000 + index}`)

  it('is rejected if the table would exceed 5,000 rows', async () => {
    const { intake, rows, said, taken } = importOf(A)
    await intake.paste(numbers(5_000).join('\n'))
    expect(said).toEqual([{ kind: 'too-many', lines: 5_000, most: 5_000 }])
    expect([rows.filled.length, taken()]).toEqual([1, 0])
    await intake.paste(numbers(4_999).join('\n'))
    expect([rows.filled.length, taken()]).toEqual([5_000, 1])
  })

  it('of a million lines is rejected before it is parsed', async () => {
    const { intake, said, taken } = importOf()
    await intake.paste(`${'1;1\n'.repeat(999_999)}1;1`)
    expect([said, taken()]).toEqual([[{ kind: 'too-many', lines: 1_000_000, most: 5_000 }], 0])
  })

  it('of 20,000 rows is parsed, with one more it is rejected', async () => {
    const { bring, said } = importOf()
    await bring({ 'a.csv': `3.70481;1${'\n'.repeat(19_999)}4.61984;1` })
    expect(said).toMatchObject([{ kind: 'read', lines: 2 }])
    await bring({ 'b.csv': `3.70481;1${'\n'.repeat(20_000)}4.61984;1` })
    expect(said.at(-1)).toEqual({ kind: 'too-many', lines: 20_001, most: 5_000 })
  })

  it('in one line is rejected, pasted or in a file', async () => {
    const { intake, bring, said, written } = importOf()
    await intake.paste('4x 1.00190 '.repeat(5_000))
    await bring({ 'a.csv': '4x 1.00190 '.repeat(5_000) })
    expect([said, written()]).toEqual([[{ kind: 'line-too-long' }, { kind: 'line-too-long' }], []])
  })
})

describe('files dropped on the order grid', () => {
  it('are parsed one after the other, and reported with their names', async () => {
    const { bring, written, lists } = importOf(A)
    await bring({ 'a.csv': '4.61984;1\n5.10000;1', 'b.csv': '6.10000;1\n7.10000;1' })
    expect(written()).toEqual(['3.70481 1', '4.61984 1', '5.10000 1', '6.10000 1', '7.10000 1'])
    expect(lists.all.map(({ name }) => name)).toEqual(['b.csv', 'a.csv'])
  })

  it('that are added while an earlier file is parsed wait', async () => {
    const { intake, bring, written } = importOf()
    const first = bring({ 'a.csv': '4.61984;1' })
    expect(intake.reading.isRunning).toBe(true)
    await Promise.all([bring({ 'b.csv': '6.10000;1' }), first])
    expect([written(), intake.reading.isRunning]).toEqual([['4.61984 1', '6.10000 1'], false])
  })

  it('are parsed even if further dropped files are rejected, of which only the first is reported', async () => {
    const { bring, said, written } = importOf()
    await bring({ 'a.pdf': { kind: 'picture' }, 'b.csv': '6.10000;1', 'c.xls': { kind: 'old-format' } })
    expect(written()).toEqual(['6.10000 1'])
    expect(said.slice(1)).toEqual([{ kind: 'file-refused', file: 'a.pdf', rejection: { kind: 'picture' } }])
  })

  it('are not imported after a file for which the API did not respond', async () => {
    const { bring, said, written } = importOf()
    await bring({ 'a.csv': new ApiFailure('offline', 'lists'), 'b.csv': '6.10000;1' })
    expect([said, written()]).toEqual([[{ kind: 'unanswered' }], []])
    await bring({ 'c.csv': '7.10000;1' })
    expect([said.length, written()]).toEqual([2, ['7.10000 1']])
  })
})

it('the order grid shows that the browser blocks the clipboard', () => {
  const { intake, said } = importOf()
  intake.showNoClipboard()
  expect(said).toEqual([{ kind: 'no-clipboard' }])
})
