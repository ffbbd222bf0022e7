import type { DownloadEntry } from '#domain/downloads/download.ts'
import type { DocumentRequest } from '#domain/documents/document.ts'
import type { Sheet } from '#domain/data-table/sheet.ts'
import { token } from '../kernel/token.ts'

export type DownloadOrder = { readonly documents: readonly DocumentRequest[] } | { readonly table: Sheet }

/** Maximum number of documents per job. */
export const DOCUMENTS_MAX = 1_000

export type QueuedDownload = { readonly queueId: string; readonly total: number }
export type FetchedFile = { readonly name: string; readonly file: Blob }

/** Queue of the API that creates documents one after the other. */
export interface DocumentQueue {
  /** Returns one document as a file, several as ZIP, a table as PDF. */
  queue(order: DownloadOrder): Promise<QueuedDownload>
  /** Unknown ids are omitted. */
  status(queueIds: readonly string[]): Promise<readonly DownloadEntry[]>
  /** Undefined if the file does not exist or has expired. */
  file(queueId: string): Promise<FetchedFile | undefined>
  /** Also succeeds if the job is unknown. */
  cancel(queueId: string): Promise<void>
}

export const DocumentQueue = token<DocumentQueue>('DocumentQueue')
