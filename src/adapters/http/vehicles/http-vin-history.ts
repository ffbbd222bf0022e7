import type { VinHistory } from '#application/vehicles/vin-history.port.ts'
import type { Vin } from '#domain/vehicles/vin.ts'
import { bearer, type ShopApi } from '../shop-api.ts'

export class HttpVinHistory implements VinHistory {
  readonly #api: ShopApi

  constructor(api: ShopApi) {
    this.#api = api
  }

  async list(): Promise<readonly string[]> {
    const { calls, via, caller } = this.#api
    const { body } = await calls.search.getVinSuggestions.query({ via, extraHeaders: bearer(caller) })
    return body
  }

  async remember(vin: Vin, limit: number): Promise<readonly string[]> {
    const { calls, via, caller } = this.#api
    const { body } = await calls.search.addVinSuggestion.mutate({
      via,
      extraHeaders: bearer(caller),
      body: { limit, vinNumber: vin },
    })
    return body
  }
}
