import { makeAutoObservable, observable } from 'mobx'
import { isRunning, overallPercent, type Download } from '#domain/downloads/download.ts'
import type { SessionScopedStore } from '../shared/visitor-stores.ts'

/** Open downloads of one customer. */
export class DownloadsStore implements SessionScopedStore {
  readonly #downloads = observable.map<string, Download>({}, { deep: false })
  /** Number of requested downloads whose jobs are not queued yet. */
  unqueuedCount = 0
  /** True if the last poll failed. */
  isUnreachable = false
  /**
   * True from the start of a download until its completion is displayed. The code of that notice is loaded on demand,
   * possibly after the completion.
   */
  isCompletionUnannounced = false
  #stopTimer: (() => void) | undefined

  constructor() {
    makeAutoObservable(this)
  }

  /** Newest first. */
  get list(): readonly Download[] {
    return [...this.#downloads.values()].toSorted((one, other) => other.trackedAt - one.trackedAt)
  }

  get running(): readonly Download[] {
    return this.list.filter(isRunning)
  }

  get pendingCount(): number {
    return this.#downloads.size + this.unqueuedCount
  }

  get isPending(): boolean {
    return this.pendingCount > 0
  }

  get percent(): number {
    return overallPercent(this.list)
  }

  find(queueId: string): Download | undefined {
    return this.#downloads.get(queueId)
  }

  begin(): void {
    this.unqueuedCount += 1
    this.isCompletionUnannounced = true
  }

  /** Called when a requested download is queued or has failed. */
  endQueueing(): void {
    this.unqueuedCount = Math.max(this.unqueuedCount - 1, 0)
  }

  setReachable(isReached: boolean): void {
    this.isUnreachable = !isReached
  }

  markCompletionAnnounced(): void {
    this.isCompletionUnannounced = false
  }

  put(download: Download): void {
    this.isCompletionUnannounced = true
    this.#downloads.set(download.queueId, download)
  }

  remove(queueId: string): void {
    this.#downloads.delete(queueId)
    if (this.#downloads.size === 0) this.clearTimer()
  }

  /** Sets the poll timer, which all downloads share; cancels the previous one. */
  setTimer(stop: () => void): void {
    this.clearTimer()
    this.#stopTimer = stop
  }

  clearTimer(): void {
    this.#stopTimer?.()
    this.#stopTimer = undefined
  }

  empty(): void {
    this.#downloads.clear()
    this.unqueuedCount = 0
    this.isUnreachable = false
    this.isCompletionUnannounced = false
    this.clearTimer()
  }
}
