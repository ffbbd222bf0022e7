import type { VinHistory } from '#application/vehicles/vin-history.port.ts'
import type { Vin } from '#domain/vehicles/vin.ts'
import { searchContract } from '#contracts/search/search.contract.ts'
import { HttpAdapter } from '../http-adapter.ts'

export class HttpVinHistory extends HttpAdapter implements VinHistory {
  readonly #calls = this.api.client(searchContract)

  async list(): Promise<readonly string[]> {
    const { body } = await this.#calls.getVinSuggestions.query()
    return body
  }

  async remember(vin: Vin, limit: number): Promise<readonly string[]> {
    const { body } = await this.#calls.addVinSuggestion.mutate({ body: { limit, vinNumber: vin } })
    return body
  }
}
