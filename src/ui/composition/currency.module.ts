import { AlternativeCurrencyStore } from '#application/currency/alternative-currency.store.ts'
import { Currencies } from '#application/currency/currencies.port.ts'
import { LoadRates } from '#application/currency/load-rates.ts'
import { ApiAccess, viaApi } from './api-access.ts'
import type { Wiring } from './container.ts'

/** Another currency beside the prices, on every page; its calls arrive for those alone who have chosen one. */
export const currency: Wiring = ({ provide, lazy }) => {
  lazy(
    Currencies,
    viaApi(async () => (await import('#adapters/http/http-currencies.ts')).HttpCurrencies),
    ApiAccess,
  )
  provide(LoadRates, Currencies, AlternativeCurrencyStore)
}
