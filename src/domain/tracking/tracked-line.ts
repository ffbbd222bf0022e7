import type { CartLine } from '../cart/cart.ts'
import type { ProductSummary } from '../products/product.ts'
import { sum, times, toDecimal, type Money } from '../shared/money.ts'

/** Category levels of a line (spec 3). */
const CATEGORY_LEVELS = 5

/** A cart line of the data layer (spec 3, analytics cart line). */
export type TrackedLine = {
  readonly sku: string
  readonly qty: number
  readonly name: string
  readonly replaces: readonly string[]
  readonly brandName: string
  /** Category names from the main group down. */
  readonly categories: readonly string[]
  readonly showPrice: boolean
  /** Absent if prices are hidden. */
  readonly pricePackage?: {
    readonly price: { readonly value: number; readonly currency: { readonly code: string } }
  }
}

/** Cart line or product that becomes a tracked line; fields of the catalogue may be missing. */
export type TrackableLine = Pick<CartLine, 'sku' | 'name' | 'manufacturer' | 'quantity' | 'unitPrice'> &
  Partial<Pick<ProductSummary, 'replaces' | 'categories'>>

export function trackedLine(line: TrackableLine): TrackedLine {
  const { sku, quantity, name, manufacturer, replaces = [], categories = [], unitPrice: price } = line
  return {
    sku,
    qty: quantity,
    name,
    replaces,
    brandName: manufacturer,
    categories: categories.slice(0, CATEGORY_LEVELS).map((category) => category.name),
    showPrice: price !== undefined,
    ...(price && {
      pricePackage: { price: { value: toDecimal(price), currency: { code: price.currency } } },
    }),
  }
}

/** Value of all lines; `undefined` unless every line has a price in the same currency. */
export function valueOfLines(lines: readonly TrackableLine[]): Money | undefined {
  const currency = lines[0]?.unitPrice?.currency
  if (currency === undefined) return undefined
  const amounts = lines.flatMap(({ unitPrice, quantity }) =>
    unitPrice?.currency === currency ? [times(unitPrice, quantity)] : [],
  )
  return amounts.length === lines.length ? sum(amounts, currency) : undefined
}

/** Converts a product to a line with one piece. */
export const trackableLineOf = (product: ProductSummary): TrackableLine => ({
  sku: `${product.vendorId}-${product.sku}`,
  name: product.name,
  manufacturer: product.manufacturer,
  quantity: 1,
  unitPrice: product.price?.net,
  replaces: product.replaces,
  categories: product.categories,
})
