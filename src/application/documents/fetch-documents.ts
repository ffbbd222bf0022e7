import type { DocumentRequest } from '#domain/documents/document.ts'
import { failedIds, isRunning } from '#domain/downloads/download.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { PersistedDownloads } from '../downloads/persisted-downloads.ts'
import { StartDownload } from '../downloads/start-download.ts'
import { TabLock } from '../downloads/tab-lock.port.ts'
import { attempt } from '../kernel/attempt.ts'
import { Clock } from '../kernel/clock.port.ts'
import { DocumentQueue } from '../downloads/document-queue.port.ts'
import { EInvoiceCheck, type EInvoiceCheckResult } from './e-invoice-check.port.ts'
import { FileSaver } from '../downloads/file-saver.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** `unchecked`: the validation did not respond. */
export type EInvoiceOutcome = EInvoiceCheckResult | { readonly kind: 'unchecked' }

/** `failed`: numbers of the requested documents that are missing in the file. */
export type FetchedDocuments = {
  readonly failed: readonly string[]
  /** Result of the validation by EN 16931, if the document is an e-invoice. */
  readonly eInvoice?: EInvoiceOutcome | undefined
}
export type FetchRejection = {
  readonly kind: 'none-made' | 'unreachable' | 'refused'
  readonly failed: readonly string[]
  /** Violations because of which an e-invoice was not saved. */
  readonly eInvoice?: EInvoiceOutcome | undefined
}

/** Poll interval in milliseconds. */
const ASK_AGAIN = 400

/**
 * Requests documents, polls until they are ready, and saves the file; an e-invoice is validated before it is saved. The
 * header displays the download like any other. The tab lock prevents the header from saving the file a second time. If
 * the user leaves this page, the header saves the file.
 */
export class FetchDocuments extends dependsOn({
  queue: DocumentQueue,
  files: FileSaver,
  clock: Clock,
  eInvoices: EInvoiceCheck,
  downloads: StartDownload,
  persisted: PersistedDownloads,
  lock: TabLock,
}) {
  async run(
    documents: readonly DocumentRequest[],
    onProgress: (percent: number) => void = () => {},
  ): Promise<Result<FetchedDocuments, FetchRejection>> {
    const fetched = await attempt(() => this.#fetch(documents, onProgress))
    return fetched.ok ? fetched.value : fail({ kind: 'unreachable', failed: [] })
  }

  async #fetch(
    documents: readonly DocumentRequest[],
    onProgress: (percent: number) => void,
  ): Promise<Result<FetchedDocuments, FetchRejection>> {
    const { downloads, queue, lock } = this.deps
    const queued = await downloads.trackJob(async () => ok(await queue.queue({ documents })), documents)
    if (!queued.ok) return queued
    const { queueId } = queued.value
    let outcome: Result<FetchedDocuments, FetchRejection> = ok({ failed: [] })
    await lock.run(`download ${queueId}`, async () => {
      outcome = await this.#bring(queueId, documents, onProgress)
      return outcome.ok ? 'settled' : 'open'
    })
    return outcome
  }

  async #bring(
    queueId: string,
    documents: readonly DocumentRequest[],
    onProgress: (percent: number) => void,
  ): Promise<Result<FetchedDocuments, FetchRejection>> {
    const { queue, files, persisted } = this.deps
    for (;;) {
      const [entry] = await queue.status([queueId])
      const download = persisted.find(queueId)
      // the user has cancelled the download in the header, or the session has ended
      if (download === undefined) return ok({ failed: [] })
      if (entry === undefined) return fail({ kind: 'none-made', failed: [] })
      const failed = failedIds(entry)
      persisted.put({ ...download, ...entry })
      if (!isRunning(entry) && !entry.isReady) return fail({ kind: 'none-made', failed })
      onProgress(entry.value)
      if (entry.isReady) {
        const fetched = await queue.file(queueId)
        if (fetched === undefined) return fail({ kind: 'none-made', failed })
        const eInvoice = await this.#check(documents, fetched.file)
        if (eInvoice?.kind === 'refused') {
          persisted.remove(queueId)
          return fail({ kind: 'refused', failed, eInvoice })
        }
        await files.save(fetched.file, fetched.name)
        persisted.put({ ...download, ...entry, isSaved: true })
        return ok({ failed, eInvoice })
      }
      await this.#wait()
    }
  }

  /** Validates a single e-invoice; several documents are in an archive and are not validated. */
  async #check(documents: readonly DocumentRequest[], file: Blob): Promise<EInvoiceOutcome | undefined> {
    const [document, ...others] = documents
    if (document?.format !== 'XML' || others.length > 0) return undefined
    const checked = await attempt(() => this.deps.eInvoices.run(file))
    return checked.ok ? checked.value : { kind: 'unchecked' }
  }

  #wait(): Promise<void> {
    return new Promise((resolve) => {
      this.deps.clock.after(ASK_AGAIN, resolve)
    })
  }
}
