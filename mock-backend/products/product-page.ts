import type { Product, ProductPage } from '#contracts/products/product.dto.ts'
import { dayOf } from '../calendar/calendar.ts'
import type { Catalogue } from '../search-engine/catalogue.ts'
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'
import { partDocuments } from './part-documents.ts'
import { partImages } from './part-images.ts'
import { attributes, productSummary } from './product-summary.ts'
import type { Visitor } from '../session/callers.ts'
import { fittingVehicles } from './fitting-vehicles.ts'

export const productPage = async (
  catalogue: Catalogue,
  product: CatalogueProduct,
  visitor: Visitor,
): Promise<ProductPage> => ({
  ...(await completeProduct(catalogue, product, visitor)),
  alternatives: catalogue.alternativesTo(product).map((other) => productSummary(other, visitor)),
})

export async function completeProduct(
  catalogue: Catalogue,
  product: CatalogueProduct,
  visitor: Visitor,
): Promise<Product> {
  return {
    ...productSummary(product, visitor),
    images: partImages(product, visitor.language),
    gtin: product.gtin,
    attributes: attributes(product, visitor.language),
    weightKg: product.weightKg,
    customsTariffNo: product.customsTariffNumber,
    countryOfOrigin: product.countryOfOrigin,
    vehicles: fittingVehicles(product, visitor.language),
    documents: await partDocuments(product, visitor.language, dayOf(visitor.now)),
    ...(product.hazard && { hazard: product.hazard }),
    replacedBy: replacement(catalogue, product, visitor),
    discontinued: product.discontinued,
  }
}

function replacement(catalogue: Catalogue, { replacedBy }: CatalogueProduct, { language }: Visitor) {
  const next = replacedBy === undefined ? undefined : catalogue.findBySku(replacedBy)
  return next ? { sku: next.sku, slug: next.slug, name: next.names[language] } : null
}
