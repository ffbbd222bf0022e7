import { isExpired, isSettled, type Download } from '#domain/downloads/download.ts'
import { readDownload } from '#domain/downloads/read-download.ts'
import type { SessionStore } from '../session/session.store.ts'
import type { Clock } from '../kernel/clock.port.ts'
import type { CustomersStore } from '../shared/visitor-stores.ts'
import type { DownloadStorage } from './download-storage.port.ts'
import type { DownloadsStore } from './downloads.store.ts'

/** Downloads of the current customer, in the store and on the device until they expire. */
export class PersistedDownloads implements CustomersStore {
  readonly #store: DownloadsStore
  readonly #storage: DownloadStorage
  readonly #session: SessionStore
  readonly #clock: Clock
  /** Ids of downloads that the device could not store; they exist on this page only. */
  readonly #unsaved = new Set<string>()

  constructor(store: DownloadsStore, storage: DownloadStorage, session: SessionStore, clock: Clock) {
    this.#store = store
    this.#storage = storage
    this.#session = session
    this.#clock = clock
  }

  get customerId(): string | undefined {
    return this.#session.user?.customerId
  }

  /** Synchronises the store with the device, because other tabs may have added, saved or removed downloads. */
  restore(): void {
    const stored = new Map(this.#read().map((download) => [download.queueId, download]))
    for (const { queueId } of this.#store.list) {
      if (!stored.has(queueId) && !this.#unsaved.has(queueId)) this.#store.remove(queueId)
    }
    for (const download of stored.values()) {
      const current = this.#store.find(download.queueId)
      this.#store.put(
        current && isBehind(download, current) ? { ...current, isSaved: download.isSaved } : download,
      )
    }
  }

  /** Current state on the device. */
  find(queueId: string): Download | undefined {
    return this.#unsaved.has(queueId)
      ? this.#store.find(queueId)
      : this.#read().find((download) => download.queueId === queueId)
  }

  /** Saves a download; removes it if it is settled. */
  put(download: Download): void {
    const { customerId } = this
    if (customerId === undefined) return
    if (isSettled(download)) return this.remove(download.queueId)
    this.#store.put(download)
    this.#unsaved.delete(download.queueId)
    if (!this.#storage.save(customerId, download.queueId, download)) this.#unsaved.add(download.queueId)
  }

  remove(queueId: string): void {
    const { customerId } = this
    this.#store.remove(queueId)
    this.#unsaved.delete(queueId)
    if (customerId !== undefined) this.#storage.discard(customerId, queueId)
  }

  forgetExpired(): void {
    const now = this.#clock.now()
    for (const download of this.#store.list) if (isExpired(download, now)) this.remove(download.queueId)
  }

  /** Keeps the data on the device for the customer's next visit. */
  empty(): void {
    this.#unsaved.clear()
  }

  /** Removes invalid and expired downloads from the device. */
  #read(): readonly Download[] {
    const { customerId } = this
    if (customerId === undefined) return []
    const now = this.#clock.now()
    return this.#storage.load(customerId).flatMap(({ queueId, content }) => {
      const download = readDownload(content)
      if (download?.queueId === queueId && !isExpired(download, now)) return [download]
      this.#storage.discard(customerId, queueId)
      return []
    })
  }
}

/** True if the other tab's poll is older than the state of this tab. */
const isBehind = (stored: Download, current: Download) =>
  stored.errors.length >= current.errors.length && stored.current < current.current
