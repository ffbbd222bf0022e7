import type { DocumentRequest } from '#domain/documents/document.ts'
import { failedIds, isRunning } from '#domain/downloads/download.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { attempt } from '../kernel/attempt.ts'
import type { Clock } from '../shared/clock.port.ts'
import type { DocumentQueue } from './document-queue.port.ts'
import type { EInvoiceCheck, EInvoiceVerdict } from './e-invoice-check.port.ts'
import type { FileSaver } from './file-saver.port.ts'

/** `failed` names the documents that are missing in the file. */
export type FetchedDocuments = {
  readonly failed: readonly string[]
  /** Of an e-invoice: whether it keeps the standard. */
  readonly eInvoice?: EInvoiceVerdict | undefined
}
export type FetchRejection = {
  readonly kind: 'none-made' | 'unreachable' | 'refused'
  readonly failed: readonly string[]
  /** Why a file that should be an e-invoice was not saved. */
  readonly eInvoice?: EInvoiceVerdict | undefined
}

/** Poll interval in milliseconds. */
const ASK_AGAIN = 400

/** Requests documents, polls until they are ready, and saves the file; an e-invoice is checked before. */
export class FetchDocuments {
  readonly #queue: DocumentQueue
  readonly #files: FileSaver
  readonly #clock: Clock
  readonly #eInvoices: EInvoiceCheck

  constructor(queue: DocumentQueue, files: FileSaver, clock: Clock, eInvoices: EInvoiceCheck) {
    this.#queue = queue
    this.#files = files
    this.#clock = clock
    this.#eInvoices = eInvoices
  }

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
    const { queueId } = await this.#queue.queue({ documents })
    for (;;) {
      const [entry] = await this.#queue.status([queueId])
      const failed = entry ? failedIds(entry) : []
      if (entry === undefined || (!isRunning(entry) && !entry.isReady)) {
        return fail({ kind: 'none-made', failed })
      }
      onProgress(entry.value)
      if (entry.isReady) {
        const fetched = await this.#queue.file(queueId)
        if (fetched === undefined) return fail({ kind: 'none-made', failed })
        const eInvoice = await this.#verdict(documents, fetched.file)
        if (eInvoice?.kind === 'refused') return fail({ kind: 'refused', failed, eInvoice })
        await this.#files.save(fetched.file, fetched.name)
        return ok({ failed, eInvoice })
      }
      await this.#wait()
    }
  }

  /** Only a single document comes as it is; several are an archive. */
  async #verdict(documents: readonly DocumentRequest[], file: Blob): Promise<EInvoiceVerdict | undefined> {
    const [document, ...others] = documents
    return document?.format === 'XML' && others.length === 0 ? this.#eInvoices.run(file) : undefined
  }

  #wait(): Promise<void> {
    return new Promise((resolve) => {
      this.#clock.after(ASK_AGAIN, resolve)
    })
  }
}
