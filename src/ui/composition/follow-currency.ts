import { reaction } from 'mobx'
import { AlternativeCurrencyStore } from '#application/currencies/alternative-currency.store.ts'
import { LoadRates } from '#application/currencies/load-rates.ts'
import type { Shop } from './shop.tsx'

/** Whoever logs in on this page may have chosen another currency. */
export function followCurrency(shop: Shop): void {
  const store = shop.get(AlternativeCurrencyStore)
  reaction(
    () => store.currency,
    () => void shop.get(LoadRates).run(),
    // the server's rates are restored together with the session
    { delay: 0 },
  )
}
