import type { LineStatus } from '../cart/cart.ts'
import type { Availability, FoundVia, Picture, ProductPrice } from '../products/product.ts'

/** A candidate part for a line. */
export type CheckedPart = {
  readonly vendorId: string
  readonly sku: string
  readonly name: string
  readonly slug: string
  readonly picture: Picture
  readonly manufacturer: string
  readonly packagingAmount: number
  readonly price?: ProductPrice | undefined
  readonly availability?: Availability | undefined
  readonly foundVia?: FoundVia | undefined
}

/**
 * True if the part was found by a number that the seller did not issue: an OE or competitor's number, or a bar code.
 */
export const isFoundByOtherNumber = ({ foundVia }: Pick<CheckedPart, 'foundVia'>): boolean =>
  foundVia?.kind === 'oe' || foundVia?.kind === 'comparable' || foundVia?.kind === 'gtin'

/** `none`: 0 pieces, `few`: 1 to 9, `some`: 10 to 49, `many`: 50 or more. */
type QuantityClass = 'none' | 'few' | 'some' | 'many'

type StockLocation = {
  readonly id: string
  readonly name: string
  readonly quantityClass: QuantityClass
  /** Local time before which an order is shipped today. */
  readonly cutoff?: string | undefined
}

/** Stock of a part by location. */
export type StockReport = {
  readonly quantityClass?: QuantityClass | undefined
  readonly locations: readonly StockLocation[]
}

/** Result of one line of a line check. */
export type CheckedLine = {
  readonly lineNo: number
  readonly status: LineStatus
  readonly part?: CheckedPart | undefined
  readonly replacement?: CheckedPart | undefined
  readonly candidates: readonly CheckedPart[]
  /** Set if the customer's company assigned the part to this number; `at` is an ISO 8601 time, `by` a person's name. */
  readonly decided?: { readonly at: string; readonly by: string } | undefined
  /** Set by the availability check only. */
  readonly stock?: StockReport | undefined
}

/** Request line of a line check. */
export type LineQuery = { readonly lineNo: number; readonly input: string; readonly quantity: number }
