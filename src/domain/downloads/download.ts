import type { DocumentRequest } from '../documents/document.ts'

/** Lifetime of a download (spec 9). */
export const DOWNLOAD_LIFETIME_MS = 1_800_000

export type DownloadError = string | { readonly documentId: string; readonly message: string }

/** Progress of a download (spec 5). */
export type DownloadEntry = {
  readonly queueId: string
  /** ISO 8601 time. */
  readonly startTime: string
  readonly title: string
  /** Progress in whole percent. */
  readonly value: number
  /** Number of documents, or of rows for a list export. */
  readonly current: number
  readonly total: number
  readonly errors: readonly DownloadError[]
  /** True if the job has ended without a file. */
  readonly disabled: boolean
  readonly isReady: boolean
}

/** A download that this browser tracks. */
export type Download = DownloadEntry & {
  /** Start of tracking in ms since the epoch by this device's clock, which decides when the download expires. */
  readonly trackedAt: number
  /** Requested documents; empty for a list export. */
  readonly documents: readonly DocumentRequest[]
  /** True once the file was saved by the user. */
  readonly isSaved: boolean
  /** `gone`: the queue no longer knows the download; `file`: the file could not be fetched. */
  readonly trouble?: 'gone' | 'file' | undefined
}

/** Truncates to whole percent (spec 5). */
export const wholePercent = (value: number): number =>
  Number.isNaN(value) ? 0 : Math.trunc(Math.min(Math.max(value, 0), 100))

export const isRunning = ({ isReady, disabled }: DownloadEntry): boolean => !isReady && !disabled

/** True if the user has saved the file and has no errors left to read. */
export const isSettled = ({ isSaved, errors }: Download): boolean => isSaved && errors.length === 0

/**
 * True if the lifetime of the download has passed. Also true if the device clock was set back by at least the
 * lifetime, because the download would otherwise expire much too late.
 */
export const isExpired = ({ trackedAt }: Download, now: number): boolean =>
  Math.abs(now - trackedAt) >= DOWNLOAD_LIFETIME_MS

export const failedIds = ({ errors }: Pick<DownloadEntry, 'errors'>): readonly string[] =>
  errors.flatMap((error) => (typeof error === 'string' ? [] : error.documentId))

/** Documents for a retry: all documents of a lost download, otherwise the failed ones. */
export function missingDocuments({
  documents,
  errors,
  trouble,
}: Pick<Download, 'documents' | 'errors' | 'trouble'>): readonly DocumentRequest[] {
  if (trouble === 'gone') return documents
  const failed = new Set(failedIds({ errors }))
  return documents.filter(({ documentNo }) => failed.has(documentNo))
}

/** Progress of all downloads together, weighted by the number of documents or rows of each. */
export function overallPercent(downloads: readonly DownloadEntry[]): number {
  const total = downloads.reduce((sum, download) => sum + download.total, 0)
  const current = downloads.reduce((sum, download) => sum + download.current, 0)
  return total === 0 ? 0 : wholePercent((100 * current) / total)
}
