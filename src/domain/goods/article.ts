import type { Picture } from '../products/product.ts'

/** The part of an order line or document line. */
export type Article = {
  readonly vendorId: string
  /** Printed article number; the cart uses `vendorId-sku`. */
  readonly sku: string
  readonly name: string
  readonly slug: string
  readonly manufacturer: string
  readonly picture: Picture
}

/** Recipient of goods or of an invoice. */
export type Party = {
  readonly id: string
  readonly company: string
  readonly street: string
  readonly postCode: string
  readonly city: string
  readonly countryId: string
}
