import type { OpenedVehicle, VehicleCatalogue } from '#application/vehicles/vehicle-catalogue.port.ts'
import type { VehicleSummary } from '#domain/vehicles/vehicle.ts'
import type { Vin } from '#domain/vehicles/vin.ts'
import { vinContract } from '#contracts/vehicles/vin.contract.ts'
import { toVehicle, toVehicleGroup, toVehicleSummary } from './vehicle-mapping.ts'
import { HttpAdapter } from '../http-adapter.ts'

const STALE_MS = 60_000

export class HttpVehicleCatalogue extends HttpAdapter implements VehicleCatalogue {
  readonly #calls = this.api.client(vinContract)

  async findByVin(vin: Vin): Promise<VehicleSummary | undefined> {
    const { body } = await this.#calls.findVehicle.query({
      body: { formValues: [{ name: 'IdentString', value: vin }] },
    })
    return body.vehicle ? toVehicleSummary(body.vehicle) : undefined
  }

  async open(type: string, slug: string): Promise<OpenedVehicle | undefined> {
    const opened = await this.#calls.vehicle.fetchQuery({
      body: { type, slug },
      staleTime: STALE_MS,
      select: ({ vehicle, groups }) =>
        vehicle ? { vehicle: toVehicle(vehicle), groups: groups.map(toVehicleGroup) } : null,
    })
    return opened ?? undefined
  }
}
