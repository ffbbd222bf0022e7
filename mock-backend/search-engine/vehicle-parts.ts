import type { Fitment } from '../catalogue/catalogue-product.ts'
import { postingsOf } from './postings.ts'
import { vehicles } from '../catalogue/vehicles.ts'

/** The products that fit a vehicle. */
export interface VehicleParts {
  /** Product indexes, ascending; empty for an unknown vehicle. */
  of(vehicleSlug: string): Uint32Array
}

const positions = new Map(vehicles.map(({ slug }, index) => [slug, index]))

export function createVehicleParts(
  size: number,
  fitmentsOf: (index: number) => readonly Fitment[],
): VehicleParts {
  const keys: number[] = []
  const products: number[] = []
  for (let index = 0; index < size; index += 1) {
    for (const { vehicleSlug } of fitmentsOf(index)) {
      keys.push(positions.get(vehicleSlug) ?? 0)
      products.push(index)
    }
  }
  const postings = postingsOf(vehicles.length, keys, products)
  return { of: (vehicleSlug) => postings.of(positions.get(vehicleSlug) ?? vehicles.length) }
}
