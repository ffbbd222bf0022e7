import { Drafts, type Draft, type DraftKind } from '../drafts/drafts.ts'
import { SessionStore } from '../session/session.store.ts'
import { Clock } from '../kernel/clock.port.ts'
import { CheckoutDraftStorage } from './checkout-draft-storage.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/**
 * Drafts of the checkout's forms. They survive a reload and a new login, and are discarded at the end of the checkout.
 */
export class CheckoutDrafts extends dependsOn({
  storage: CheckoutDraftStorage,
  session: SessionStore,
  clock: Clock,
}) {
  readonly #drafts = new Drafts({
    storage: this.deps.storage,
    session: this.deps.session,
    clock: this.deps.clock,
  })

  open<Content>(kind: DraftKind<Content>): Draft<Content> {
    return this.#drafts.open(kind)
  }

  discardAll(): void {
    this.deps.storage.clear()
  }
}
