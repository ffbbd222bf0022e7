import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { Download } from '#domain/downloads/download.ts'
import {
  DOCUMENTS_MAX,
  DocumentQueue,
  type DownloadOrder,
  type QueuedDownload,
} from './document-queue.port.ts'
import { attempt } from '../kernel/attempt.ts'
import { Clock } from '../kernel/clock.port.ts'
import { DownloadsStore } from './downloads.store.ts'
import { PersistedDownloads } from './persisted-downloads.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export type DownloadRejection = { readonly kind: 'unreachable' }

/** Queues a job and tracks its download. */
export class StartDownload extends dependsOn({
  store: DownloadsStore,
  persisted: PersistedDownloads,
  queue: DocumentQueue,
  clock: Clock,
}) {
  /** True while a queued job is not finished. */
  get isRunning(): boolean {
    return this.deps.store.unqueuedCount > 0 || this.deps.store.running.length > 0
  }

  /** Splits a job with too many documents into several downloads. */
  async run(order: DownloadOrder): Promise<Result<undefined, DownloadRejection>> {
    const queued = await attempt(async () => {
      for (const part of partsOf(order)) {
        const documents = 'documents' in part ? part.documents : []
        await this.trackJob(async () => ok(await this.deps.queue.queue(part)), documents)
      }
    })
    return queued.ok ? ok(undefined) : fail({ kind: 'unreachable' })
  }

  /** Tracks the download of a job that `queue` creates. Rejects with `ApiFailure`. */
  async trackJob<ApiRejection>(
    queue: () => Promise<Result<QueuedDownload, ApiRejection>>,
    documents: Download['documents'] = [],
  ): Promise<Result<QueuedDownload, ApiRejection>> {
    const { personId } = this.deps.persisted
    this.deps.store.begin()
    try {
      const queued = await queue()
      if (queued.ok && this.deps.persisted.personId === personId) this.#track(queued.value, documents)
      return queued
    } finally {
      this.deps.store.endQueueing()
    }
  }

  #track({ queueId, total }: QueuedDownload, documents: Download['documents']): void {
    const now = this.deps.clock.now()
    this.deps.persisted.put({
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
      documents,
    })
  }
}

function partsOf(order: DownloadOrder): readonly DownloadOrder[] {
  if (!('documents' in order)) return [order]
  const { documents } = order
  const count = Math.ceil(documents.length / DOCUMENTS_MAX)
  return Array.from({ length: count }, (_, part) => ({
    documents: documents.slice(part * DOCUMENTS_MAX, (part + 1) * DOCUMENTS_MAX),
  }))
}
