import { makeAutoObservable, observableRef } from 'mobx'
import { approximately, type Rates } from '#domain/currencies/alternative-currency.ts'
import type { Money } from '#domain/shared/money.ts'
import type { SessionStore } from '../session/session.store.ts'

/** Beside which prices another currency stands, and at which rates (spec 3). */
export class AlternativeCurrencyStore {
  rates: Rates | undefined = undefined
  readonly #session: SessionStore

  constructor(session: SessionStore) {
    this.#session = session
    makeAutoObservable(this, { rates: observableRef })
  }

  /** ISO 4217; the account's choice. */
  get currency(): string | undefined {
    return this.#session.user?.alternativeCurrency
  }

  hold(rates: Rates | undefined): void {
    this.rates = rates
  }

  /** Absent where prices are hidden, none is chosen, or there is no rate. */
  approximately(amount: Money): Money | undefined {
    if (!this.#session.pricesAreVisible || this.currency === undefined || this.rates === undefined)
      return undefined
    return approximately(amount, this.currency, this.rates)
  }
}
