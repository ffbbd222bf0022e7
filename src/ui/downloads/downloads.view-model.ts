import { autorun, makeAutoObservable, observable, reaction, runInAction } from 'mobx'
import { DownloadsStore } from '#application/downloads/downloads.store.ts'
import { EndDownload } from '#application/downloads/end-download.ts'
import { PollDownloads } from '#application/downloads/poll-downloads.ts'
import { RetryFailed } from '#application/downloads/retry-failed.ts'
import { SaveDownload } from '#application/downloads/save-download.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { Clock } from '#application/kernel/clock.port.ts'
import { isRunning, missingDocuments, type Download } from '#domain/downloads/download.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

/** Milliseconds for which completed downloads are shown (spec 9). */
const COMPLETED_SHOWN = 1_000

export type ShownDownload = Pick<
  Download,
  'queueId' | 'title' | 'value' | 'current' | 'total' | 'errors' | 'trouble'
> & {
  readonly isRunning: boolean
  readonly isSavable: boolean
  /** Number of documents that can be requested again. */
  readonly missing: number
}

/** The downloads in the header (spec 5 and 9). */
export class DownloadsViewModel {
  static readonly keys = {
    store: DownloadsStore,
    session: SessionStore,
    clock: Clock,
    follow: PollDownloads,
    save: SaveDownload,
    retry: RetryFailed,
    end: EndDownload,
  }
  isCompletedShown = false
  /** Announcement for screen readers. */
  announced: 'pending' | 'completed' | undefined = undefined
  /** Number of times that missing documents were reported since the page was loaded. */
  misses = 0
  /** True if the request of the last pressed button failed. */
  hasFailed = false
  readonly busy: Set<string> = observable.set<string>()
  readonly #deps

  constructor(deps: DepsOf<typeof DownloadsViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this, { busy: false })
  }

  /** True for logged-in users while downloads are pending, and for one second afterwards (spec 5). */
  get isShown(): boolean {
    const { session, store } = this.#deps
    return session.isLoggedIn && (store.isPending || this.isCompletedShown)
  }

  get count(): number {
    return this.#deps.store.pendingCount
  }

  get percent(): number {
    return this.#deps.store.percent
  }

  /** Number of documents that the API could not create. */
  get missing(): number {
    return this.#deps.store.list.reduce((sum, { errors }) => sum + errors.length, 0)
  }

  /** True if the last poll of the progress failed. */
  get isUnreachable(): boolean {
    return this.#deps.store.isUnreachable
  }

  get downloads(): readonly ShownDownload[] {
    return this.#deps.store.list.map((download) => ({
      ...download,
      isRunning: isRunning(download),
      isSavable: download.isReady && !download.disabled,
      missing: missingDocuments(download).length,
    }))
  }

  /** Polls the downloads while the header shows them. Returns the stop function. */
  watch(): () => void {
    const { store, session, clock } = this.#deps
    const { follow } = this.#deps
    let stopTooltip = () => {}
    const stops = [
      follow.run(),
      reaction(
        () => store.list.length,
        (length, before) => length > before && follow.wake(),
      ),
      reaction(
        // the sum increases with the first missing document of a download, and a second time when that download ends
        () =>
          store.list.reduce((sum, one) => sum + (one.errors.length === 0 ? 0 : isRunning(one) ? 1 : 2), 0),
        (missingCount, before) => missingCount > before && this.alertMissing(),
      ),
      reaction(
        () => store.isPending,
        (isPending) => {
          stopTooltip()
          this.hideCompleted()
          if (isPending || !session.isLoggedIn || !store.isCompletionUnannounced) return
          store.markCompletionAnnounced()
          this.alertCompleted()
          stopTooltip = clock.after(COMPLETED_SHOWN, () => this.hideCompleted())
        },
        { fireImmediately: true },
      ),
      autorun(() => {
        if (store.isPending) this.alertPending()
      }),
      () => stopTooltip(),
    ]
    return () => {
      for (const stop of stops) stop()
      this.hideCompleted()
    }
  }

  save(queueId: string): Promise<void> {
    return this.#doing(queueId, async () => {
      await this.#deps.save.run(queueId)
      return { ok: true }
    })
  }

  retry(queueId: string): Promise<void> {
    return this.#doing(queueId, () => this.#deps.retry.run(queueId))
  }

  end(queueId: string): Promise<void> {
    return this.#doing(queueId, () => this.#deps.end.run(queueId))
  }

  async #doing(queueId: string, act: () => Promise<{ readonly ok: boolean }>): Promise<void> {
    if (this.busy.has(queueId)) return
    this.begin(queueId)
    try {
      const result = await act()
      runInAction(() => (this.hasFailed = !result.ok))
    } finally {
      this.busy.delete(queueId)
    }
  }

  private begin(queueId: string): void {
    this.busy.add(queueId)
    this.hasFailed = false
  }

  private alertMissing(): void {
    this.misses += 1
  }

  private alertPending(): void {
    this.announced = 'pending'
  }

  private alertCompleted(): void {
    this.isCompletedShown = true
    this.announced = 'completed'
  }

  private hideCompleted(): void {
    this.isCompletedShown = false
  }
}
