import type { Clock } from '../shared/clock.port.ts'

/** Who asks for the same again within this time means what they asked for before. */
const REPEAT_MS = 5 * 60_000

/** The keys of what was sent to a cart or a list and not answered: it may have been added. */
export class IdempotencyKeys {
  readonly #clock: Clock
  readonly #lost = new Map<string, { readonly key: string; readonly at: number }>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** That of the call which got lost, where this is the same once more. */
  keyFor(call: unknown): string {
    const sent = JSON.stringify(call)
    const lost = this.#lost.get(sent)
    this.#lost.delete(sent)
    return lost && this.#clock.now() - lost.at < REPEAT_MS ? lost.key : newKey()
  }

  note(call: unknown, key: string): void {
    this.#lost.set(JSON.stringify(call), { key, at: this.#clock.now() })
  }
}

/** `randomUUID` is there on secure pages alone. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')
