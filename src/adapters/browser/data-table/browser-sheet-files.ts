import type { SheetFiles } from '#application/data-table/sheet-files.port.ts'
import type { Sheet, SheetCell } from '#domain/data-table/sheet.ts'
import { isDayCell } from '#domain/data-table/sheet.ts'
import type { LanguageCode } from '#domain/locale/language.ts'
import { inertCell } from '#domain/quick-order/inert-cell.ts'
import { saveFile } from '../documents/save-file.ts'

/** Byte order mark, so that spreadsheets detect UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

export const browserSheetFiles: SheetFiles = {
  async save(sheet, format, language) {
    const file = format === 'csv' ? await csvOf(sheet, language) : await xlsxOf(sheet)
    saveFile(file, `${sheet.name}.${format}`)
  },
}

/** CSV in the visitor's locale: with a decimal comma the delimiter is a semicolon. */
export async function csvOf(sheet: Sheet, language: LanguageCode): Promise<Blob> {
  const { default: papa } = await import('papaparse')
  const decimals = new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 4 })
  const hasComma = decimals.format(0.5).includes(',')
  const written = (cell: SheetCell) => {
    if (typeof cell === 'number') return decimals.format(cell)
    return isDayCell(cell) ? cell.day : inertCell(cell ?? '')
  }
  const rows = [sheet.heads.map(inertCell), ...sheet.rows.map((row) => row.map(written))]
  const text = papa.unparse(rows, { delimiter: hasComma ? ';' : ',', newline: '\r\n' })
  return new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' })
}

/** Typed cells: a text cell is never interpreted as a formula. */
export async function xlsxOf({ heads, rows }: Sheet): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser')
  const written = (cell: SheetCell) => {
    if (isDayCell(cell)) {
      return { value: new Date(`${cell.day}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' } as const
    }
    if (typeof cell === 'number') return { value: cell, type: Number } as const
    return { value: cell ?? '', type: String } as const
  }
  const head = heads.map((text) => ({ value: text, type: String, fontWeight: 'bold' }) as const)
  const sheet = [head, ...rows.map((row) => row.map(written))]
  const columns = heads.map((text) => ({ width: Math.max(text.length + 2, 14) }))
  return writeXlsxFile(sheet, { columns, stickyRowsCount: 1 }).toBlob()
}
