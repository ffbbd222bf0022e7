import { autorun, makeAutoObservable, observable, reaction, runInAction } from 'mobx'
import type { DownloadsStore } from '#application/downloads/downloads.store.ts'
import type { EndDownload } from '#application/downloads/end-download.ts'
import type { PollDownloads } from '#application/downloads/poll-downloads.ts'
import type { RetryFailed } from '#application/downloads/retry-failed.ts'
import type { SaveDownload } from '#application/downloads/save-download.ts'
import type { SessionStore } from '#application/session/session.store.ts'
import type { Clock } from '#application/kernel/clock.port.ts'
import { isRunning, missingDocuments, type Download } from '#domain/downloads/download.ts'

/** Milliseconds (spec 9). */
const COMPLETED_SHOWN = 1_000

export type ShownDownload = Pick<
  Download,
  'queueId' | 'title' | 'value' | 'current' | 'total' | 'errors' | 'trouble'
> & {
  readonly isRunning: boolean
  readonly isSavable: boolean
  /** Documents that are worth asking for once more. */
  readonly missing: number
}

type Stores = { readonly store: DownloadsStore; readonly session: SessionStore; readonly clock: Clock }
type UseCases = {
  readonly follow: PollDownloads
  readonly save: SaveDownload
  readonly retry: RetryFailed
  readonly end: EndDownload
}

/** The downloads as the header shows them (spec 5, 9). */
export class DownloadsViewModel {
  isCompletedShown = false
  /** What screen readers say by themselves. */
  announced: 'pending' | 'completed' | undefined = undefined
  /** Counts the times at which documents turned out to be missing; those of earlier pages are not counted. */
  misses = 0
  /** The last thing that was pressed did not reach the shop. */
  hasFailed = false
  readonly busy: Set<string> = observable.set<string>()
  readonly #stores: Stores
  readonly #useCases: UseCases

  constructor(stores: Stores, useCases: UseCases) {
    this.#stores = stores
    this.#useCases = useCases
    makeAutoObservable(this, { busy: false })
  }

  /** Spec 5: to whom is logged in, while any are pending; and as long as it takes to say that none are. */
  get isShown(): boolean {
    const { session, store } = this.#stores
    return session.isLoggedIn && (store.isPending || this.isCompletedShown)
  }

  get count(): number {
    return this.#stores.store.pendingCount
  }

  get percent(): number {
    return this.#stores.store.percent
  }

  /** Number of documents that could not be made. */
  get missing(): number {
    return this.#stores.store.list.reduce((sum, { errors }) => sum + errors.length, 0)
  }

  /** How far they are cannot be asked right now. */
  get isUnreachable(): boolean {
    return this.#stores.store.isUnreachable
  }

  get downloads(): readonly ShownDownload[] {
    return this.#stores.store.list.map((download) => ({
      ...download,
      isRunning: isRunning(download),
      isSavable: download.isReady && !download.disabled,
      missing: missingDocuments(download).length,
    }))
  }

  /** Follows the downloads for as long as the page shows them. */
  watch(): () => void {
    const { store, session, clock } = this.#stores
    const { follow } = this.#useCases
    let stopTooltip = () => {}
    const stops = [
      follow.run(),
      reaction(
        () => store.list.length,
        (length, before) => length > before && follow.wake(),
      ),
      reaction(
        // with the first missing document of a download, and again at its end
        () =>
          store.list.reduce((sum, one) => sum + (one.errors.length === 0 ? 0 : isRunning(one) ? 1 : 2), 0),
        (told, before) => told > before && this.tellMissing(),
      ),
      reaction(
        () => store.isPending,
        (isPending) => {
          stopTooltip()
          this.hideCompleted()
          if (isPending || !session.isLoggedIn || !store.isCompletionUntold) return
          store.markCompletionTold()
          this.tellCompleted()
          stopTooltip = clock.after(COMPLETED_SHOWN, () => this.hideCompleted())
        },
        { fireImmediately: true },
      ),
      autorun(() => {
        if (store.isPending) this.tellPending()
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
      await this.#useCases.save.run(queueId)
      return { ok: true }
    })
  }

  retry(queueId: string): Promise<void> {
    return this.#doing(queueId, () => this.#useCases.retry.run(queueId))
  }

  end(queueId: string): Promise<void> {
    return this.#doing(queueId, () => this.#useCases.end.run(queueId))
  }

  async #doing(queueId: string, act: () => Promise<{ readonly ok: boolean }>): Promise<void> {
    if (this.busy.has(queueId)) return
    this.begin(queueId)
    try {
      const done = await act()
      runInAction(() => (this.hasFailed = !done.ok))
    } finally {
      this.busy.delete(queueId)
    }
  }

  private begin(queueId: string): void {
    this.busy.add(queueId)
    this.hasFailed = false
  }

  private tellMissing(): void {
    this.misses += 1
  }

  private tellPending(): void {
    this.announced = 'pending'
  }

  private tellCompleted(): void {
    this.isCompletedShown = true
    this.announced = 'completed'
  }

  private hideCompleted(): void {
    this.isCompletedShown = false
  }
}
