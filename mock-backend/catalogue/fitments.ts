import type { Assortment } from './assortment.ts'
import type { DivisionId, Fitment } from './catalogue-product.ts'
import { randomFor, type Random } from './random.ts'
import { vehicles, type Vehicle } from './vehicles.ts'

/** Vehicles that the products of a design fit, with the conditions of each vehicle; empty for universal parts. */
export type Fitments = (design: number) => readonly Fitment[]

const vehiclesByPlace = Map.groupBy(vehicles, ({ makerId, type }) => `${makerId} ${type}`)

const vehiclesOf = (makerId: string, division: DivisionId): readonly Vehicle[] =>
  vehiclesByPlace.get(`${makerId} ${division}`) ?? []

export function createFitments(seed: number, assortment: Assortment): Fitments {
  return (design) => {
    const { mainDivision } = assortment.seriesOf(design)
    if (mainDivision === undefined) return []
    const random = randomFor(seed, 'fitment', design)
    const fitting = assortment.makersOf(design).flatMap((makerId) => [
      ...some(vehiclesOf(makerId, mainDivision), random.int(1, 6), random),
      ...assortment
        .divisionsOf(design)
        .filter((division) => division !== mainDivision)
        .flatMap((division) => some(vehiclesOf(makerId, division), 1, random)),
    ])
    const quantityPerVehicle = random.pick([1, 1, 2, 2, 4])
    return fitting.map((vehicle) => fitmentOf(vehicle, quantityPerVehicle, random))
  }
}

/** Up to `max` different vehicles, in catalogue order. */
function some(candidates: readonly Vehicle[], max: number, random: Random): readonly Vehicle[] {
  if (candidates.length <= max) return candidates
  const picked = new Set(Array.from({ length: max }, () => random.pick(candidates)))
  return candidates.filter((vehicle) => picked.has(vehicle))
}

function fitmentOf(vehicle: Vehicle, quantityPerVehicle: number, random: Random): Fitment {
  const axleConfiguration = random.pick(vehicle.axleConfigurations)
  const restricted = random.chance(0.2)
  return {
    vehicleSlug: vehicle.slug,
    fromYear: vehicle.yearFrom,
    toYear: vehicle.yearTo ?? undefined,
    axleConfiguration,
    quantityPerVehicle,
    restriction: restricted
      ? {
          kind: random.pick(['upToChassis', 'fromChassis'] as const),
          chassisNumber: String(random.int(100_000, 999_999)),
        }
      : undefined,
  }
}
