import type { Currencies } from '#application/currencies/currencies.port.ts'
import { currenciesContract } from '#contracts/currencies/currencies.contract.ts'
import type { Rates } from '#domain/currencies/alternative-currency.ts'
import { HttpAdapter } from '../http-adapter.ts'

/** Time in ms for which rates are fresh: one hour, because they change once a day. */
const STALE_MS = 3_600_000

export class HttpCurrencies extends HttpAdapter implements Currencies {
  readonly #calls = this.api.client(currenciesContract)

  rates(): Promise<Rates> {
    return this.#calls.list.fetchQuery({
      staleTime: STALE_MS,
      select: ({ baseCurrency, currencies }) => ({ baseCurrency, currencies }),
    })
  }

  async choose(currency: string | undefined): Promise<void> {
    await this.#calls.set.mutate({
      body: { alternativeCurrency: currency ?? null },
    })
  }
}
