import { isRecord } from '#domain/shared/json.ts'
import { SessionStore } from '../session/session.store.ts'
import { Clock } from '../kernel/clock.port.ts'
import { DraftStorage } from './draft-storage.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Kind of input that is saved as draft, such as a quick order. */
export type DraftKind<Content> = {
  readonly name: string
  /** Version of the format; increase it when the format changes. Drafts of other versions are ignored. */
  readonly version: number
  /** Validates stored content; undefined if it is invalid. */
  readonly read: (stored: unknown) => Content | undefined
}

/** Draft of the user who was logged in when it was opened, even if it is saved after their logout. */
export type Draft<Content> = {
  /** Call only after hydration: the server has no drafts, and the first render must match its HTML. */
  restore(): Content | undefined
  /**
   * Returns false if the draft could not be stored; the page then shows a warning. Must not contain prices or tokens.
   */
  save(content: Content): boolean
  discard(): void
}

/** Unsent input on this device, per customer. Anonymous visitors have no drafts. */
export class Drafts extends dependsOn({ storage: DraftStorage, session: SessionStore, clock: Clock }) {
  open<Content>({ name, version, read }: DraftKind<Content>): Draft<Content> {
    const personId = this.deps.session.personId
    if (personId === undefined) return { restore: () => undefined, save: () => false, discard: () => {} }
    const key = { personId, name }
    return {
      restore: () => {
        const stored = this.deps.storage.load(key)
        return isRecord(stored) && stored['version'] === version ? read(stored['content']) : undefined
      },
      save: (content) => this.deps.storage.save(key, { version, content }, this.deps.clock.now()),
      discard: () => this.deps.storage.discard(key),
    }
  }
}
