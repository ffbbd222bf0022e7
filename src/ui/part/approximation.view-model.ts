import type { AlternativeCurrencyStore } from '#application/currencies/alternative-currency.store.ts'
import type { Money } from '#domain/shared/money.ts'

/** What an amount is in the currency that the account has chosen beside its own. */
export class ApproximationViewModel {
  readonly #store: AlternativeCurrencyStore

  constructor(store: AlternativeCurrencyStore) {
    this.#store = store
  }

  /** Absent where none is chosen, and where prices are hidden. */
  of(amount: Money): Money | undefined {
    return this.#store.approximately(amount)
  }
}
