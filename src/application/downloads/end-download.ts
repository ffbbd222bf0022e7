import { isRunning } from '#domain/downloads/download.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { DocumentQueue } from './document-queue.port.ts'
import { attempt } from '../kernel/attempt.ts'
import type { PersistedDownloads } from './persisted-downloads.ts'
import type { DownloadRejection } from './start-download.ts'

/** Removes a download from the list; cancels a running one. */
export class EndDownload {
  readonly #persisted: PersistedDownloads
  readonly #queue: DocumentQueue

  constructor(persisted: PersistedDownloads, queue: DocumentQueue) {
    this.#persisted = persisted
    this.#queue = queue
  }

  async run(queueId: string): Promise<Result<undefined, DownloadRejection>> {
    const download = this.#persisted.find(queueId)
    if (download && isRunning(download)) {
      const cancelled = await attempt(() => this.#queue.cancel(queueId))
      if (!cancelled.ok) return fail({ kind: 'unreachable' })
    }
    this.#persisted.remove(queueId)
    return ok(undefined)
  }
}
