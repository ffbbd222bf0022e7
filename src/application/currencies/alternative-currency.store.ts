import { makeAutoObservable, observableRef } from 'mobx'
import { convertApproximately, type Rates } from '#domain/currencies/alternative-currency.ts'
import type { Money } from '#domain/shared/money.ts'
import type { SessionStore } from '../session/session.store.ts'

/** Exchange rates for the currency that is shown beside the prices (spec 3). */
export class AlternativeCurrencyStore {
  rates: Rates | undefined = undefined
  readonly #session: SessionStore

  constructor(session: SessionStore) {
    this.#session = session
    makeAutoObservable(this, { rates: observableRef })
  }

  /** ISO 4217 code; setting of the account. */
  get currency(): string | undefined {
    return this.#session.user?.alternativeCurrency
  }

  setRates(rates: Rates | undefined): void {
    this.rates = rates
  }

  /** Undefined if no currency is chosen, or the rate is missing. */
  approximately(amount: Money): Money | undefined {
    if (this.currency === undefined || this.rates === undefined) return undefined
    return convertApproximately(amount, this.currency, this.rates)
  }
}
