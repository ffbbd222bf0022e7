import type { CostCentres } from '#application/cost-centres/cost-centres.port.ts'
import { costCentresContract } from '#contracts/cost-centres/cost-centres.contract.ts'
import type { CostCentre } from '#domain/cost-centres/cost-centre.ts'
import { HttpAdapter } from '../http-adapter.ts'

export class HttpCostCentres extends HttpAdapter implements CostCentres {
  readonly #calls = this.api.client(costCentresContract)

  async list(): Promise<readonly CostCentre[]> {
    const { body } = await this.#calls.list.query()
    return body.costCentres
  }
}
