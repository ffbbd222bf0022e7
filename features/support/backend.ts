import { createMockBackend, type MockBackend } from '#mock-backend/create-mock-backend.ts'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'

const SEED = 1
const SIZE = 2_000

export const anyBackend = (clock: () => number): MockBackend =>
  createMockBackend({ seed: SEED, size: SIZE, clock })

/** The page of an article, by its number. */
export function slugOf(number: string): string {
  const product = sharedCatalogue(SEED, SIZE).findBySku(number)
  if (!product) throw new Error(`The assortment has no ${number}`)
  return product.slug
}
