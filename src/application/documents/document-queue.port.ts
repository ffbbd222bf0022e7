import type { DownloadEntry } from '#domain/downloads/download.ts'
import type { DocumentRequest } from '#domain/documents/document.ts'
import type { ListQuery } from '../data-table/list-source.ts'
import type { ExportFormat } from '#domain/data-table/sheet.ts'
import { token } from '../kernel/token.ts'

/** Lists that the API can export. */
export type QueuedList =
  | 'ORDERS'
  | 'BACKORDERS'
  | 'INVOICE'
  | 'CREDIT_NOTE'
  | 'DESPATCH_ADVICE'
  | 'PACKING_LIST'
  | 'FAVOURITES'
  | 'ADDRESSES'
  | 'APPOINTMENTS'

/** A list with its filter and sort order. */
export type ListOrder = {
  readonly list: QueuedList
  readonly query: Omit<ListQuery, 'start' | 'length'>
  /** Exports only these rows. */
  readonly ids?: readonly string[] | undefined
  /** Leaves the price columns out. */
  readonly withoutPrices: boolean
  readonly format: ExportFormat
}

export type DownloadOrder =
  { readonly documents: readonly DocumentRequest[] } | { readonly export: ListOrder }

/** Maximum number of documents per job. */
export const MOST_DOCUMENTS = 1_000

export type Queued = { readonly queueId: string; readonly total: number }
export type FetchedFile = { readonly name: string; readonly file: Blob }

/** Queue of the API that creates documents one after the other. */
export interface DocumentQueue {
  /** Returns one document as a file, several as ZIP, a list as a table. */
  queue(order: DownloadOrder): Promise<Queued>
  /** Unknown ids are left out. */
  status(queueIds: readonly string[]): Promise<readonly DownloadEntry[]>
  /** Undefined if the file does not exist or has expired. */
  file(queueId: string): Promise<FetchedFile | undefined>
  /** Succeeds if the job is unknown. */
  cancel(queueId: string): Promise<void>
}

export const DocumentQueue = token<DocumentQueue>('DocumentQueue')
