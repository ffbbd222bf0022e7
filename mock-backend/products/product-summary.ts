import type * as z from 'zod/mini'
import type { FoundVia, SearchProduct } from '#contracts/products/product.dto.ts'
import type { Catalogue } from '../search-engine/catalogue.ts'
import type { CatalogueProduct, ProductAttribute } from '../catalogue/catalogue-product.ts'
import type { SearchHit } from '../search-engine/catalogue-query.ts'
import type { Language } from '../catalogue/language.ts'
import { seesPrices, pricePackage } from '../pricing/product-prices.ts'
import { availability } from './availability.ts'
import { categoryNames } from './category-names.ts'
import { partThumbnail } from './part-images.ts'
import type { Visitor } from '../session/callers.ts'

const KEY_ATTRIBUTES = 3

/** The fields of a product row; prices and stock only for visitors who may see them. */
export function productSummary(product: CatalogueProduct, visitor: Visitor): SearchProduct {
  const { account, language, now } = visitor
  const payer = seesPrices(account) ? account : undefined
  return {
    vendorId: product.vendorId,
    sku: product.sku,
    name: product.names[language],
    slug: product.slug,
    image: partThumbnail(product, language),
    manufacturer: product.manufacturer,
    mainManufacturerId: product.mainManufacturerId,
    mainOe: mainOe(product),
    replaces: [...product.replaces],
    crossReferences: product.crossReferences.map(({ kind, manufacturerName, referenceNo }) => ({
      referenceNo,
      manufacturer: manufacturerName,
      kind: kind === 'OE' ? 'OE' : 'COMPARABLE',
    })),
    categories: categoryNames(product.categoryId, language),
    keyAttributes: attributes(product, language).slice(0, KEY_ATTRIBUTES),
    packagingAmount: product.packageQuantity,
    salesUnit: salesUnit(product.orderUnit),
    promotion: product.promotion !== undefined,
    priceVisible: payer !== undefined,
    ...(payer && { pricePackage: pricePackage(product, payer) }),
    ...(account && { availability: availability(product.stock, now) }),
  }
}

export function foundProduct(
  catalogue: Catalogue,
  { index, via }: SearchHit,
  visitor: Visitor,
): SearchProduct {
  return { ...productSummary(catalogue.product(index), visitor), foundVia: foundVia(via) }
}

export const attributes = (product: CatalogueProduct, language: Language) =>
  product.attributes.map((attribute) => attributeIn(attribute, language))

const attributeIn = (
  { attributeId, names, value, unit, valueNames }: ProductAttribute,
  language: Language,
) => ({
  id: attributeId,
  name: names[language],
  value: valueNames?.[language] ?? value,
  ...(unit !== undefined && { unit }),
})

/** The API uses PCS for pieces, and UN/ECE Recommendation 20 codes for all other units. */
export const salesUnit = (orderUnit: string) => (orderUnit === 'C62' ? 'PCS' : orderUnit)

function mainOe({ mainOe: referenceNo, mainManufacturerId, crossReferences }: CatalogueProduct) {
  const maker = crossReferences.find(({ manufacturerId }) => manufacturerId === mainManufacturerId)
  return { referenceNo, manufacturer: maker?.manufacturerName ?? mainManufacturerId }
}

const MATCH_TYPES = {
  article: 'ARTICLE',
  replaced: 'REPLACED',
  oe: 'OE',
  competitor: 'COMPARABLE',
  gtin: 'GTIN',
} as const

function foundVia(via: SearchHit['via']): z.infer<typeof FoundVia> {
  if (via === undefined) return { matchType: 'NAME' }
  return {
    matchType: MATCH_TYPES[via.kind],
    number: via.number,
    ...(via.makerName !== undefined && { manufacturer: via.makerName }),
  }
}
