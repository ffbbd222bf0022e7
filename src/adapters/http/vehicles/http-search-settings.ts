import type { SearchSettings } from '#application/vehicles/search-settings.port.ts'
import type { SearchMode } from '#domain/vehicles/search-mode.ts'
import type { AnswerCache } from '../answer-cache.ts'
import { settingsContract } from '#contracts/vehicles/settings.contract.ts'
import type { Client } from '../contract-client.ts'
import type { ShopApi } from '../shop-api.ts'

const STALE_MS = 300_000
const LONGEST_HISTORY = 100

const MODE = { OE: 'part', VIN: 'vin', VIN_AND_OE: 'part-and-vin' } as const

export class HttpSearchSettings implements SearchSettings {
  readonly #api: ShopApi
  readonly #calls: Client<typeof settingsContract>
  readonly #cache: AnswerCache

  constructor(api: ShopApi, cache: AnswerCache) {
    this.#api = api
    this.#calls = api.client(settingsContract)
    this.#cache = cache
  }

  async mode(): Promise<SearchMode> {
    return MODE[(await this.#read()).mode]
  }

  async vinHistoryLength(): Promise<number> {
    return Math.min(Math.max((await this.#read()).vinHistoryLength, 1), LONGEST_HISTORY)
  }

  #read() {
    return this.#cache.read(
      ['search-settings', this.#api.caller.token !== null],
      STALE_MS,
      async (signal) => {
        const { body } = await this.#calls.searchMode.query({ fetchOptions: { signal } })
        return body
      },
    )
  }
}
