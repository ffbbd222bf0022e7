import type { ListExport } from '#contracts/documents/documents.contract.ts'
import { isoDay } from '../orders/calendar.ts'
import type { Caller } from '../session/callers.ts'
import { findDocument } from './account-document.ts'
import { documentFile, fileTypes, type MadeFile } from './document-file.ts'
import { documentDetails } from './document-view.ts'
import { labelIn, listTitles } from './document-texts.ts'
import { exportName } from './download-order.ts'
import type { Download } from './download-queue.ts'
import { exportedList, type ListSources } from './list-export.ts'
import { sheetPdf } from './sheet-pdf.ts'
import { csv, xlsx, type Sheet } from './spreadsheet.ts'

/** The file of a finished download: a list, a document, or a zip archive of several documents. */
export async function downloadFile(
  { order, failed }: Download,
  sources: ListSources,
  caller: Caller,
): Promise<MadeFile> {
  const { history } = sources
  const today = isoDay(caller.today)
  if (order.export) {
    const { format, list } = order.export
    const sheet = exportedList(order.export, sources, caller)
    const bytes = await sheetIn(format, sheet, listTitles[list][caller.language], caller)
    return { name: exportName(order.export, caller, today), type: fileTypes[format], bytes }
  }
  const lost = new Set(failed.map(({ documentId }) => documentId))
  const files: MadeFile[] = []
  for (const { documentType, documentNo, format } of order.items ?? []) {
    const document = lost.has(documentNo) ? undefined : findDocument(history, documentType, documentNo)
    // Sequentially, because parallel work would hold all unfinished documents in memory.
    if (document) files.push(await documentFile(documentDetails(document, caller), format, caller))
  }
  const [first] = files
  if (first !== undefined && order.items?.length === 1 && order.bundle !== 'ZIP') return first
  const name = `${labelIn(caller.language)('documents')}-${today}.zip`
  return { name, type: fileTypes.ZIP, bytes: await zipped(files) }
}

function sheetIn(format: ListExport['format'], sheet: Sheet, title: string, caller: Caller) {
  switch (format) {
    case 'CSV':
      return csv(sheet, caller.language)
    case 'XLSX':
      return xlsx(sheet)
    case 'PDF':
      return sheetPdf(sheet, title, caller)
  }
}

async function zipped(files: readonly MadeFile[]): Promise<Uint8Array<ArrayBuffer>> {
  const { zipSync } = await import('fflate')
  // A low level, because the documents are compressed already.
  return zipSync(Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])), { level: 1 })
}
