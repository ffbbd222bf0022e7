import type { Product, ProductPage } from '#contracts/product.dto.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'
import { dataSheet, dataSheetPath } from '../documents/data-sheet.ts'
import { partImages } from './part-images.ts'
import { attributes, productHead } from './product-head.ts'
import type { Reader } from './reader.ts'
import { fittingVehicles } from './fitting-vehicles.ts'

export const productPage = async (
  catalogue: Catalogue,
  product: CatalogueProduct,
  reader: Reader,
): Promise<ProductPage> => ({
  ...(await wholeProduct(catalogue, product, reader)),
  alternatives: catalogue.alternativesTo(product).map((other) => productHead(other, reader)),
})

export async function wholeProduct(
  catalogue: Catalogue,
  product: CatalogueProduct,
  reader: Reader,
): Promise<Product> {
  return {
    ...productHead(product, reader),
    images: partImages(product, reader.language),
    gtin: product.gtin,
    attributes: attributes(product, reader.language),
    weightKg: product.weightKg,
    customsTariffNo: product.customsTariffNumber,
    countryOfOrigin: product.countryOfOrigin,
    vehicles: fittingVehicles(product.fitments, reader.language),
    documents: await documents(product, reader),
    replacedBy: replacement(catalogue, product, reader),
    discontinued: product.discontinued,
  }
}

function replacement(catalogue: Catalogue, { replacedBy }: CatalogueProduct, { language }: Reader) {
  const next = replacedBy === undefined ? undefined : catalogue.findBySku(replacedBy)
  return next ? { sku: next.sku, slug: next.slug, name: next.names[language] } : null
}

const documents = async (product: CatalogueProduct, { language }: Reader): Promise<Product['documents']> => [
  {
    kind: 'DATA_SHEET',
    href: dataSheetPath(product, language),
    format: 'PDF',
    size: (await dataSheet(product, language)).length,
  },
]
