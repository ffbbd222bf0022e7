import { Currencies } from '#application/currencies/currencies.port.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import type { Wiring } from '../kernel/module.ts'

/** Another currency beside the prices, on every page; its calls arrive for those alone who have chosen one. */
export const currency: Wiring = ({ latePort }) => {
  latePort(
    Currencies,
    viaApi(async () => (await import('#adapters/http/currencies/http-currencies.ts')).HttpCurrencies),
    ApiAccess,
  )
}
