import type { Currencies } from '#application/currencies/currencies.port.ts'
import { currenciesContract } from '#contracts/currencies/currencies.contract.ts'
import type { Rates } from '#domain/currencies/alternative-currency.ts'
import type { Client } from '../contract-client.ts'
import type { ShopApi } from '../shop-api.ts'

/** One hour, because rates change once a day. */
const STALE_MS = 3_600_000

export class HttpCurrencies implements Currencies {
  readonly #calls: Client<typeof currenciesContract>

  constructor(api: ShopApi) {
    this.#calls = api.client(currenciesContract)
  }

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
