import { fail, ok, type Result } from '#domain/shared/result.ts'
import { MOST_DOCUMENTS, type DocumentQueue, type DownloadOrder } from '../documents/document-queue.port.ts'
import { ApiFailure } from '../shared/api-failure.ts'
import type { Clock } from '../shared/clock.port.ts'
import type { DownloadsStore } from './downloads.store.ts'
import type { KeptDownloads } from './kept-downloads.ts'

export type DownloadRefusal = { readonly kind: 'unreachable' }

/** Puts an order into the queue and follows it from then on. */
export class StartDownload {
  readonly #store: DownloadsStore
  readonly #kept: KeptDownloads
  readonly #queue: DocumentQueue
  readonly #clock: Clock

  constructor(store: DownloadsStore, kept: KeptDownloads, queue: DocumentQueue, clock: Clock) {
    this.#store = store
    this.#kept = kept
    this.#queue = queue
    this.#clock = clock
  }

  /** More documents than an order takes become several downloads. */
  async run(order: DownloadOrder): Promise<Result<undefined, DownloadRefusal>> {
    this.#store.begin()
    try {
      for (const part of partsOf(order)) await this.#begin(part)
      return ok(undefined)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      return fail({ kind: 'unreachable' })
    } finally {
      this.#store.endBeginning()
    }
  }

  async #begin(order: DownloadOrder): Promise<void> {
    const { customerId } = this.#kept
    const { queueId, total } = await this.#queue.queue(order)
    if (this.#kept.customerId !== customerId) return
    const now = this.#clock.now()
    this.#kept.put({
      queueId,
      total,
      startTime: new Date(now).toISOString(),
      trackedAt: now,
      title: '',
      value: 0,
      current: 0,
      errors: [],
      disabled: false,
      isReady: false,
      isSaved: false,
      documents: 'documents' in order ? order.documents : [],
    })
  }
}

function partsOf(order: DownloadOrder): readonly DownloadOrder[] {
  if (!('documents' in order)) return [order]
  const { documents } = order
  const count = Math.ceil(documents.length / MOST_DOCUMENTS)
  return Array.from({ length: count }, (_, part) => ({
    documents: documents.slice(part * MOST_DOCUMENTS, (part + 1) * MOST_DOCUMENTS),
  }))
}
