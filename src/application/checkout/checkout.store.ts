import { makeAutoObservable, observableRef } from 'mobx'
import type { CookieJar } from '../kernel/cookie-jar.port.ts'
import type { SessionStore } from '../session/session.store.ts'
import type { CustomersStore } from '../shared/visitor-stores.ts'
import { NOTHING_CHOSEN, readChoices, writeChoices, type CheckoutChoices } from './checkout-choices.ts'
import { checkoutCookie } from './checkout-cookie.ts'

/** State of the current checkout. It ends with the checkout (spec 2) and with the session. */
export class CheckoutStore implements CustomersStore {
  choices: CheckoutChoices = NOTHING_CHOSEN
  readonly #cookies: CookieJar
  readonly #session: SessionStore

  constructor(cookies: CookieJar, session: SessionStore) {
    this.#cookies = cookies
    this.#session = session
    makeAutoObservable(this, { choices: observableRef })
    this.restore()
  }

  /** Reloads the choices, because another tab may have changed them. */
  restore(): void {
    const customerId = this.#session.user?.customerId
    this.choices =
      customerId === undefined ? NOTHING_CHOSEN : readChoices(this.#cookies.read(checkoutCookie), customerId)
  }

  choose(choice: Partial<CheckoutChoices>): void {
    this.choices = { ...this.choices, ...choice }
    const customerId = this.#session.user?.customerId
    if (customerId === undefined) return
    this.#cookies.write(checkoutCookie, writeChoices(this.choices, customerId))
  }

  empty(): void {
    this.choices = NOTHING_CHOSEN
    this.#cookies.clear(checkoutCookie)
  }
}
