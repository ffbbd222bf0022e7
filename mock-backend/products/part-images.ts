import type { Image } from '#contracts/shared.dto.ts'
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'
import type { Language } from '../catalogue/language.ts'
import { partViews } from '../pictures/pictures.ts'

const image = (product: CatalogueProduct, view: string, language: Language): Image => ({
  src: `/media/parts/${product.vendorId}-${product.sku}/${view}.svg`,
  alt: product.names[language],
})

/** The picture for rows and cards, without dimension lines. */
export const partThumbnail = (product: CatalogueProduct, language: Language) =>
  image(product, 'main-small', language)

/** All pictures of the part, including its thumbnail. */
export const partImages = (product: CatalogueProduct, language: Language) =>
  partViews(product).map((view) => image(product, view, language))
