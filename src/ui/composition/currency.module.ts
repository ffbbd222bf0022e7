import { ContainerModule } from 'inversify'
import { AlternativeCurrencyStore } from '#application/currency/alternative-currency.store.ts'
import { Currencies } from '#application/currency/currencies.port.ts'
import { LoadRates } from '#application/currency/load-rates.ts'
import { ApiAccess, viaApi } from './api-access.ts'

/** Another currency beside the prices, on every page; its calls arrive for those alone who have chosen one. */
export const currency = new ContainerModule(({ bind }) => {
  bind<Currencies>(Currencies).toResolvedValue(
    viaApi(async () => (await import('#adapters/http/http-currencies.ts')).HttpCurrencies),
    [ApiAccess],
  )
  bind(LoadRates).toResolvedValue(
    (currencies: Currencies, store: AlternativeCurrencyStore) => new LoadRates(currencies, store),
    [Currencies, AlternativeCurrencyStore],
  )
})
