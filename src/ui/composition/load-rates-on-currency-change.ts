import { reaction } from 'mobx'
import { AlternativeCurrencyStore } from '#application/currencies/alternative-currency.store.ts'
import { LoadRates } from '#application/currencies/load-rates.ts'
import type { Container } from '../kernel/container.tsx'

/** Loads the rates when the currency changes, such as after a login on this page. */
export function loadRatesOnCurrencyChange(container: Container): void {
  const store = container.get(AlternativeCurrencyStore)
  reaction(
    () => store.currency,
    () => void container.get(LoadRates).run(),
    // wait until the server's rates are restored together with the session
    { delay: 0 },
  )
}
