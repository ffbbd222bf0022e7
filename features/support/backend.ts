import {
  createMockBackend,
  type MockBackend,
  type MockBackendOptions,
} from '#mock-backend/create-mock-backend.ts'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'

const SEED = 1
const SIZE = 2_000

export const anyBackend = (clock: () => number, options: MockBackendOptions = {}): MockBackend =>
  createMockBackend({ seed: SEED, size: SIZE, clock, ...options })

/** Slug of a part, by its article number. */
export const slugOf = (number: string): string => partOf(number).slug

/** SKU of a part, by its article number, as calls of the API need it. */
export function skuOf(number: string): string {
  const { vendorId, sku } = partOf(number)
  return `${vendorId}-${sku}`
}

function partOf(number: string) {
  const product = sharedCatalogue(SEED, SIZE).findBySku(number)
  if (!product) throw new Error(`The assortment has no ${number}`)
  return product
}
