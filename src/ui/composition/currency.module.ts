import { Currencies } from '#application/currencies/currencies.port.ts'
import { ApiAccess, lazyAdapter } from '#adapters/http/api-access.ts'
import type { Wiring } from '../kernel/module.ts'

/**
 * Second currency beside the prices on every page. Its API client is imported only after the user has chosen a
 * currency.
 */
export const currency: Wiring = ({ lazyPort }) => {
  lazyPort(
    Currencies,
    lazyAdapter(async () => (await import('#adapters/http/currencies/http-currencies.ts')).HttpCurrencies),
    ApiAccess,
  )
}
