import Pdf from 'pdfkit'
import { afterEach, expect, test, vi } from 'vitest'
import type { PrintedTable } from '#contracts/documents/documents.contract.ts'
import { sheetPdf } from '#mock-backend/documents/sheet-pdf.ts'
import type { Caller } from '#mock-backend/session/callers.ts'
import { anyBook, NOON } from '../orders/flow-fixture.ts'

const { book, full } = anyBook()
const caller = { account: full, today: book.today, now: NOON, language: 'de' } as Caller

afterEach(() => vi.restoreAllMocks())

/** A table with one row, which has the same text in each column. Each column heading is `t`. */
function tableOf(text: string, columnCount: number): PrintedTable {
  const cells = Array.from({ length: columnCount }, () => text)
  return {
    title: 'List',
    columns: cells.map(() => ({ title: 't', kind: 'TEXT' })),
    rows: [cells],
    totals: cells.map(() => null),
  }
}

/** The texts that are written, and the y coordinates of their ends. */
async function written(table: PrintedTable) {
  const texts: string[] = []
  const bottoms: number[] = []
  const original = Pdf.prototype.text
  vi.spyOn(Pdf.prototype, 'text').mockImplementation(function record(
    this: PDFKit.PDFDocument,
    ...args: any[]
  ) {
    texts.push(args[0])
    bottoms.push(args[2] + this.currentLineHeight())
    return original.apply(this, args as never)
  } as never)
  await sheetPdf(table, caller)
  return { texts, bottoms }
}

/** Height of an A4 page in landscape format, in points. */
const PAGE = 595.28

test('A word longer than its column is split with few measurements of text', async () => {
  const measure = vi.spyOn(Pdf.prototype, 'widthOfString')
  const { texts } = await written(tableOf('ab'.repeat(60), 40))
  const pieces = texts.filter((text) => /^[ab]+$/.test(text))
  expect(pieces.join('')).toBe('ab'.repeat(60 * 40))
  expect(pieces.length).toBeGreaterThan(40)
  const measured = measure.mock.calls.reduce((sum, [text]) => sum + String(text).length, 0)
  expect(measured).toBeLessThan(3 * 120 * 40)
})

test.each(['a'.repeat(1_000), 'ab '.repeat(333), '🚚'.repeat(500)])(
  'A row higher than its page is truncated with a mark: %.5s',
  async (text) => {
    const { texts, bottoms } = await written(tableOf(text, 40))
    expect(texts.filter((one) => one.endsWith('…'))).toHaveLength(40)
    expect(Math.max(...bottoms)).toBeLessThan(PAGE)
    expect(texts.filter((one) => !one.isWellFormed())).toEqual([])
  },
)

test('Very long column headings are truncated, so that the page has space for rows', async () => {
  const table = tableOf('cell', 40)
  const columns = table.columns.map((column) => ({ ...column, title: 'w'.repeat(1_000) }))
  const { texts, bottoms } = await written({ ...table, columns })
  expect(texts.filter((one) => one.endsWith('…'))).toHaveLength(40)
  expect(texts.join('')).toContain('cell')
  expect(Math.max(...bottoms)).toBeLessThan(PAGE)
})

test('A line break in a cell is printed as a blank', async () => {
  const { texts } = await written(tableOf('one\ntwo\r\nthree', 1))
  expect(texts).toContain('one two three')
})
