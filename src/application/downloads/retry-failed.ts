import { missingDocuments } from '#domain/downloads/download.ts'
import { ok, type Result } from '#domain/shared/result.ts'
import type { PersistedDownloads } from './persisted-downloads.ts'
import type { DownloadRejection, StartDownload } from './start-download.ts'

/** Requests only the missing documents of a download again. */
export class RetryFailed {
  readonly #persisted: PersistedDownloads
  readonly #start: StartDownload

  constructor(persisted: PersistedDownloads, start: StartDownload) {
    this.#persisted = persisted
    this.#start = start
  }

  async run(queueId: string): Promise<Result<undefined, DownloadRejection>> {
    const download = this.#persisted.find(queueId)
    const documents = download ? missingDocuments(download) : []
    if (!download || documents.length === 0) return ok(undefined)
    const started = await this.#start.run({ documents })
    if (!started.ok) return started
    // its file may not be saved yet
    if (download.isSaved || download.disabled) this.#persisted.remove(queueId)
    else this.#persisted.put({ ...download, errors: [] })
    return started
  }
}
