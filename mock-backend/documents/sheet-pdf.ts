import { isoDay } from '../orders/calendar.ts'
import type { Caller } from '../session/callers.ts'
import { dateIn, labelIn } from './document-texts.ts'
import { newPdf } from './new-pdf.ts'
import { drawTable, MARGIN, type Column } from './pdf-table.ts'
import type { Sheet } from './spreadsheet.ts'

const TOP = 84
/** Characters; longer texts are truncated so that other columns keep their width. */
const LONGEST = 30
const SHORTEST = 5

/** A list as a PDF table. */
export async function sheetPdf({ titles, rows }: Sheet, title: string, caller: Caller) {
  const { language, today } = caller
  const label = labelIn(language)
  const date = isoDay(today)
  const { pdf, write, finish } = await newPdf({ title, date, layout: 'landscape' })
  write(title, MARGIN, MARGIN, 16, 'bold')
  write(`${caller.account.customerId} · ${dateIn(language, date)}`, MARGIN, MARGIN + 20, 8.5)
  const texts = rows.map((row) => row.map((cell) => textOf(cell, language)))
  const room = pdf.page.width - 2 * MARGIN
  drawTable(pdf, { columns: columnsOf(titles, rows, texts, room), rows: texts }, TOP)
  return finish((page, count) => `${title} · ${label('page')} ${page}/${count}`)
}

const textOf = (cell: string | number, language: string) =>
  typeof cell === 'number' ? cell.toLocaleString(language, { maximumFractionDigits: 3 }) : cell

/** Column widths in proportion to their contents. */
function columnsOf(
  titles: readonly string[],
  rows: Sheet['rows'],
  texts: readonly (readonly string[])[],
  room: number,
): Column[] {
  const lengths = titles.map((title, place) => {
    const longest = texts.reduce((most, row) => Math.max(most, row[place]?.length ?? 0), title.length)
    return Math.min(Math.max(longest, SHORTEST), LONGEST)
  })
  const sum = lengths.reduce((all, length) => all + length, 0)
  return titles.map((title, place) => ({
    title,
    width: (room * lengths[place]!) / sum,
    ...(rows.some((row) => typeof row[place] === 'number') && { align: 'right' as const }),
  }))
}
