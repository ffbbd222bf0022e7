import type { Currencies } from '#application/currencies/currencies.port.ts'
import { currenciesContract } from '#contracts/currencies/currencies.contract.ts'
import type { Rates } from '#domain/currencies/alternative-currency.ts'
import type { AnswerCache } from '../answer-cache.ts'
import { clientOf } from '../contract-client.ts'
import type { ShopApi } from '../shop-api.ts'

const currencyCalls = clientOf(currenciesContract)

/** An hour: rates change once a day. */
const STALE_MS = 3_600_000

export class HttpCurrencies implements Currencies {
  readonly #api: ShopApi
  readonly #cache: AnswerCache

  constructor(api: ShopApi, cache: AnswerCache) {
    this.#api = api
    this.#cache = cache
  }

  rates(): Promise<Rates> {
    const { via, caller } = this.#api
    const { languageID } = caller
    return this.#cache.read(['currencies', languageID], STALE_MS, async (signal) => {
      const { body } = await currencyCalls.list.query({
        via,
        query: { languageID },
        fetchOptions: { signal },
      })
      return { baseCurrency: body.baseCurrency, currencies: body.currencies }
    })
  }

  async choose(currency: string | undefined): Promise<void> {
    const { via, caller } = this.#api
    await currencyCalls.set.mutate({
      via,
      body: { token: caller.token, alternativeCurrency: currency ?? null },
    })
  }
}
