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

/** The page of an article, by its number. */
export const slugOf = (number: string): string => partOf(number).slug

/** The number by which calls name an article. */
export function skuOf(number: string): string {
  const { vendorId, sku } = partOf(number)
  return `${vendorId}-${sku}`
}

function partOf(number: string) {
  const product = sharedCatalogue(SEED, SIZE).findBySku(number)
  if (!product) throw new Error(`The assortment has no ${number}`)
  return product
}
