import type { DocumentQueue } from '../documents/document-queue.port.ts'
import type { FileSaver } from '../documents/file-saver.port.ts'
import { ApiFailure } from '../shared/api-failure.ts'
import type { PersistedDownloads } from './persisted-downloads.ts'
import type { TabLock } from './tab-lock.port.ts'

/** Saves the file of a download in the browser. */
export class SaveDownload {
  readonly #kept: PersistedDownloads
  readonly #queue: DocumentQueue
  readonly #files: FileSaver
  readonly #turn: TabLock

  constructor(kept: PersistedDownloads, queue: DocumentQueue, files: FileSaver, turn: TabLock) {
    this.#kept = kept
    this.#queue = queue
    this.#files = files
    this.#turn = turn
  }

  /** Takes the tab lock, so that only one of several tabs saves the file. */
  once(queueId: string): Promise<void> {
    return this.#turn.run(`download ${queueId}`, async () => {
      const download = this.#kept.find(queueId)
      if (download === undefined || download.isSaved) return 'open'
      return (await this.run(queueId)) ? 'settled' : 'open'
    })
  }

  /** Returns true if the file was saved. The end of the session redirects to the login by itself. */
  async run(queueId: string): Promise<boolean> {
    const { customerId } = this.#kept
    const fetched = await this.#fetch(queueId)
    const download = this.#kept.find(queueId)
    // another customer may have logged in meanwhile
    if (download === undefined || this.#kept.customerId !== customerId) return false
    if (fetched === undefined || fetched === 'failed') {
      const isGone = fetched === undefined
      this.#kept.put({
        ...download,
        trouble: isGone ? 'gone' : 'file',
        disabled: isGone || download.disabled,
      })
      return false
    }
    await this.#files.save(fetched.file, fetched.name)
    this.#kept.put({ ...download, isSaved: true, trouble: undefined })
    return true
  }

  async #fetch(queueId: string) {
    try {
      return await this.#queue.file(queueId)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      return 'failed'
    }
  }
}
