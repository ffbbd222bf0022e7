import { isExpired, isSettled, type Download } from '#domain/downloads/download.ts'
import { readDownload } from '#domain/downloads/read-download.ts'
import { SessionStore } from '../session/session.store.ts'
import { Clock } from '../kernel/clock.port.ts'
import type { SessionScopedStore } from '../shared/visitor-stores.ts'
import { DownloadStorage } from './download-storage.port.ts'
import { DownloadsStore } from './downloads.store.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Downloads of the current customer, in the store and on the device until they expire. */
export class PersistedDownloads
  extends dependsOn({ store: DownloadsStore, storage: DownloadStorage, session: SessionStore, clock: Clock })
  implements SessionScopedStore
{
  /** Ids of downloads that the device could not store; they exist on this page only. */
  readonly #unsaved = new Set<string>()

  get personId(): string | undefined {
    return this.deps.session.personId
  }

  /** Synchronises the store with the device, because other tabs may have added, saved or removed downloads. */
  restore(): void {
    const stored = new Map(this.#read().map((download) => [download.queueId, download]))
    for (const { queueId } of this.deps.store.list) {
      if (!stored.has(queueId) && !this.#unsaved.has(queueId)) this.deps.store.remove(queueId)
    }
    for (const download of stored.values()) {
      const current = this.deps.store.find(download.queueId)
      this.deps.store.put(
        current && isBehind(download, current) ? { ...current, isSaved: download.isSaved } : download,
      )
    }
  }

  /** The download as stored on the device, which other tabs may have changed. */
  find(queueId: string): Download | undefined {
    return this.#unsaved.has(queueId)
      ? this.deps.store.find(queueId)
      : this.#read().find((download) => download.queueId === queueId)
  }

  /** Saves a download; removes it instead if its file is saved and no document is missing. */
  put(download: Download): void {
    const { personId } = this
    if (personId === undefined) return
    if (isSettled(download)) return this.remove(download.queueId)
    this.deps.store.put(download)
    this.#unsaved.delete(download.queueId)
    if (!this.deps.storage.save(personId, download.queueId, download)) this.#unsaved.add(download.queueId)
  }

  remove(queueId: string): void {
    const { personId } = this
    this.deps.store.remove(queueId)
    this.#unsaved.delete(queueId)
    if (personId !== undefined) this.deps.storage.discard(personId, queueId)
  }

  forgetExpired(): void {
    const now = this.deps.clock.now()
    for (const download of this.deps.store.list) if (isExpired(download, now)) this.remove(download.queueId)
  }

  /** Empties the store at the end of the session; the device retains the data for the user's next visit. */
  empty(): void {
    this.#unsaved.clear()
  }

  /** Removes invalid and expired downloads from the device. */
  #read(): readonly Download[] {
    const { personId } = this
    if (personId === undefined) return []
    const now = this.deps.clock.now()
    return this.deps.storage.load(personId).flatMap(({ queueId, content }) => {
      const download = readDownload(content)
      if (download?.queueId === queueId && !isExpired(download, now)) return [download]
      this.deps.storage.discard(personId, queueId)
      return []
    })
  }
}

/** True if another tab has stored the result of an older poll than this tab has. */
const isBehind = (stored: Download, current: Download) =>
  stored.errors.length >= current.errors.length && stored.current < current.current
