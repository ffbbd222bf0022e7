import type { TableCell, TableFiles, TableFormat } from '#application/quick-order/table-files.port.ts'
import { inertCell } from '#domain/quick-order/inert-cell.ts'
import { saveFile } from '../save-file.ts'

type Rows = readonly (readonly TableCell[])[]

/** Hands a table over as a download. */
export class BrowserTableFiles implements TableFiles {
  async save(name: string, rows: Rows, format: TableFormat): Promise<void> {
    const content = format === 'csv' ? csvOf(rows) : await workbookOf(rows)
    saveFile(content, `${name}.${format}`)
  }
}

/** With a byte-order mark and semicolons, as spreadsheets in Europe open it. */
export function csvOf(rows: Rows): Blob {
  const text = rows.map((row) => row.map(csvCell).join(';')).join('\r\n')
  return new Blob([`\ufeff${text}\r\n`], { type: 'text/csv;charset=utf-8' })
}

function csvCell(cell: TableCell): string {
  const text = typeof cell === 'number' ? String(cell) : inertCell(cell)
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

async function workbookOf(rows: Rows): Promise<Blob> {
  const { default: write } = await import('write-excel-file/browser')
  return write(
    rows.map((row) =>
      row.map((cell) =>
        typeof cell === 'number' ? { value: cell } : { value: inertCell(cell), type: String },
      ),
    ),
  ).toBlob()
}
