import { makerName, vehicles, type Vehicle } from '../catalogue/vehicles.ts'

const bySlug = new Map(vehicles.map((vehicle) => [vehicle.slug, vehicle]))

export const vehicleBySlug = (slug: string): Vehicle | undefined => bySlug.get(slug)

/** The fields that identify a vehicle; `vin` is set if it was found by its VIN. */
export function vehicleSummary(vehicle: Vehicle, vin: string | null = null) {
  const { slug, type, makerId, series, model, yearFrom, yearTo } = vehicle
  return { vin, slug, type, manufacturer: makerName(makerId), series, model, yearFrom, yearTo }
}

export function vehicleDetails(vehicle: Vehicle) {
  const { engineCode, displacementCcm, powerKw, powerHp, axleConfigurations } = vehicle
  return {
    ...vehicleSummary(vehicle),
    engineCode,
    displacementCcm,
    powerKw,
    powerHp,
    axleConfigurations: [...axleConfigurations],
  }
}
