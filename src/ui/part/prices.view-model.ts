import { reaction } from 'mobx'
import { AlternativeCurrencyStore } from '#application/currencies/alternative-currency.store.ts'
import { SessionStore } from '#application/session/session.store.ts'
import type { Money } from '#domain/shared/money.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

/** Hides prices at once, before a page is loaded again without them. */
export class PricesViewModel {
  static readonly keys = { session: SessionStore, store: AlternativeCurrencyStore }
  readonly #deps

  constructor(deps: DepsOf<typeof PricesViewModel.keys>) {
    this.#deps = deps
  }

  get areVisible(): boolean {
    return this.#deps.session.pricesAreVisible
  }

  /** For components that do not observe the session. */
  readonly subscribe = (onChange: () => void): (() => void) => reaction(() => this.areVisible, onChange)

  /** Amount in the additional currency of the account, if one is chosen. */
  approximation(amount: Money): Money | undefined {
    return this.#deps.store.approximately(amount)
  }
}
