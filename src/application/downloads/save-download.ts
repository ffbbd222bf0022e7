import { DocumentQueue } from './document-queue.port.ts'
import { FileSaver } from './file-saver.port.ts'
import { attempt } from '../kernel/attempt.ts'
import { PersistedDownloads } from './persisted-downloads.ts'
import { TabLock } from './tab-lock.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Saves the file of a download in the browser. */
export class SaveDownload extends dependsOn({
  persisted: PersistedDownloads,
  queue: DocumentQueue,
  files: FileSaver,
  lock: TabLock,
}) {
  /** Saves the file only if this tab gets the lock, so that only one tab saves it. */
  once(queueId: string): Promise<void> {
    return this.deps.lock.run(`download ${queueId}`, async () => {
      const download = this.deps.persisted.find(queueId)
      if (download === undefined || download.isSaved) return 'open'
      return (await this.run(queueId)) ? 'settled' : 'open'
    })
  }

  /** Returns true if the file was saved. If the session has ended, the user is redirected to the login. */
  async run(queueId: string): Promise<boolean> {
    const { personId } = this.deps.persisted
    const fetched = await attempt(() => this.deps.queue.file(queueId))
    const download = this.deps.persisted.find(queueId)
    // another user may have logged in during the call
    if (download === undefined || this.deps.persisted.personId !== personId) return false
    const file = fetched.ok ? fetched.value : undefined
    if (file === undefined) {
      const isFetched = fetched.ok
      this.deps.persisted.put({
        ...download,
        trouble: isFetched ? 'gone' : 'file',
        disabled: isFetched || download.disabled,
      })
      return false
    }
    await this.deps.files.save(file.file, file.name)
    this.deps.persisted.put({ ...download, isSaved: true, trouble: undefined })
    return true
  }
}
