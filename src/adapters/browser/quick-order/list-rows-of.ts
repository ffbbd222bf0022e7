import type { ListFileRejection } from '#application/quick-order/list-files.port.ts'
import {
  hasEndlessLine,
  lengthRejection,
  rowsOfCells,
  rowsOfText,
  type ListRow,
} from '#domain/list-reader/list-rows.ts'
import { countListedRows } from '#domain/list-reader/list-table.ts'
import { isNumberCell } from '#domain/list-reader/number-shape.ts'
import { LIST_LINES_MAX, LIST_ROWS_MAX } from '#domain/list-reader/read-list.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { FileRejected } from './file-rejected.ts'
import {
  hasEntities,
  isZip,
  containerKind,
  isContainer,
  isMail,
  isPdf,
  isPicture,
  isRichText,
  textOf,
} from './file-text.ts'

export type ListRows = Result<readonly ListRow[], ListFileRejection>

/** Detects the file type by its content, not by its name. */
export async function listRowsOf(bytes: Uint8Array): Promise<ListRows> {
  const read = await rowsOf(bytes)
  if (!read.ok) return read
  const rows = read.value
  const lines = rows.findLastIndex(({ source }) => source.trim() !== '') + 1
  if (lines === 0) return fail({ kind: isPdf(bytes) ? 'picture' : 'empty' })
  if (hasEndlessLine(rows)) return fail({ kind: 'line-too-long' })
  const numbered = rows.filter(({ cells }) => cells.some(isNumberCell)).length
  if (lines > LIST_ROWS_MAX || numbered > LIST_LINES_MAX) {
    return fail({ kind: 'too-many-lines', lines: Math.max(numbered, lines > LIST_ROWS_MAX ? lines : 0) })
  }
  return ok(rows.slice(0, lines))
}

/** Parsers are loaded on demand. */
async function rowsOf(bytes: Uint8Array): Promise<ListRows> {
  if (isPicture(bytes)) return fail({ kind: 'picture' })
  if (isContainer(bytes)) return fail({ kind: containerKind(bytes) })
  try {
    if (isZip(bytes)) {
      const { archiveRows } = await import('./archive-rows.ts')
      return ok(rowsOfCells(archiveRows(bytes)))
    }
    if (isPdf(bytes)) {
      const { pdfText } = await import('./pdf-text.ts')
      return ok(rowsOfText(await pdfText(bytes)))
    }
  } catch (error) {
    if (error instanceof FileRejected) return fail(error.rejection)
    return fail({
      kind: error instanceof Error && error.name === 'PasswordException' ? 'protected' : 'unreadable',
    })
  }
  const text = textOf(bytes)?.trimEnd()
  if (text === undefined || isRichText(text) || hasEntities(text)) return fail({ kind: 'unreadable' })
  const rejection = lengthRejection(text)
  if (rejection && !isMail(text)) return fail(rejection)
  return ok(isMail(text) ? await rowsOfMail(bytes) : rowsOfText(text))
}

/** An attached list has priority over the text of a mail. */
async function rowsOfMail(bytes: Uint8Array): Promise<readonly ListRow[]> {
  const { mailContent } = await import('./mail-content.ts')
  const { text, attachments } = await mailContent(bytes)
  for (const attachment of attachments) {
    const read = await listRowsOf(attachment)
    if (read.ok && countListedRows(read.value.map(({ cells }) => cells)) > 0) return read.value
  }
  return rowsOfText(text)
}
