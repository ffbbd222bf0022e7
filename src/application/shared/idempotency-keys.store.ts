import type { Clock } from '../kernel/clock.port.ts'

/** Time in ms within which an equal call counts as a retry. */
export const RETRY_WINDOW_MS = 5 * 60_000

/**
 * Stores the idempotency keys of calls whose response was lost: a retry reuses the key, because the first call may have
 * been processed.
 */
export class IdempotencyKeys {
  readonly #clock: Clock
  readonly #lost = new Map<string, { readonly key: string; readonly at: number }>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Returns the key of an equal call whose response was lost, otherwise the given or a new key. */
  keyFor(call: unknown, given = newIdempotencyKey()): string {
    const key = this.#lostKey(call) ?? given
    this.#lost.delete(JSON.stringify(call))
    return key
  }

  isRetry(call: unknown): boolean {
    return this.#lostKey(call) !== undefined
  }

  remember(call: unknown, key: string): void {
    this.#lost.set(JSON.stringify(call), { key, at: this.#clock.now() })
  }

  #lostKey(call: unknown): string | undefined {
    const lost = this.#lost.get(JSON.stringify(call))
    return lost && this.#clock.now() - lost.at < RETRY_WINDOW_MS ? lost.key : undefined
  }
}

/** Random key; without `randomUUID`, which exists in secure contexts only. */
export const newIdempotencyKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')
