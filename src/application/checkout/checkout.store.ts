import { makeAutoObservable, observableRef } from 'mobx'
import type { PlacedOrder } from '#domain/checkout/checkout.ts'
import type { CookieJar } from '../kernel/cookie-jar.port.ts'
import type { SessionStore } from '../session/session.store.ts'
import type { SessionScopedStore } from '../shared/visitor-stores.ts'
import {
  CHOICES_DRAFT,
  NO_CHOICES,
  readChoices,
  writeChoices,
  type CheckoutChoices,
} from './checkout-choices.ts'
import { checkoutCookie } from './checkout-cookie.ts'
import type { CheckoutDrafts } from './checkout-drafts.ts'
import { stepDraft, type FormFieldValues } from './step-draft.ts'

/** State of the current checkout, which is emptied when the user leaves the checkout (spec 2) or the session ends. */
export class CheckoutStore implements SessionScopedStore {
  choices: CheckoutChoices = NO_CHOICES
  #placed: PlacedOrder | undefined = undefined
  #undecidedQuantities: FormFieldValues | undefined = undefined
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

  /** Reads the stored choices again, because another tab may have changed them. */
  restore(): void {
    const personId = this.#session.personId
    this.choices =
      personId === undefined ? NO_CHOICES : readChoices(this.#cookies.read(checkoutCookie), personId)
  }

  /** Restores the choices of this tab after a new login; returns true if there were any. Call only after hydration. */
  recall(): boolean {
    if (this.choices !== NO_CHOICES) return false
    const savedChoices = this.#drafts.open(CHOICES_DRAFT).restore()
    if (savedChoices) this.choose(savedChoices)
    return savedChoices !== undefined
  }

  /**
   * Returns a function that checks whether the session is still the same; a response for an ended session must be
   * ignored.
   */
  sameSession(): () => boolean {
    const { visit } = this.#session
    return () => visit === this.#session.visit
  }

  /**
   * Merges `choice` into the stored choices, because another tab may have changed them. Does nothing without a session.
   */
  choose(choice: Partial<CheckoutChoices>): void {
    this.restore()
    const personId = this.#session.personId
    if (personId === undefined) return
    this.choices = { ...this.choices, ...choice }
    this.#cookies.write(checkoutCookie, writeChoices(this.choices, personId))
    // the choices of a placed order must not be restored for the next order
    if (this.choices.orderNumbers) this.#drafts.discardAll()
    else this.#drafts.open(CHOICES_DRAFT).save(this.choices)
  }

  /**
   * Ambiguous quantities as typed, by the id of their line. Includes those of an earlier visit only after hydration.
   */
  get undecidedQuantities(): FormFieldValues {
    return this.#undecidedQuantities ?? this.#drafts.open(stepDraft(1)).restore() ?? {}
  }

  keepUndecided(quantities: FormFieldValues): void {
    this.#undecidedQuantities = quantities
    this.#drafts.open(stepDraft(1)).save(quantities)
  }

  /** Caches the order for the confirmation page, which then needs no call. */
  keepPlaced(order: PlacedOrder): void {
    this.#placed = order
  }

  /** Returns the cached order once; after a reload or the back button, the caller requests the order from the API. */
  takePlaced(basHash: string): PlacedOrder | undefined {
    const placedOrder = this.#placed
    this.#placed = undefined
    return placedOrder?.basHash === basHash ? placedOrder : undefined
  }

  /** Ends the checkout when the user leaves it (spec 2). */
  leave(): void {
    this.empty()
    this.#drafts.discardAll()
  }

  /** Deletes the stored choices of a sent request. The review displays them until the page of the request opens. */
  discardStored(): void {
    this.#cookies.clear(checkoutCookie)
    this.#drafts.discardAll()
  }

  /** Empties the state at the end of the session. The drafts remain for the next login of the same user in this tab. */
  empty(): void {
    this.choices = NO_CHOICES
    this.#placed = undefined
    this.#undecidedQuantities = undefined
    this.#cookies.clear(checkoutCookie)
  }
}
