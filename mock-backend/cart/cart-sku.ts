import type { Catalogue } from '../catalogue/catalogue.ts'
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'

/** A cart names a product by vendor, dash and article number. */
export const cartSku = ({ vendorId, sku }: CatalogueProduct) => `${vendorId}-${sku}`

/** What a cart needs of the catalogue. */
export type SoldParts = Pick<Catalogue, 'findBySku'>

/** No other spelling is taken than that of `cartSku`. */
export function productOfCartSku(catalogue: SoldParts, sku: string): CatalogueProduct | undefined {
  const product = catalogue.findBySku(sku)
  return product && cartSku(product) === sku ? product : undefined
}
