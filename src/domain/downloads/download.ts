import type { WantedDocument } from '../documents/document.ts'

/** Spec 9. */
export const DOWNLOAD_LIFETIME_MS = 1_800_000

export type DownloadError = string | { readonly documentId: string; readonly message: string }

/** Spec 5: how far a download has come. */
export type DownloadEntry = {
  readonly queueId: string
  /** ISO 8601 time. */
  readonly startTime: string
  readonly title: string
  /** Percent, whole. */
  readonly value: number
  /** Documents, or rows of a list. */
  readonly current: number
  readonly total: number
  readonly errors: readonly DownloadError[]
  /** Nothing is left to do or to fetch. */
  readonly disabled: boolean
  readonly isReady: boolean
}

/** A download that this browser follows. */
export type Download = DownloadEntry & {
  /** Milliseconds since 1970 by this device's clock, which alone decides when it is forgotten. */
  readonly trackedAt: number
  /** What was asked for; empty for a list. */
  readonly documents: readonly WantedDocument[]
  /** The reader has its file. */
  readonly isSaved: boolean
  /** The queue no longer knows it, or its file did not arrive. */
  readonly trouble?: 'gone' | 'file' | undefined
}

/** Spec 5: truncated. */
export const wholePercent = (value: number): number =>
  Number.isNaN(value) ? 0 : Math.trunc(Math.min(Math.max(value, 0), 100))

export const isRunning = ({ isReady, disabled }: DownloadEntry): boolean => !isReady && !disabled

/** Nothing of it is left to read or to do. */
export const isSettled = ({ isSaved, errors }: Download): boolean => isSaved && errors.length === 0

/** A clock that was set back counts as time that has passed. */
export const isExpired = ({ trackedAt }: Download, now: number): boolean =>
  Math.abs(now - trackedAt) >= DOWNLOAD_LIFETIME_MS

export const failedIds = ({ errors }: Pick<DownloadEntry, 'errors'>): readonly string[] =>
  errors.flatMap((error) => (typeof error === 'string' ? [] : error.documentId))

/** What is worth asking for once more: all of a download that is lost, else what failed of it. */
export function missingDocuments({
  documents,
  errors,
  trouble,
}: Pick<Download, 'documents' | 'errors' | 'trouble'>): readonly WantedDocument[] {
  if (trouble === 'gone') return documents
  const failed = new Set(failedIds({ errors }))
  return documents.filter(({ documentNo }) => failed.has(documentNo))
}

/** Of all together, by what each has to do. */
export function overallPercent(downloads: readonly DownloadEntry[]): number {
  const total = downloads.reduce((sum, download) => sum + download.total, 0)
  const current = downloads.reduce((sum, download) => sum + download.current, 0)
  return total === 0 ? 0 : wholePercent((100 * current) / total)
}
