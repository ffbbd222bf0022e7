import type { WantedDocument } from '#domain/documents/document.ts'

export type QueuedFiles = {
  /** Percent. */
  readonly value: number
  /** Numbers of the documents that could not be made. */
  readonly failed: readonly string[]
  readonly isReady: boolean
  /** Nothing is left to do or to fetch. */
  readonly isDisabled: boolean
}

export type FetchedFile = { readonly name: string; readonly file: Blob }

/** Documents are made one after the other, on the other side. */
export interface DocumentQueue {
  /** One document as it is, several as a zip. Answers the queue's id. */
  queue(documents: readonly WantedDocument[]): Promise<string>
  /** Absent once it is no longer known. */
  status(queueId: string): Promise<QueuedFiles | undefined>
  file(queueId: string): Promise<FetchedFile>
}

export const DocumentQueue = Symbol('DocumentQueue')
