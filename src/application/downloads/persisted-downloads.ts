import { isExpired, isSettled, type Download } from '#domain/downloads/download.ts'
import { readDownload } from '#domain/downloads/read-download.ts'
import type { SessionStore } from '../session/session.store.ts'
import type { Clock } from '../shared/clock.port.ts'
import type { CustomersStore } from '../shared/visitor-stores.ts'
import type { DownloadStorage } from './download-storage.port.ts'
import type { DownloadsStore } from './downloads.store.ts'

/** Downloads of the current customer, in the store and on the device until they expire. */
export class PersistedDownloads implements CustomersStore {
  readonly #store: DownloadsStore
  readonly #memory: DownloadStorage
  readonly #session: SessionStore
  readonly #clock: Clock
  /** Ids of downloads that the device could not store; they exist on this page only. */
  readonly #unkept = new Set<string>()

  constructor(store: DownloadsStore, memory: DownloadStorage, session: SessionStore, clock: Clock) {
    this.#store = store
    this.#memory = memory
    this.#session = session
    this.#clock = clock
  }

  get customerId(): string | undefined {
    return this.#session.user?.customerId
  }

  /** Synchronises the store with the device, because other tabs may have added, saved or removed downloads. */
  restore(): void {
    const kept = new Map(this.#read().map((download) => [download.queueId, download]))
    for (const { queueId } of this.#store.list) {
      if (!kept.has(queueId) && !this.#unkept.has(queueId)) this.#store.remove(queueId)
    }
    for (const download of kept.values()) {
      const shown = this.#store.find(download.queueId)
      this.#store.put(shown && isBehind(download, shown) ? { ...shown, isSaved: download.isSaved } : download)
    }
  }

  /** Current state on the device. */
  find(queueId: string): Download | undefined {
    return this.#unkept.has(queueId)
      ? this.#store.find(queueId)
      : this.#read().find((download) => download.queueId === queueId)
  }

  /** Saves a download; removes it if it is settled. */
  put(download: Download): void {
    const { customerId } = this
    if (customerId === undefined) return
    if (isSettled(download)) return this.remove(download.queueId)
    this.#store.put(download)
    this.#unkept.delete(download.queueId)
    if (!this.#memory.save(customerId, download.queueId, download)) this.#unkept.add(download.queueId)
  }

  remove(queueId: string): void {
    const { customerId } = this
    this.#store.remove(queueId)
    this.#unkept.delete(queueId)
    if (customerId !== undefined) this.#memory.discard(customerId, queueId)
  }

  forgetExpired(): void {
    const now = this.#clock.now()
    for (const download of this.#store.list) if (isExpired(download, now)) this.remove(download.queueId)
  }

  /** Keeps the data on the device for the customer's next visit. */
  empty(): void {
    this.#unkept.clear()
  }

  /** Removes invalid and expired downloads from the device. */
  #read(): readonly Download[] {
    const { customerId } = this
    if (customerId === undefined) return []
    const now = this.#clock.now()
    return this.#memory.load(customerId).flatMap(({ queueId, content }) => {
      const download = readDownload(content)
      if (download?.queueId === queueId && !isExpired(download, now)) return [download]
      this.#memory.discard(customerId, queueId)
      return []
    })
  }
}

/** True if the other tab's poll is older than the state of this tab. */
const isBehind = (kept: Download, shown: Download) =>
  kept.errors.length >= shown.errors.length && kept.current < shown.current
