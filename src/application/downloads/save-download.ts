import type { DocumentQueue } from './document-queue.port.ts'
import type { FileSaver } from './file-saver.port.ts'
import { attempt } from '../kernel/attempt.ts'
import type { PersistedDownloads } from './persisted-downloads.ts'
import type { TabLock } from './tab-lock.port.ts'

/** Saves the file of a download in the browser. */
export class SaveDownload {
  readonly #persisted: PersistedDownloads
  readonly #queue: DocumentQueue
  readonly #files: FileSaver
  readonly #lock: TabLock

  constructor(persisted: PersistedDownloads, queue: DocumentQueue, files: FileSaver, lock: TabLock) {
    this.#persisted = persisted
    this.#queue = queue
    this.#files = files
    this.#lock = lock
  }

  /** Takes the tab lock, so that only one of several tabs saves the file. */
  once(queueId: string): Promise<void> {
    return this.#lock.run(`download ${queueId}`, async () => {
      const download = this.#persisted.find(queueId)
      if (download === undefined || download.isSaved) return 'open'
      return (await this.run(queueId)) ? 'settled' : 'open'
    })
  }

  /** Returns true if the file was saved. The end of the session redirects to the login by itself. */
  async run(queueId: string): Promise<boolean> {
    const { customerId } = this.#persisted
    const fetched = await attempt(() => this.#queue.file(queueId))
    const download = this.#persisted.find(queueId)
    // another customer may have logged in meanwhile
    if (download === undefined || this.#persisted.customerId !== customerId) return false
    const file = fetched.ok ? fetched.value : undefined
    if (file === undefined) {
      const isGone = fetched.ok
      this.#persisted.put({
        ...download,
        trouble: isGone ? 'gone' : 'file',
        disabled: isGone || download.disabled,
      })
      return false
    }
    await this.#files.save(file.file, file.name)
    this.#persisted.put({ ...download, isSaved: true, trouble: undefined })
    return true
  }
}
