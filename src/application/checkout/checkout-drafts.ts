import { Drafts, type Draft, type DraftKind } from '../drafts/drafts.ts'
import type { SessionStore } from '../session/session.store.ts'
import type { Clock } from '../kernel/clock.port.ts'
import type { CheckoutDraftStorage } from './checkout-draft-storage.port.ts'

/** Drafts of the input of the checkout; they survive a reload and a new login, and end with the checkout. */
export class CheckoutDrafts {
  readonly #storage: CheckoutDraftStorage
  readonly #drafts: Drafts

  constructor(storage: CheckoutDraftStorage, session: SessionStore, clock: Clock) {
    this.#storage = storage
    this.#drafts = new Drafts(storage, session, clock)
  }

  open<Content>(kind: DraftKind<Content>): Draft<Content> {
    return this.#drafts.open(kind)
  }

  discardAll(): void {
    this.#storage.clear()
  }
}
