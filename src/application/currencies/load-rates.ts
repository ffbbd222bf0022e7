import { attempt } from '../kernel/attempt.ts'
import type { AlternativeCurrencyStore } from './alternative-currency.store.ts'
import type { Currencies } from './currencies.port.ts'

/** Loads the exchange rates if a second currency is chosen; prices are shown without it on failure. */
export class LoadRates {
  readonly #currencies: Currencies
  readonly #store: AlternativeCurrencyStore

  constructor(currencies: Currencies, store: AlternativeCurrencyStore) {
    this.#currencies = currencies
    this.#store = store
  }

  async run(): Promise<void> {
    if (this.#store.currency === undefined || this.#store.rates !== undefined) return
    const rates = await attempt(() => this.#currencies.rates())
    if (rates.ok) this.#store.setRates(rates.value)
  }
}
