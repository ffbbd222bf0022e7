import { attempt } from '../kernel/attempt.ts'
import { AlternativeCurrencyStore } from './alternative-currency.store.ts'
import { Currencies } from './currencies.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Loads the exchange rates if a second currency is chosen; prices are shown without it on failure. */
export class LoadRates extends dependsOn({ currencies: Currencies, store: AlternativeCurrencyStore }) {
  async run(): Promise<void> {
    if (this.deps.store.currency === undefined || this.deps.store.rates !== undefined) return
    const rates = await attempt(() => this.deps.currencies.rates())
    if (rates.ok) this.deps.store.setRates(rates.value)
  }
}
