import { makeAutoObservable, runInAction } from 'mobx'
import type { Clock } from '#application/kernel/clock.port.ts'
import type { Builds } from '#application/versions/builds.port.ts'

/** Spec 9. */
export const VERSION_CHECK_MS = 3_600_000

/** Whether the shop has been renewed under the page. */
export class VersionViewModel {
  isOutdated = false
  readonly #builds: Builds
  readonly #clock: Clock

  constructor(builds: Builds, clock: Clock) {
    this.#builds = builds
    this.#clock = clock
    makeAutoObservable(this)
  }

  /** Looks every hour, until there is news. Answers how to stop. */
  watch(): () => void {
    if (this.#builds.own === undefined) return () => {}
    const stop = this.#clock.every(
      VERSION_CHECK_MS,
      () => void this.look().then((hasNews) => hasNews && stop()),
    )
    return stop
  }

  /** What cannot be told now is asked again with the next look. */
  private async look(): Promise<boolean> {
    const latest = await this.#builds.latest().catch(() => this.#builds.own)
    runInAction(() => (this.isOutdated = latest !== this.#builds.own))
    return this.isOutdated
  }
}
