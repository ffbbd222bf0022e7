import type {
  FoundVehicle,
  OpenedVehicle,
  VehicleCatalogue,
} from '#application/vehicles/vehicle-catalogue.port.ts'
import { ApiFailure } from '#application/shared/api-failure.ts'
import type { Vin } from '#domain/vehicles/vin.ts'
import type { AnswerCache } from '../answer-cache.ts'
import { vinContract } from '#contracts/vehicles/vin.contract.ts'
import type { Client } from '../contract-client.ts'
import type { ShopApi } from '../shop-api.ts'
import { toVehicle, toVehicleGroup, toVehicleSummary } from './vehicle-mapping.ts'

const STALE_MS = 60_000
const NO_VIN_SEARCH_CODE = 403_006

export class HttpVehicleCatalogue implements VehicleCatalogue {
  readonly #api: ShopApi
  readonly #calls: Client<typeof vinContract>
  readonly #cache: AnswerCache

  constructor(api: ShopApi, cache: AnswerCache) {
    this.#api = api
    this.#calls = api.client(vinContract)
    this.#cache = cache
  }

  findByVin(vin: Vin): Promise<FoundVehicle> {
    return unlessNotAllowed(async () => {
      const { body } = await this.#calls.findVehicle.query({
        body: { formValues: [{ name: 'IdentString', value: vin }] },
      })
      return body.vehicle
        ? { kind: 'found', vehicle: toVehicleSummary(body.vehicle) }
        : { kind: 'none' as const }
    })
  }

  open(type: string, slug: string): Promise<OpenedVehicle> {
    const { languageID, countryID } = this.#api.caller
    const key = ['vehicle', type, slug, languageID, countryID]
    return this.#cache.read(key, STALE_MS, (signal) =>
      unlessNotAllowed(async () => {
        const { body } = await this.#calls.vehicle.query({
          body: { type, slug },
          fetchOptions: { signal },
        })
        return body.vehicle
          ? { kind: 'found', vehicle: toVehicle(body.vehicle), groups: body.groups.map(toVehicleGroup) }
          : { kind: 'none' as const }
      }),
    )
  }
}

async function unlessNotAllowed<Answer>(ask: () => Promise<Answer>) {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof ApiFailure && error.code === NO_VIN_SEARCH_CODE) {
      return { kind: 'not-allowed' as const }
    }
    throw error
  }
}
