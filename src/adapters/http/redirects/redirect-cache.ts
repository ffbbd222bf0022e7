import type { Redirect } from '#application/redirects/redirects.port.ts'
import type { Clock } from '#application/kernel/clock.port.ts'

export const REDIRECT_TTL_MS = 300_000
const PATHS_MAX = 2_000
/** Time in ms after a failure during which the redirect service is not called. */
const COOLDOWN_MS = 5_000

export type CachedRedirect = { readonly move: Redirect | undefined; readonly until: number }

/** Cache of redirects that all visitors of a server process share, or all pages of a tab. */
export class RedirectCache {
  readonly #held = new Map<string, CachedRedirect>()
  readonly #clock: Pick<Clock, 'now'>
  #restsUntil = 0

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock
  }

  get isResting(): boolean {
    return this.#clock.now() < this.#restsUntil
  }

  rest(): void {
    this.#restsUntil = this.#clock.now() + COOLDOWN_MS
  }

  recall(path: string): CachedRedirect | undefined {
    const cachedRedirect = this.#held.get(path)
    return cachedRedirect && this.#clock.now() < cachedRedirect.until ? cachedRedirect : undefined
  }

  /** Stores the redirect of a path. An entry that another replica has cached keeps its expiry. */
  hold(
    path: string,
    move: Redirect | undefined,
    until = this.#clock.now() + REDIRECT_TTL_MS,
  ): CachedRedirect {
    const cachedRedirect = { move, until }
    this.#held.delete(path)
    this.#held.set(path, cachedRedirect)
    const [oldest] = this.#held.keys()
    if (this.#held.size > PATHS_MAX && oldest !== undefined) this.#held.delete(oldest)
    return cachedRedirect
  }
}
