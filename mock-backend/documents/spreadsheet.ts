import type { Language } from '../catalogue/language.ts'
import type { Cell } from 'write-excel-file/universal'

export type Sheet = {
  readonly titles: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
}

const BYTE_ORDER_MARK = '\ufeff'
/** Spreadsheets evaluate cells with this beginning as formulas, even after white space. */
const FORMULA = /^[\s\u00a0\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r]/

/**
 * Writes a byte order mark, by which spreadsheets detect UTF-8, and the separators of the language.
 * Escapes texts that look like formulas (CSV injection).
 */
export function csv({ titles, rows }: Sheet, language: Language): Uint8Array<ArrayBuffer> {
  const delimiter = language === 'en' ? ',' : ';'
  const lines = [titles, ...rows].map((cells) => cells.map((cell) => csvCell(cell, language)).join(delimiter))
  return new TextEncoder().encode(`${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`)
}

function csvCell(value: string | number, language: Language): string {
  if (typeof value === 'number') return language === 'en' ? String(value) : String(value).replace('.', ',')
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export async function xlsx({ titles, rows }: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const { default: writeExcelFile } = await import('write-excel-file/universal')
  const headerRow = titles.map((value): Cell => ({ value, type: String, fontWeight: 'bold' }))
  const cells = rows.map((row) =>
    row.map((value): Cell => (typeof value === 'number' ? { value, type: Number } : { value, type: String })),
  )
  const blob = await writeExcelFile([headerRow, ...cells], { stickyRowsCount: 1 }).toBlob()
  return new Uint8Array(await blob.arrayBuffer())
}
