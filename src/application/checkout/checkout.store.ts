import { makeAutoObservable, observableRef } from 'mobx'
import type { PlacedOrder } from '#domain/checkout/checkout.ts'
import type { CookieJar } from '../kernel/cookie-jar.port.ts'
import type { SessionStore } from '../session/session.store.ts'
import type { CustomersStore } from '../shared/visitor-stores.ts'
import {
  CHOICES_DRAFT,
  NOTHING_CHOSEN,
  readChoices,
  writeChoices,
  type CheckoutChoices,
} from './checkout-choices.ts'
import { checkoutCookie } from './checkout-cookie.ts'
import type { CheckoutDrafts } from './checkout-drafts.ts'

/** State of the current checkout. It ends with the checkout (spec 2) and with the session. */
export class CheckoutStore implements CustomersStore {
  choices: CheckoutChoices = NOTHING_CHOSEN
  #placed: PlacedOrder | undefined = undefined
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
    const customerId = this.#session.user?.customerId
    this.choices =
      customerId === undefined ? NOTHING_CHOSEN : readChoices(this.#cookies.read(checkoutCookie), customerId)
  }

  /** After a login that followed the end of the session: true where choices of this tab are back. Not before hydration. */
  recall(): boolean {
    if (this.choices !== NOTHING_CHOSEN) return false
    const kept = this.#drafts.open(CHOICES_DRAFT).restore()
    if (kept) this.choose(kept)
    return kept !== undefined
  }

  /** Tells later whether it is still the same session: an answer that comes after its end belongs to nobody. */
  sameSession(): () => boolean {
    const { visit } = this.#session
    return () => visit === this.#session.visit
  }

  /** Adds to what is stored: another tab may have chosen more since this one has looked. Nobody chooses without a session. */
  choose(choice: Partial<CheckoutChoices>): void {
    this.restore()
    const customerId = this.#session.user?.customerId
    if (customerId === undefined) return
    this.choices = { ...this.choices, ...choice }
    this.#cookies.write(checkoutCookie, writeChoices(this.choices, customerId))
    // what was chosen for an order that is placed is not offered for the next one
    if (this.choices.orderNumbers) this.#drafts.discardAll()
    else this.#drafts.open(CHOICES_DRAFT).save(this.choices)
  }

  /** Kept for the confirmation that follows, which has no need to ask for the same lines again. */
  keepPlaced(order: PlacedOrder): void {
    this.#placed = order
  }

  /** Once: a reload and the way back ask the API. */
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
    this.#cookies.clear(checkoutCookie)
  }
}
