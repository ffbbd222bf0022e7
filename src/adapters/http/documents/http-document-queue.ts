import type {
  DocumentQueue,
  DownloadOrder,
  FetchedFile,
  QueuedDownload,
} from '#application/downloads/document-queue.port.ts'
import { wholePercent, type DownloadEntry } from '#domain/downloads/download.ts'
import { isDayCell, isMoneyCell, sheetTotals, type Sheet, type SheetCell } from '#domain/data-table/sheet.ts'
import { minorDigits, toDecimal } from '#domain/shared/money.ts'
import { truncateText } from '#domain/shared/text.ts'
import {
  documentsContract,
  type DownloadEntry as DownloadEntryDto,
  type PrintedTable,
} from '#contracts/documents/documents.contract.ts'
import { valueOf } from '#domain/shared/result.ts'
import { fetchFile } from './file-call.ts'
import { rejecting, UNKNOWN_REJECTION } from '../rejections.ts'
import { HttpAdapter } from '../http-adapter.ts'

export class HttpDocumentQueue extends HttpAdapter implements DocumentQueue {
  readonly #calls = this.api.client(documentsContract)

  async queue(order: DownloadOrder): Promise<QueuedDownload> {
    const { body } = await this.#calls.queue.mutate({
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: orderBodyOf(order),
    })
    return body
  }

  async status(queueIds: readonly string[]): Promise<readonly DownloadEntry[]> {
    const { body } = await this.#calls.status.mutate({ body: { queueIds: [...queueIds] } })
    return body.entries.map(toEntry)
  }

  async file(queueId: string): Promise<FetchedFile | undefined> {
    const { via, caller } = this.api
    const body = { token: caller.token, queueId }
    return valueOf(await rejecting(UNKNOWN_REJECTION, () => fetchFile(documentsContract.file, { via, body })))
  }

  async cancel(queueId: string): Promise<void> {
    await rejecting(UNKNOWN_REJECTION, () => this.#calls.cancel.mutate({ body: { queueId } }))
  }
}

function orderBodyOf(order: DownloadOrder) {
  if ('table' in order) return { table: printedTable(order.table) }
  const { documents } = order
  return { items: [...documents], bundle: documents.length === 1 ? ('SINGLE' as const) : ('ZIP' as const) }
}

function printedTable(sheet: Sheet): PrintedTable {
  const { name, heads: headers, rows } = sheet
  return {
    title: name,
    columns: headers.map((title, index) =>
      printedColumn(
        title,
        rows.map((row) => row[index]),
      ),
    ),
    rows: rows.map((row) => row.map(printedCell)),
    totals: sheetTotals(sheet).map(printedCell),
  }
}

function printedColumn(title: string, cells: readonly SheetCell[]): PrintedTable['columns'][number] {
  const cell = cells.find((each) => each !== undefined)
  if (isMoneyCell(cell)) return { title, kind: 'AMOUNT', decimals: minorDigits(cell.currency) }
  if (isDayCell(cell)) return { title, kind: 'DATE' }
  return { title, kind: typeof cell === 'number' ? 'NUMBER' : 'TEXT' }
}

function printedCell(cell: SheetCell): string | number | null {
  if (isMoneyCell(cell)) return toDecimal(cell)
  return isDayCell(cell) ? cell.day : (cell ?? null)
}

/** Maximum length in characters of the texts of a stored download. */
const LENGTH_MAX = 300
const short = (text: string) => truncateText(text, LENGTH_MAX)

const toEntry = ({ error, ready, ...entry }: DownloadEntryDto): DownloadEntry => ({
  ...entry,
  title: short(entry.title),
  value: wholePercent(entry.value),
  errors: error.map((one) =>
    typeof one === 'string' ? short(one) : { documentId: short(one.documentId), message: short(one.message) },
  ),
  isReady: ready,
})
