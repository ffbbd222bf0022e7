import type { AccountHistory } from '../orders/account-history.ts'
import { isoDay } from '../orders/calendar.ts'
import type { Caller } from '../session/callers.ts'
import { findDocument } from './account-document.ts'
import { documentFile, fileTypes, type MadeFile } from './document-file.ts'
import { labelIn } from './document-texts.ts'
import type { Download } from './download-queue.ts'
import { sheetPdf } from './sheet-pdf.ts'

/** The file of a finished download: a table, a document, or a zip archive of several documents. */
export async function downloadFile(
  { order, failed }: Download,
  history: AccountHistory,
  caller: Caller,
): Promise<MadeFile> {
  const today = isoDay(caller.today)
  if (order.table) {
    const name = `${order.table.title.replaceAll(' ', '-')}-${today}.pdf`
    return { name, type: fileTypes.PDF, bytes: await sheetPdf(order.table, caller) }
  }
  const lost = new Set(failed.map(({ documentId }) => documentId))
  const files: MadeFile[] = []
  for (const { documentType, documentNo, format } of order.items ?? []) {
    const document = lost.has(documentNo) ? undefined : findDocument(history, documentType, documentNo)
    // Sequentially, because parallel work would hold all unfinished documents in memory.
    const file = document && (await documentFile(document, format, caller))
    if (file) files.push(file)
  }
  const [first] = files
  if (first !== undefined && order.items?.length === 1 && order.bundle !== 'ZIP') return first
  const label = labelIn(caller.language)
  const name = `${label('documents')}-${today}.zip`
  const missing = failed.length === 0 ? [] : [missingList(failed, label)]
  return { name, type: fileTypes.ZIP, bytes: await zipped([...missing, ...files]) }
}

/** Names the missing documents in the archive itself, which is passed on without the shop. */
function missingList(failed: Download['failed'], label: ReturnType<typeof labelIn>): MadeFile {
  const lines = failed.map(({ documentId, reason }) => `${documentId}: ${label(reason)}`)
  return {
    name: `${label('missing')}.txt`,
    type: 'text/plain; charset=utf-8',
    bytes: new TextEncoder().encode(`\ufeff${lines.join('\r\n')}\r\n`),
  }
}

async function zipped(files: readonly MadeFile[]): Promise<Uint8Array<ArrayBuffer>> {
  const { zipSync } = await import('fflate')
  // A low level, because the documents are compressed already.
  return zipSync(Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])), { level: 1 })
}
