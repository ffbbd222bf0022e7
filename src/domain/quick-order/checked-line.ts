import type { LineStatus } from '../cart/cart.ts'
import type { Availability, FoundVia, Picture, ProductPrice } from '../products/product.ts'

/** A part that a line may mean. */
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

/** None; up to 9; 10 to 49; 50 and more pieces. */
export type QuantityClass = 'none' | 'few' | 'some' | 'many'

type StockLocation = {
  readonly id: string
  readonly name: string
  readonly quantityClass: QuantityClass
  /** Local time until which an order leaves today. */
  readonly cutoff?: string | undefined
}

/** How much there is of a part, and where. */
export type StockReport = {
  readonly quantityClass?: QuantityClass | undefined
  readonly locations: readonly StockLocation[]
}

/** What the API says of one line. */
export type CheckedLine = {
  readonly lineNo: number
  readonly status: LineStatus
  readonly requested: number
  readonly accepted: number
  readonly part?: CheckedPart | undefined
  readonly replacement?: CheckedPart | undefined
  readonly candidates: readonly CheckedPart[]
  /** ISO 8601 date. */
  readonly nextDate?: string | undefined
  /** Only where the stock was asked for. */
  readonly stock?: StockReport | undefined
}

/** What is asked of the API. */
export type AskedLine = { readonly lineNo: number; readonly input: string; readonly quantity: number }
