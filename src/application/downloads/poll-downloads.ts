import {
  DOWNLOAD_LIFETIME_MS,
  isRunning,
  type Download,
  type DownloadEntry,
} from '#domain/downloads/download.ts'
import { DocumentQueue } from './document-queue.port.ts'
import { attempt } from '../kernel/attempt.ts'
import { Clock } from '../kernel/clock.port.ts'
import { DownloadStorage } from './download-storage.port.ts'
import { DownloadsStore } from './downloads.store.ts'
import { PersistedDownloads } from './persisted-downloads.ts'
import { SaveDownload } from './save-download.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/**
 * Poll intervals in ms. The interval grows up to a maximum, which is `moving` while the progress changes, `still` while
 * it does not, and `failing` after failed polls.
 */
const FIRST_PAUSE = 500
const PAUSE_MAX = { moving: 2_000, still: 8_000, failing: 30_000 } as const
/** Maximum number of downloads per poll. */
const ASKED_MAX = 100

/** Polls the downloads that any tab of this browser has started, until each is finished. */
export class PollDownloads extends dependsOn({
  store: DownloadsStore,
  persisted: PersistedDownloads,
  storage: DownloadStorage,
  queue: DocumentQueue,
  save: SaveDownload,
  clock: Clock,
}) {
  #isPolling = false

  /** Starts polling with the persisted downloads; returns the stop function. */
  run(): () => void {
    const { persisted, storage, store } = this.deps
    const restore = () => {
      persisted.restore()
      this.wake()
    }
    const unsubscribe = storage.subscribe((origin) => origin === 'elsewhere' && restore())
    this.#isPolling = true
    restore()
    return () => {
      this.#isPolling = false
      unsubscribe()
      store.clearTimer()
    }
  }

  /** Call after a download was added. */
  wake(): void {
    this.#saveReady()
    this.#schedulePoll(FIRST_PAUSE)
  }

  #schedulePoll(pause: number): void {
    const { store, persisted, clock } = this.deps
    if (!this.#isPolling) return
    persisted.forgetExpired()
    if (store.list.length === 0) return
    const ends = store.list.map(({ trackedAt }) => trackedAt + DOWNLOAD_LIFETIME_MS - clock.now())
    const wait = Math.min(store.running.length > 0 ? pause : Infinity, ...ends)
    store.setTimer(clock.after(wait, () => void this.#poll(pause)))
  }

  async #poll(pause: number): Promise<void> {
    const { store, persisted, queue } = this.deps
    persisted.forgetExpired()
    const polledIds = store.running.slice(0, ASKED_MAX).map(({ queueId }) => queueId)
    if (polledIds.length === 0) return this.#schedulePoll(pause)
    const { personId } = persisted
    const polled = await attempt(() => queue.status(polledIds))
    // ignores a failure that a logout during the call has caused
    if (persisted.personId !== personId) return
    if (!polled.ok) {
      store.setReachable(false)
      const retryAfterMs = (polled.error.retryAfter ?? 0) * 1_000
      return this.#schedulePoll(Math.min(Math.max(pause * 2, retryAfterMs), PAUSE_MAX.failing))
    }
    store.setReachable(true)
    const hasMoved = this.#applyEntries(polledIds, polled.value)
    this.#saveReady()
    this.#schedulePoll(Math.min(pause * 1.25, PAUSE_MAX[hasMoved ? 'moving' : 'still']))
  }

  /** Applies the polled entries; returns true if any download has changed. */
  #applyEntries(polledIds: readonly string[], entries: readonly DownloadEntry[]): boolean {
    const { store, persisted } = this.deps
    const byId = new Map(entries.map((entry) => [entry.queueId, entry]))
    const changed = polledIds
      // the download may have been cancelled in the meantime
      .map((queueId) => store.find(queueId))
      .filter((download) => download !== undefined)
      .map((download) => ({ download, next: afterwards(download, byId.get(download.queueId)) }))
      .filter(({ download, next }) => isAnother(download, next))
    for (const { next } of changed) persisted.put(next)
    return changed.length > 0
  }

  #saveReady(): void {
    const { store, save } = this.deps
    for (const { queueId, isReady, isSaved, trouble } of store.list) {
      if (isReady && !isSaved && trouble === undefined) void save.once(queueId)
    }
  }
}

const afterwards = (download: Download, entry: DownloadEntry | undefined): Download =>
  entry ? { ...download, ...entry } : { ...download, disabled: true, trouble: 'gone' }

const isAnother = (one: Download, other: Download) =>
  one.current !== other.current ||
  one.title !== other.title ||
  one.errors.length !== other.errors.length ||
  isRunning(one) !== isRunning(other)
