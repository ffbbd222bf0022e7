import { isRecord } from '#domain/shared/json.ts'
import type { SessionStore } from '../session/session.store.ts'
import type { Clock } from '../shared/clock.port.ts'
import type { DraftStorage } from './draft-storage.port.ts'

/** One thing that is typed at length, such as a quick order. */
export type DraftKind<Content> = {
  readonly name: string
  /** Goes up when older content no longer makes sense; a draft of another version is none. */
  readonly version: number
  /** Absent for what makes no sense: anything may stand on a device. */
  readonly read: (kept: unknown) => Content | undefined
}

/** The draft of whoever was logged in when it was opened, also when it is kept after they have left. */
export type Draft<Content> = {
  /** Only once the page is alive: the server knows of no draft, and both must begin alike. */
  recall(): Content | undefined
  /** False where it could not be kept; the page says so then. No price and no token belongs in here. */
  keep(content: Content): boolean
  discard(): void
}

/** What was typed and not sent yet, for its customer alone, on this device. An anonymous visitor has no drafts. */
export class Drafts {
  readonly #memory: DraftStorage
  readonly #session: SessionStore
  readonly #clock: Clock

  constructor(memory: DraftStorage, session: SessionStore, clock: Clock) {
    this.#memory = memory
    this.#session = session
    this.#clock = clock
  }

  open<Content>({ name, version, read }: DraftKind<Content>): Draft<Content> {
    const customerId = this.#session.user?.customerId
    if (customerId === undefined) return { recall: () => undefined, keep: () => false, discard: () => {} }
    const key = { customerId, name }
    return {
      recall: () => {
        const kept = this.#memory.recall(key)
        return isRecord(kept) && kept['version'] === version ? read(kept['content']) : undefined
      },
      keep: (content) => this.#memory.keep(key, { version, content }, this.#clock.now()),
      discard: () => this.#memory.discard(key),
    }
  }
}
