import type { DownloadEntry } from '#domain/downloads/download.ts'
import type { WantedDocument } from '#domain/documents/document.ts'
import type { ListQuery } from '../data-table/list-source.ts'
import type { ExportFormat } from '#domain/data-table/sheet.ts'
import { token } from '../kernel/token.ts'

/** The lists that the other side can make a file of. */
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

/** A list as it is narrowed and sorted. */
export type ListOrder = {
  readonly list: QueuedList
  readonly query: Omit<ListQuery, 'start' | 'length'>
  /** The marked rows alone, by their numbers. */
  readonly ids?: readonly string[] | undefined
  /** Their columns are gone from the file. */
  readonly withoutPrices: boolean
  readonly format: ExportFormat
}

export type DownloadOrder = { readonly documents: readonly WantedDocument[] } | { readonly export: ListOrder }

/** What one order takes at most. */
export const MOST_DOCUMENTS = 1_000

export type Queued = { readonly queueId: string; readonly total: number }
export type FetchedFile = { readonly name: string; readonly file: Blob }

/** Documents are made one after the other, on the other side. */
export interface DocumentQueue {
  /** One document as it is, several as a zip, a list as a table. */
  queue(order: DownloadOrder): Promise<Queued>
  /** Of those that are still known. */
  status(queueIds: readonly string[]): Promise<readonly DownloadEntry[]>
  /** Absent where there is none, or no longer. */
  file(queueId: string): Promise<FetchedFile | undefined>
  /** One that is no longer known counts as cancelled. */
  cancel(queueId: string): Promise<void>
}

export const DocumentQueue = token<DocumentQueue>('DocumentQueue')
