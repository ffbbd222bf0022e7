import type {
  FoundVehicle,
  OpenedVehicle,
  VehicleCatalogue,
} from '#application/vehicles/vehicle-catalogue.port.ts'
import type { Vin } from '#domain/vehicles/vin.ts'
import { vinContract } from '#contracts/vehicles/vin.contract.ts'
import type { Client } from '../contract-client.ts'
import { rejecting } from '../refusals.ts'
import type { ShopApi } from '../shop-api.ts'
import { toVehicle, toVehicleGroup, toVehicleSummary } from './vehicle-mapping.ts'

const STALE_MS = 60_000
const REJECTIONS = { 403_006: { kind: 'not-allowed' } } as const

export class HttpVehicleCatalogue implements VehicleCatalogue {
  readonly #calls: Client<typeof vinContract>

  constructor(api: ShopApi) {
    this.#calls = api.client(vinContract)
  }

  async findByVin(vin: Vin): Promise<FoundVehicle> {
    const found = await rejecting(REJECTIONS, async () => {
      const { body } = await this.#calls.findVehicle.query({
        body: { formValues: [{ name: 'IdentString', value: vin }] },
      })
      return body.vehicle
        ? { kind: 'found' as const, vehicle: toVehicleSummary(body.vehicle) }
        : { kind: 'none' as const }
    })
    return found.ok ? found.value : found.error
  }

  async open(type: string, slug: string): Promise<OpenedVehicle> {
    const opened = await rejecting(REJECTIONS, () =>
      this.#calls.vehicle.fetchQuery({
        body: { type, slug },
        staleTime: STALE_MS,
        select: ({ vehicle, groups }) =>
          vehicle
            ? { kind: 'found' as const, vehicle: toVehicle(vehicle), groups: groups.map(toVehicleGroup) }
            : { kind: 'none' as const },
      }),
    )
    return opened.ok ? opened.value : opened.error
  }
}
