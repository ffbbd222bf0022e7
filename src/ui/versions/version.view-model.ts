import { makeAutoObservable, runInAction } from 'mobx'
import { Clock } from '#application/kernel/clock.port.ts'
import { Builds } from '#application/versions/builds.port.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

/** Milliseconds between two checks for a newer version (spec 9). */
export const VERSION_CHECK_MS = 3_600_000

/** Detects a deployment while the page is open. */
export class VersionViewModel {
  static readonly keys = { builds: Builds, clock: Clock }
  isOutdated = false
  readonly #deps

  constructor(deps: DepsOf<typeof VersionViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this)
  }

  /** Polls every hour, until a newer version is found. Returns the stop function. */
  watch(): () => void {
    if (this.#deps.builds.own === undefined) return () => {}
    const stop = this.#deps.clock.every(
      VERSION_CHECK_MS,
      () => void this.look().then((hasNews) => hasNews && stop()),
    )
    return stop
  }

  /**
   * Returns true if a newer version is deployed. A failed check returns false; the next check follows after the usual
   * interval.
   */
  private async look(): Promise<boolean> {
    const latest = await this.#deps.builds.latest().catch(() => this.#deps.builds.own)
    runInAction(() => (this.isOutdated = latest !== this.#deps.builds.own))
    return this.isOutdated
  }
}
