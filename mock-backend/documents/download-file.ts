import type { AccountHistory } from '../orders/account-history.ts'
import { isoDay } from '../calendar/calendar.ts'
import type { Caller } from '../session/callers.ts'
import type { PrintedTable } from '#contracts/documents/documents.contract.ts'
import type { DocumentFormat } from '#contracts/documents/document.dto.ts'
import { documentsByNo, type AccountDocument } from './account-document.ts'
import { dataFile } from './data-export.ts'
import { sharedCatalogue } from '../shared-catalogue.ts'
import type { CatalogueOptions } from '../search-engine/catalogue.ts'
import { documentFile, fileTypes, type GeneratedFile } from './document-file.ts'
import { labelIn } from '../files/document-texts.ts'
import { isAvailableIn, type DownloadOrder } from './download-order.ts'
import type { StockHistory } from '../stock/current-parts.ts'
import type { Download } from './download-queue.ts'
import { sheetPdf } from './sheet-pdf.ts'

/** Input of the file generation; plain data, so that it can be sent to a worker thread. */
export type DownloadJob = Pick<Download, 'failed'> & {
  readonly order: DownloadOrder
  /** The requested documents that can be generated. */
  readonly documents: readonly { readonly document: AccountDocument; readonly format: DocumentFormat }[]
  readonly caller: Caller
  readonly catalogue: CatalogueOptions
  readonly stockHistory: StockHistory
}

/**
 * `failed`: the generation exceeded its limit of time or memory; `busy`: too many downloads wait. Rejects with
 * the signal's reason once all requests for the file are aborted.
 */
export type GenerateDownload = (
  job: DownloadJob,
  signal: AbortSignal,
) => Promise<GeneratedFile | 'failed' | 'busy'>

/** Lines of a document, and characters and cells of a table, that take about 50 ms to generate. */
const FEW_LINES = 100
const FEW_LETTERS = 20_000
const FEW_CELLS = 1_000

const NUMBER = new Intl.NumberFormat('en')

/** True if the file is generated so fast that no worker thread is needed. */
export function isSmall({ order: { table, data }, documents }: DownloadJob): boolean {
  if (data) return data.sample
  if (table) return isSmallTable(table)
  return documents.length <= 1 && documents.every(({ document }) => document.lines.length <= FEW_LINES)
}

function isSmallTable(table: PrintedTable): boolean {
  const cells = table.columns.length * table.rows.length
  if (cells > FEW_CELLS || JSON.stringify(table).length > FEW_LETTERS) return false
  // measures numbers as printed: 1e300 is printed with all its digits
  const written = (_: string, value: unknown) => (typeof value === 'number' ? NUMBER.format(value) : value)
  return JSON.stringify(table, written).length <= FEW_LETTERS
}

export function downloadJob(
  download: Pick<Download, 'order' | 'table' | 'failed' | 'language' | 'startedAt'>,
  history: AccountHistory,
  asking: Caller,
  { catalogue: { seed, size }, stockHistory }: Pick<DownloadJob, 'catalogue' | 'stockHistory'>,
): DownloadJob {
  const { order: stored, table, failed, language, startedAt } = download
  // a data export shows the data at the time of its request
  const caller = { ...asking, language, ...(stored.data && { now: startedAt }) }
  const order: DownloadOrder =
    table === null ? stored : { ...stored, table: JSON.parse(table) as DownloadOrder['table'] }
  const lost = new Set(
    failed.flatMap(({ documentId, reason }) => (reason === 'noSuchFormat' ? [] : documentId)),
  )
  const items = (order.items ?? []).filter(({ documentNo }) => !lost.has(documentNo))
  const types = new Set(items.map(({ documentType }) => documentType))
  const byType = new Map([...types].map((type) => [type, documentsByNo(history, type)]))
  const documents = items.flatMap(({ documentType, documentNo, format }) => {
    const document = byType.get(documentType)?.get(documentNo)
    return document && isAvailableIn({ documentType, format }, caller.account.showPrice)
      ? [{ document, format }]
      : []
  })
  return { order, failed, documents, caller, catalogue: { seed, size }, stockHistory }
}

/** Generates the file of a finished download: an export, a table, a document, or a ZIP archive of several documents. */
export async function downloadFile(job: DownloadJob): Promise<GeneratedFile> {
  const { order, failed, documents, caller, catalogue, stockHistory } = job
  const today = isoDay(caller.today)
  if (order.data)
    return dataFile(sharedCatalogue(catalogue.seed, catalogue.size), stockHistory, order.data, caller)
  if (order.table) {
    const name = `${order.table.title.replaceAll(' ', '-')}-${today}.pdf`
    return { name, type: fileTypes.PDF, bytes: await sheetPdf(order.table, caller) }
  }
  const files: GeneratedFile[] = []
  for (const { document, format } of documents) {
    // Sequentially, because parallel work would keep all unfinished documents in memory.
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

/**
 * Text file in the archive that lists the missing documents: recipients of the archive may not have access to
 * the shop.
 */
function missingList(failed: Download['failed'], label: ReturnType<typeof labelIn>): GeneratedFile {
  const lines = failed.map(({ documentId, reason }) => `${documentId}: ${label(reason)}`)
  return {
    name: `${label('missing')}.txt`,
    type: 'text/plain; charset=utf-8',
    bytes: new TextEncoder().encode(`\ufeff${lines.join('\r\n')}\r\n`),
  }
}

async function zipped(files: readonly GeneratedFile[]): Promise<Uint8Array<ArrayBuffer>> {
  const { zipSync } = await import('fflate')
  // low compression level, because the documents are already compressed
  return zipSync(Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])), { level: 1 })
}
