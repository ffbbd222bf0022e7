import type { QuantityClass, StockLocation } from '#contracts/quick-order/line-check.contract.ts'
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'

/** Fictional warehouses with their shares of the stock. */
const WAREHOUSES = [
  { id: 'MST', name: 'Münster', share: 0.6, cutoff: '17:30' },
  { id: 'ULM', name: 'Ulm', share: 0.3, cutoff: '16:00' },
  { id: 'VNL', name: 'Venlo', share: 0.1, cutoff: '15:00' },
] as const

export function quantityClass(quantity: number): QuantityClass {
  if (quantity === 0) return 'NONE'
  if (quantity < 10) return 'FEW'
  return quantity < 50 ? 'SOME' : 'MANY'
}

/** Splits the stock among the warehouses. The first warehouse gets the remainder, so that the sum is exact. */
export function stockLocations({ stock: { quantity } }: CatalogueProduct): StockLocation[] {
  const [first, ...others] = WAREHOUSES
  const otherStocks = others.map((house) => ({ house, pieces: Math.floor(quantity * house.share) }))
  const rest = quantity - otherStocks.reduce((sum, { pieces }) => sum + pieces, 0)
  return [{ house: first, pieces: rest }, ...otherStocks]
    .filter(({ pieces }) => pieces > 0)
    .map(({ house: { id, name, cutoff }, pieces }) => ({
      id,
      name,
      quantityClass: quantityClass(pieces),
      cutoff,
    }))
}
