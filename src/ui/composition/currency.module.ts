import { Currencies } from '#application/currencies/currencies.port.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import type { Wiring } from '../kernel/module.ts'

/** A second currency beside the prices, on every page; its calls are imported only after a currency was chosen. */
export const currency: Wiring = ({ lazyPort }) => {
  lazyPort(
    Currencies,
    viaApi(async () => (await import('#adapters/http/currencies/http-currencies.ts')).HttpCurrencies),
    ApiAccess,
  )
}
