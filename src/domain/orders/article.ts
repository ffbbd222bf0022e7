import type { Picture } from '../products/product.ts'

/** A part as the line of an order or a document names it. */
export type Article = {
  readonly vendorId: string
  /** As printed; in a cart it is `vendorId-sku`. */
  readonly sku: string
  readonly name: string
  readonly slug: string
  readonly manufacturer: string
  readonly picture: Picture
}

/** Whom goods or an invoice are sent to. */
export type Party = {
  readonly id: string
  readonly company: string
  readonly street: string
  readonly postCode: string
  readonly city: string
  readonly countryId: string
}
