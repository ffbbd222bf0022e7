import type { VinHistory } from '#application/vehicles/vin-history.port.ts'
import type { Vin } from '#domain/vehicles/vin.ts'
import { searchContract } from '#contracts/search/search.contract.ts'
import type { Client } from '../contract-client.ts'
import type { ShopApi } from '../shop-api.ts'

export class HttpVinHistory implements VinHistory {
  readonly #calls: Client<typeof searchContract>

  constructor(api: ShopApi) {
    this.#calls = api.client(searchContract)
  }

  async list(): Promise<readonly string[]> {
    const { body } = await this.#calls.getVinSuggestions.query()
    return body
  }

  async remember(vin: Vin, limit: number): Promise<readonly string[]> {
    const { body } = await this.#calls.addVinSuggestion.mutate({ body: { limit, vinNumber: vin } })
    return body
  }
}
