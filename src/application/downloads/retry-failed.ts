import { missingDocuments } from '#domain/downloads/download.ts'
import { ok, type Result } from '#domain/shared/result.ts'
import { PersistedDownloads } from './persisted-downloads.ts'
import { type DownloadRejection, StartDownload } from './start-download.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Requests only the missing documents of a download again. */
export class RetryFailed extends dependsOn({ persisted: PersistedDownloads, start: StartDownload }) {
  async run(queueId: string): Promise<Result<undefined, DownloadRejection>> {
    const download = this.deps.persisted.find(queueId)
    const documents = download ? missingDocuments(download) : []
    if (!download || documents.length === 0) return ok(undefined)
    const started = await this.deps.start.run({ documents })
    if (!started.ok) return started
    // keeps the download without its errors until the file with its other documents is saved
    if (download.isSaved || download.disabled) this.deps.persisted.remove(queueId)
    else this.deps.persisted.put({ ...download, errors: [] })
    return started
  }
}
