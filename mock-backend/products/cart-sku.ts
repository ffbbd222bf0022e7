import type { Catalogue } from '../search-engine/catalogue.ts'
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'

/** A cart identifies a product by vendor id, dash and article number. */
export const cartSku = ({ vendorId, sku }: CatalogueProduct) => `${vendorId}-${sku}`

/** The part of the catalogue that a cart needs. */
export type SoldParts = Pick<Catalogue, 'findBySku'>

/** Finds the product of a cart line; undefined unless `sku` is spelled as by `cartSku`. */
export function productOfCartSku(catalogue: SoldParts, sku: string): CatalogueProduct | undefined {
  const product = catalogue.findBySku(sku)
  return product && cartSku(product) === sku ? product : undefined
}
