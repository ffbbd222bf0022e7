import type { SheetFiles } from '#application/data-table/sheet-files.port.ts'
import type { Clock } from '#application/kernel/clock.port.ts'
import {
  isDayCell,
  isMoneyCell,
  sheetFileName,
  type Sheet,
  type SheetCell,
} from '#domain/data-table/sheet.ts'
import type { LanguageCode } from '#domain/locale/language.ts'
import { withoutFormula } from '#domain/quick-order/without-formula.ts'
import { minorDigits, toDecimal } from '#domain/shared/money.ts'
import { saveFile } from '../documents/save-file.ts'

/** Byte order mark, so that spreadsheets detect UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

export const browserSheetFiles = ({ now }: Clock): SheetFiles => ({
  async save(sheet, format, language) {
    const file = format === 'csv' ? await csvOf(sheet, language) : await xlsxOf(sheet)
    saveFile(file, sheetFileName(sheet.name, localDay(now()), format))
  },
})

/** ISO 8601 date in local time: the Swedish date format equals ISO 8601. */
const localDay = (time: number) => new Intl.DateTimeFormat('sv').format(time)

/** CSV in the visitor's locale: with a decimal comma the delimiter is a semicolon. */
export async function csvOf(sheet: Sheet, language: LanguageCode): Promise<Blob> {
  const { default: papa } = await import('papaparse')
  const decimals = new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 4 })
  const comma = decimals.format(0.5).includes(',')
  const written = (cell: SheetCell) => {
    if (typeof cell === 'number') return decimals.format(cell)
    if (isDayCell(cell)) return cell.day
    if (!isMoneyCell(cell)) return withoutFormula(cell ?? '')
    const amount = toDecimal(cell).toFixed(minorDigits(cell.currency))
    return comma ? amount.replace('.', ',') : amount
  }
  const rows = [sheet.heads.map(withoutFormula), ...sheet.rows.map((row) => row.map(written))]
  const text = papa.unparse(rows, { delimiter: comma ? ';' : ',', newline: '\r\n' })
  return new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' })
}

const NARROWEST = 8
const WIDEST = 40

/** Typed cells: a text cell is never interpreted as a formula. */
export async function xlsxOf({ heads: headers, rows }: Sheet): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser')
  const written = (cell: SheetCell) => {
    if (isDayCell(cell)) {
      return { value: new Date(`${cell.day}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' } as const
    }
    if (isMoneyCell(cell)) {
      const decimals = '0'.repeat(minorDigits(cell.currency))
      const format = decimals === '' ? '#,##0' : `#,##0.${decimals}`
      return { value: toDecimal(cell), type: Number, format } as const
    }
    if (typeof cell === 'number') return { value: cell, type: Number } as const
    return { value: cell ?? '', type: String } as const
  }
  const headerRow = headers.map((text) => ({ value: text, type: String, fontWeight: 'bold' }) as const)
  const columns = headers.map((text, index) => {
    const longest = rows.reduce((max, row) => Math.max(max, widthOf(row[index])), text.length)
    return { width: Math.min(Math.max(longest, NARROWEST), WIDEST) + 2 }
  })
  return writeXlsxFile([headerRow, ...rows.map((row) => row.map(written))], {
    columns,
    stickyRowsCount: 1,
  }).toBlob()
}

function widthOf(cell: SheetCell): number {
  if (isDayCell(cell)) return 10
  return isMoneyCell(cell) ? String(cell.minor).length + 3 : String(cell ?? '').length
}
