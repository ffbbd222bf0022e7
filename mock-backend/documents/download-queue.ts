import type { DownloadEntry } from '#contracts/documents/documents.contract.ts'
import type { Language } from '../catalogue/language.ts'
import type { Caller } from '../session/callers.ts'
import type { DownloadOrder, FailedDocument } from './download-order.ts'
import { labelIn } from '../files/document-texts.ts'
import { Service } from '../services.ts'

const LIFETIME_MS = 1_800_000
const MS_PER_DOCUMENT = 40
const MS_PER_HUNDRED_ROWS = 50
/** Limits per customer: number of stored downloads, and characters of their stored requests. */
const KEPT_MAX = { downloads: 1_000, characters: 10_000_000 }

export type Download = {
  readonly queueId: string
  readonly startedAt: number
  readonly title: string
  /** The language of the request. */
  readonly language: Language
  readonly order: Omit<DownloadOrder, 'table'>
  /** JSON of the order's table. */
  readonly table: string | null
  /** Number of documents, or of rows of a list. */
  readonly total: number
  readonly failed: readonly FailedDocument[]
  readonly isCancelled: boolean
}

type Wanted = Pick<Download, 'title' | 'total' | 'failed'> & {
  readonly order: DownloadOrder
  /** Lifetime in ms; absent for the default. */
  readonly keptMs?: number
}

/** Requested downloads. Their progress is computed from the clock. */
export class DownloadQueue extends Service<'db'> {
  add(
    { order, keptMs = LIFETIME_MS, ...download }: Wanted,
    { account, language, now }: Pick<Caller, 'account' | 'language' | 'now'>,
  ): string {
    const { table, ...rest } = order
    const queueId = crypto.randomUUID()
    this.deps.db.download.create({
      queueId,
      customerId: account.customerId,
      personId: account.contactId,
      startedAt: now,
      keptUntil: now + keptMs,
      isCancelled: false,
      content: JSON.stringify({ ...download, order: rest, language }),
      table: table === undefined ? null : JSON.stringify(table),
    })
    this.#dropOldest(account.customerId, now)
    return queueId
  }

  /** Drops the expired downloads of all customers, and the oldest ones of a customer with too many. */
  #dropOldest(customerId: string, now: number): void {
    this.deps.db.download.deleteMany({ where: { keptUntil: { lte: now } } })
    const customerDownloads = this.deps.db.download.findMany({
      where: { customerId: { equals: customerId } },
    })
    let characters = 0
    for (const [index, { queueId, content, table }] of customerDownloads.toReversed().entries()) {
      characters += content.length + (table?.length ?? 0)
      if (index < KEPT_MAX.downloads && characters <= KEPT_MAX.characters) continue
      this.deps.db.download.delete({ where: { queueId: { equals: queueId } } })
    }
  }

  /**
   * Undefined for expired downloads and for those of other persons, who may have other rights. Administrators
   * share the exports of the partner interface.
   */
  find(queueId: string, { account, now }: Pick<Caller, 'account' | 'now'>): Download | undefined {
    const row = this.deps.db.download.findFirst({
      where: { queueId: { equals: queueId }, customerId: { equals: account.customerId } },
    })
    if (row === null || row.keptUntil <= now) return undefined
    const { personId, startedAt, isCancelled, content, table } = row
    const storedDownload = JSON.parse(content) as Omit<
      Download,
      'queueId' | 'startedAt' | 'isCancelled' | 'table'
    >
    const isShared = storedDownload.order.data !== undefined && account.companyRole === 'ADMINISTRATOR'
    const isAllowed = storedDownload.order.data?.kind !== 'PRICES' || account.showPrice
    return isAllowed && (isShared || personId === account.contactId)
      ? { queueId, startedAt, isCancelled, table, ...storedDownload }
      : undefined
  }

  /** Ends a download without a file: the customer cancelled it, or the generation failed. */
  end(queueId: string): void {
    this.deps.db.download.update({ where: { queueId: { equals: queueId } }, data: { isCancelled: true } })
  }
}

/** Number of finished items at a time; rows are finished in batches of a hundred. */
function madeBy({ startedAt, order, table, total }: Download, now: number): number {
  const passed = Math.max(0, now - startedAt)
  const finished =
    table !== null || order.data
      ? Math.floor(passed / MS_PER_HUNDRED_ROWS) * 100
      : Math.floor(passed / MS_PER_DOCUMENT)
  return Math.min(total, finished)
}

export function isReady(download: Download, now: number): boolean {
  const hasContent =
    download.table !== null || download.order.data !== undefined || download.failed.length < download.total
  return !download.isCancelled && hasContent && madeBy(download, now) === download.total
}

export function downloadEntry(download: Download, { now, language }: Caller): DownloadEntry {
  const { queueId, startedAt, title, order, total, failed, isCancelled } = download
  const current = madeBy(download, now)
  const tried = new Set((order.items ?? []).slice(0, current).map(({ documentNo }) => documentNo))
  const ready = isReady(download, now)
  return {
    queueId,
    startTime: new Date(startedAt).toISOString(),
    title,
    value: total === 0 ? 100 : (100 * current) / total,
    current,
    total,
    error: failed
      .filter(({ documentId }) => tried.has(documentId))
      .map(({ documentId, reason }) => ({ documentId, message: labelIn(language)(reason) })),
    disabled: isCancelled || (current === total && !ready),
    ready,
  }
}
