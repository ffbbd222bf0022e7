import { reaction } from 'mobx'
import type { AlternativeCurrencyStore } from '#application/currencies/alternative-currency.store.ts'
import type { SessionStore } from '#application/session/session.store.ts'
import type { Money } from '#domain/shared/money.ts'

/** Hides prices at once, before a page is loaded again without them. */
export class PricesViewModel {
  readonly #session: SessionStore
  readonly #store: AlternativeCurrencyStore

  constructor(session: SessionStore, store: AlternativeCurrencyStore) {
    this.#session = session
    this.#store = store
  }

  get areVisible(): boolean {
    return this.#session.pricesAreVisible
  }

  /** For components that do not observe the session themselves. */
  readonly subscribe = (onChange: () => void): (() => void) => reaction(() => this.areVisible, onChange)

  /** What an amount is in the currency that the account has chosen beside its own, if there is one. */
  approximation(amount: Money): Money | undefined {
    return this.#store.approximately(amount)
  }
}
