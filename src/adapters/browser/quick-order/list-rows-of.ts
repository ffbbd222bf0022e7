import type { ListFileRejection } from '#application/quick-order/list-files.port.ts'
import { rowsOfText } from '#domain/quick-order/list-rows.ts'
import { LIST_LINES_MAX } from '#domain/quick-order/read-list.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { hasQuotedCells, isArchive, textOf } from './file-text.ts'

type Rows = readonly (readonly string[])[]
export type ListRows = Result<Rows, ListFileRejection>

/** Detects the file type by its content, not by its name. */
export async function listRowsOf(bytes: Uint8Array): Promise<ListRows> {
  const rows = await rowsOf(bytes)
  if (!rows) return fail({ kind: 'unreadable' })
  const lines = rows.findLastIndex((cells) => cells.some((cell) => cell.trim() !== '')) + 1
  if (lines === 0) return fail({ kind: 'empty' })
  if (lines > LIST_LINES_MAX) return fail({ kind: 'too-many-lines', lines })
  return ok(rows.slice(0, lines))
}

/** Undefined if the content is unreadable. Parsers are loaded on demand. */
async function rowsOf(bytes: Uint8Array): Promise<Rows | undefined> {
  if (isArchive(bytes)) {
    const { workbookRows } = await import('./workbook-rows.ts')
    try {
      return await workbookRows(bytes)
    } catch {
      return undefined
    }
  }
  const text = textOf(bytes)
  if (text === undefined) return undefined
  if (!hasQuotedCells(text)) return rowsOfText(text).map(({ cells }) => cells)
  const { csvRows } = await import('./csv-rows.ts')
  return csvRows(text)
}
