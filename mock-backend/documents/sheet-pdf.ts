import type { PrintedTable } from '#contracts/documents/documents.contract.ts'
import type { Language } from '../catalogue/language.ts'
import { isoDay } from '../calendar/calendar.ts'
import type { Caller } from '../session/callers.ts'
import { companyOf } from '../session/company.ts'
import { dateIn, labelIn } from '../files/document-texts.ts'
import { MARGIN, newPdf } from '../files/new-pdf.ts'
import { drawList } from '../files/pdf-list.ts'

const TOP = 84

/** PDF of a table of the shop, in landscape format. */
export async function sheetPdf({ title, columns, rows, totals }: PrintedTable, caller: Caller) {
  const { language, today, account } = caller
  const label = labelIn(language)
  const date = isoDay(today)
  const hasTotals = totals.some((total) => total !== null)
  const { pdf, write, finish } = await newPdf({ title, date, layout: 'landscape' })
  write(title, MARGIN, MARGIN, 16, 'bold')
  write(
    `${companyOf(account.customerId)} · ${account.customerId} · ${dateIn(language, date)}`,
    MARGIN,
    MARGIN + 20,
    8.5,
  )
  const printed = columns.map((column, index) => {
    const textOf = textsIn(
      language,
      column,
      rows.map((row) => row[index]),
    )
    return {
      title: column.title,
      isNumeric: column.kind === 'NUMBER' || column.kind === 'AMOUNT',
      texts: rows.map((row) => textOf(row[index])),
      total: index === 0 && hasTotals ? label('sum') : textOf(totals[index]),
    }
  })
  drawList(pdf, printed, rows.length, TOP)
  return finish((page, count) => `${title} · ${label('page')} ${page}/${count}`)
}

type Cell = string | number | null | undefined

/** Texts of the cells of a column; numbers of one column have the same number of decimals. */
function textsIn(
  language: Language,
  { kind, decimals = 2 }: PrintedTable['columns'][number],
  cells: readonly Cell[],
) {
  const digits = kind === 'AMOUNT' ? decimals : Math.max(0, ...cells.map(decimalsOf))
  const numbers = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return (cell: Cell): string => {
    if (typeof cell === 'number') return numbers.format(cell)
    return kind === 'DATE' && cell ? dateIn(language, cell) : (cell ?? '').replaceAll(/[\t\n\v\f\r]+/g, ' ')
  }
}

const DECIMALS_MAX = 3

const decimalsOf = (cell: Cell): number =>
  typeof cell === 'number' ? (String(Number(cell.toFixed(DECIMALS_MAX))).split('.')[1]?.length ?? 0) : 0
