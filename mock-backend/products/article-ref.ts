import type { ArticleRef } from '#contracts/products/article.dto.ts'
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'
import type { Language } from '../catalogue/language.ts'
import { partThumbnail } from './part-images.ts'
import { salesUnit } from './product-summary.ts'

export const articleRef = (product: CatalogueProduct, language: Language): ArticleRef => ({
  vendorId: product.vendorId,
  sku: product.sku,
  name: product.names[language],
  slug: product.slug,
  manufacturer: product.manufacturer,
  image: partThumbnail(product, language),
  packagingAmount: product.packageQuantity,
  salesUnit: salesUnit(product.orderUnit),
})
