import { isExpired, isSettled, type Download } from '#domain/downloads/download.ts'
import { readDownload } from '#domain/downloads/read-download.ts'
import type { SessionStore } from '../session/session.store.ts'
import type { Clock } from '../shared/clock.port.ts'
import type { CustomersStore } from '../shared/visitor-stores.ts'
import type { DownloadStorage } from './download-storage.port.ts'
import type { DownloadsStore } from './downloads.store.ts'

/** The downloads of the customer who is here: on the page, and on the device for as long as they count. */
export class PersistedDownloads implements CustomersStore {
  readonly #store: DownloadsStore
  readonly #memory: DownloadStorage
  readonly #session: SessionStore
  readonly #clock: Clock
  /** What the device did not take stays on this page alone. */
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

  /** Brings the page to where the device is: another tab may have begun, saved or ended some. */
  recall(): void {
    const kept = new Map(this.#read().map((download) => [download.queueId, download]))
    for (const { queueId } of this.#store.list) {
      if (!kept.has(queueId) && !this.#unkept.has(queueId)) this.#store.remove(queueId)
    }
    for (const download of kept.values()) {
      const shown = this.#store.find(download.queueId)
      this.#store.put(shown && isBehind(download, shown) ? { ...shown, isSaved: download.isSaved } : download)
    }
  }

  /** As the device has it now. */
  find(queueId: string): Download | undefined {
    return this.#unkept.has(queueId)
      ? this.#store.find(queueId)
      : this.#read().find((download) => download.queueId === queueId)
  }

  /** One that is settled leaves. */
  put(download: Download): void {
    const { customerId } = this
    if (customerId === undefined) return
    if (isSettled(download)) return this.remove(download.queueId)
    this.#store.put(download)
    this.#unkept.delete(download.queueId)
    if (!this.#memory.keep(customerId, download.queueId, download)) this.#unkept.add(download.queueId)
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

  /** On the device they stay: their customer may come back. */
  empty(): void {
    this.#unkept.clear()
  }

  /** What makes no sense, or no longer counts, does not stay on the device. */
  #read(): readonly Download[] {
    const { customerId } = this
    if (customerId === undefined) return []
    const now = this.#clock.now()
    return this.#memory.recall(customerId).flatMap(({ queueId, content }) => {
      const download = readDownload(content)
      if (download?.queueId === queueId && !isExpired(download, now)) return [download]
      this.#memory.discard(customerId, queueId)
      return []
    })
  }
}

/** The other tab asked earlier than this one. */
const isBehind = (kept: Download, shown: Download) =>
  kept.errors.length >= shown.errors.length && kept.current < shown.current
