import type { AccountHistory } from '../orders/account-history.ts'
import { isoDay } from '../orders/calendar.ts'
import type { Caller } from '../session/callers.ts'
import type { DocumentFormat } from '#contracts/documents/document.dto.ts'
import { findDocument, type AccountDocument } from './account-document.ts'
import { documentFile, fileTypes, type MadeFile } from './document-file.ts'
import { labelIn } from './document-texts.ts'
import type { Download } from './download-queue.ts'
import { sheetPdf } from './sheet-pdf.ts'

/** All that a file is made of; plain data, so that it can be made in another thread. */
export type DownloadJob = Pick<Download, 'order' | 'failed'> & {
  /** The wanted documents that can be made. */
  readonly documents: readonly { readonly document: AccountDocument; readonly format: DocumentFormat }[]
  readonly caller: Caller
}

export type MakeDownload = (job: DownloadJob) => Promise<MadeFile>

export function downloadJob(
  { order, failed }: Download,
  history: AccountHistory,
  caller: Caller,
): DownloadJob {
  const lost = new Set(failed.map(({ documentId }) => documentId))
  const documents = (order.items ?? []).flatMap(({ documentType, documentNo, format }) => {
    const document = lost.has(documentNo) ? undefined : findDocument(history, documentType, documentNo)
    return document ? [{ document, format }] : []
  })
  return { order, failed, documents, caller }
}

/** The file of a finished download: a table, a document, or a zip archive of several documents. */
export const downloadFile: MakeDownload = async ({ order, failed, documents, caller }) => {
  const today = isoDay(caller.today)
  if (order.table) {
    const name = `${order.table.title.replaceAll(' ', '-')}-${today}.pdf`
    return { name, type: fileTypes.PDF, bytes: await sheetPdf(order.table, caller) }
  }
  const files: MadeFile[] = []
  for (const { document, format } of documents) {
    // Sequentially, because parallel work would hold all unfinished documents in memory.
    const file = await documentFile(document, format, caller)
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
