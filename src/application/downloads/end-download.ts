import { isRunning } from '#domain/downloads/download.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { DocumentQueue } from '../documents/document-queue.port.ts'
import { ApiFailure } from '../shared/api-failure.ts'
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
    try {
      if (download && isRunning(download)) await this.#queue.cancel(queueId)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      return fail({ kind: 'unreachable' })
    }
    this.#persisted.remove(queueId)
    return ok(undefined)
  }
}
