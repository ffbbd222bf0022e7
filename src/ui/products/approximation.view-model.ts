import { makeAutoObservable } from 'mobx'
import type { AlternativeCurrencyStore } from '#application/currencies/alternative-currency.store.ts'
import { fromDecimal } from '#domain/shared/money.ts'
import { amountOf, type Amount } from './part-facts.mapping.ts'

/** What an amount is in the currency that the account has chosen beside its own. */
export class ApproximationViewModel {
  readonly #store: AlternativeCurrencyStore

  constructor(store: AlternativeCurrencyStore) {
    this.#store = store
    makeAutoObservable(this, { of: false })
  }

  /** Absent where none is chosen, and where prices are hidden. */
  of({ value, currency }: Amount): Amount | undefined {
    const approximate = this.#store.approximately(fromDecimal(value, currency))
    return approximate && amountOf(approximate)
  }
}
