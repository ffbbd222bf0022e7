import { isRunning } from '#domain/downloads/download.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { DocumentQueue } from './document-queue.port.ts'
import { attempt } from '../kernel/attempt.ts'
import { PersistedDownloads } from './persisted-downloads.ts'
import type { DownloadRejection } from './start-download.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Removes a download from the list; cancels a running one. */
export class EndDownload extends dependsOn({ persisted: PersistedDownloads, queue: DocumentQueue }) {
  async run(queueId: string): Promise<Result<undefined, DownloadRejection>> {
    const download = this.deps.persisted.find(queueId)
    if (download && isRunning(download)) {
      const cancelled = await attempt(() => this.deps.queue.cancel(queueId))
      if (!cancelled.ok) return fail({ kind: 'unreachable' })
    }
    this.deps.persisted.remove(queueId)
    return ok(undefined)
  }
}
