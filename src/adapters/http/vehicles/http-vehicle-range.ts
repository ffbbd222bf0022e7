import type { VehiclesOfMaker, VehicleRange } from '#application/vehicles/vehicle-range.port.ts'
import {
  vehiclesContract,
  type FitConditions as FitConditionsDto,
} from '#contracts/vehicles/vehicles.contract.ts'
import type { FitConditions, PartFit } from '#domain/vehicles/fit.ts'
import { toVehicle } from './vehicle-mapping.ts'
import { HttpAdapter } from '../http-adapter.ts'

const STALE_MS = 60_000

export class HttpVehicleRange extends HttpAdapter implements VehicleRange {
  readonly #calls = this.api.client(vehiclesContract)

  makers() {
    return this.#calls.makers.fetchQuery({ body: {}, staleTime: STALE_MS, select: ({ makers }) => makers })
  }

  async ofMaker(slug: string): Promise<VehiclesOfMaker | undefined> {
    const { maker, vehicles } = await this.#calls.ofMaker.fetchQuery({
      body: { maker: slug },
      staleTime: STALE_MS,
      select: (answer) => ({ ...answer, vehicles: answer.vehicles.map(toVehicle) }),
    })
    return maker ? { maker, vehicles } : undefined
  }

  async fits(slug: string, articleNos: readonly string[]): Promise<readonly PartFit[]> {
    const { body } = await this.#calls.partFits.query({ body: { slug, skus: [...articleNos] } })
    return body.parts.map(({ sku, universal, conditions }) => ({
      articleNo: sku,
      isUniversal: universal,
      alternatives: conditions.map(toConditions),
      modelYears: body.modelYears,
    }))
  }
}

/**
 * Converts fit conditions. A field that the API omits is also absent in the result: an absent condition means "all".
 */
function toConditions(dto: FitConditionsDto): FitConditions {
  const { axleConfigurations, brakeSizesMm, engineCodes, yearsOfBuild, chassisNumbers } = dto
  return {
    ...(axleConfigurations && { axle: axleConfigurations }),
    ...(brakeSizesMm && { brakeSize: brakeSizesMm.map(String) }),
    ...(engineCodes && { engine: engineCodes }),
    ...(yearsOfBuild && { year: yearsOfBuild }),
    ...(chassisNumbers && { chassis: chassisNumbers }),
  }
}
