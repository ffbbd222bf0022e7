import { makeAutoObservable, observableRef } from 'mobx'
import type { PlacedOrder } from '#domain/checkout/checkout.ts'
import type { CookieJar } from '../kernel/cookie-jar.port.ts'
import type { SessionStore } from '../session/session.store.ts'
import type { SessionScopedStore } from '../shared/visitor-stores.ts'
import {
  CHOICES_DRAFT,
  NOTHING_CHOSEN,
  readChoices,
  writeChoices,
  type CheckoutChoices,
} from './checkout-choices.ts'
import { checkoutCookie } from './checkout-cookie.ts'
import type { CheckoutDrafts } from './checkout-drafts.ts'
import { stepDraft, type FieldEntries } from './step-draft.ts'

/** State of the current checkout. It ends with the checkout (spec 2) and with the session. */
export class CheckoutStore implements SessionScopedStore {
  choices: CheckoutChoices = NOTHING_CHOSEN
  #placed: PlacedOrder | undefined = undefined
  #undecidedQuantities: FieldEntries | undefined = undefined
  readonly #cookies: CookieJar
  readonly #session: SessionStore
  readonly #drafts: CheckoutDrafts

  constructor(cookies: CookieJar, session: SessionStore, drafts: CheckoutDrafts) {
    this.#cookies = cookies
    this.#session = session
    this.#drafts = drafts
    makeAutoObservable(this, { choices: observableRef })
    this.restore()
  }

  /** Reloads the choices, because another tab may have changed them. */
  restore(): void {
    const personId = this.#session.personId
    this.choices =
      personId === undefined ? NOTHING_CHOSEN : readChoices(this.#cookies.read(checkoutCookie), personId)
  }

  /** Restores the choices of this tab after a new login; returns true if there were any. Call only after hydration. */
  recall(): boolean {
    if (this.choices !== NOTHING_CHOSEN) return false
    const kept = this.#drafts.open(CHOICES_DRAFT).restore()
    if (kept) this.choose(kept)
    return kept !== undefined
  }

  /** Returns a check whether the session is still the same: a response of an ended session is dropped. */
  sameSession(): () => boolean {
    const { visit } = this.#session
    return () => visit === this.#session.visit
  }

  /** Merges into the stored choices, because another tab may have changed them. Does nothing without a session. */
  choose(choice: Partial<CheckoutChoices>): void {
    this.restore()
    const personId = this.#session.personId
    if (personId === undefined) return
    this.choices = { ...this.choices, ...choice }
    this.#cookies.write(checkoutCookie, writeChoices(this.choices, personId))
    // the choices of a placed order are not restored for the next one
    if (this.choices.orderNumbers) this.#drafts.discardAll()
    else this.#drafts.open(CHOICES_DRAFT).save(this.choices)
  }

  /** Typed quantities with two readings by the id of their line. Those of an earlier visit only after hydration. */
  get undecidedQuantities(): FieldEntries {
    return this.#undecidedQuantities ?? this.#drafts.open(stepDraft(1)).restore() ?? {}
  }

  keepUndecided(quantities: FieldEntries): void {
    this.#undecidedQuantities = quantities
    this.#drafts.open(stepDraft(1)).save(quantities)
  }

  /** Caches the order for the confirmation page, which then needs no call. */
  keepPlaced(order: PlacedOrder): void {
    this.#placed = order
  }

  /** Returns the cached order once: after a reload or the back button the API is called. */
  takePlaced(basHash: string): PlacedOrder | undefined {
    const placed = this.#placed
    this.#placed = undefined
    return placed?.basHash === basHash ? placed : undefined
  }

  /** The customer has left the checkout (spec 2). */
  leave(): void {
    this.empty()
    this.#drafts.discardAll()
  }

  /** Ends with the session; the drafts stay for the same customer's next login in this tab. */
  empty(): void {
    this.choices = NOTHING_CHOSEN
    this.#placed = undefined
    this.#undecidedQuantities = undefined
    this.#cookies.clear(checkoutCookie)
  }
}
