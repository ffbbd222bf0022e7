import type { Currencies } from '#application/currencies/currencies.port.ts'
import { currenciesContract } from '#contracts/currencies/currencies.contract.ts'
import type { Rates } from '#domain/currencies/alternative-currency.ts'
import type { AnswerCache } from '../answer-cache.ts'
import type { Client } from '../contract-client.ts'
import type { ShopApi } from '../shop-api.ts'

/** An hour: rates change once a day. */
const STALE_MS = 3_600_000

export class HttpCurrencies implements Currencies {
  readonly #api: ShopApi
  readonly #calls: Client<typeof currenciesContract>
  readonly #cache: AnswerCache

  constructor(api: ShopApi, cache: AnswerCache) {
    this.#api = api
    this.#calls = api.client(currenciesContract)
    this.#cache = cache
  }

  rates(): Promise<Rates> {
    const { languageID } = this.#api.caller
    return this.#cache.read(['currencies', languageID], STALE_MS, async (signal) => {
      const { body } = await this.#calls.list.query({
        fetchOptions: { signal },
      })
      return { baseCurrency: body.baseCurrency, currencies: body.currencies }
    })
  }

  async choose(currency: string | undefined): Promise<void> {
    await this.#calls.set.mutate({
      body: { alternativeCurrency: currency ?? null },
    })
  }
}
