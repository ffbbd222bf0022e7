import { isSecondBrand } from './article-series.ts'
import type { ArticleNumbers } from './article-numbers.ts'
import type { Assortment } from './assortment.ts'
import { attributesOf } from './attribute-sampler.ts'
import type { CatalogueProduct, Promotion, VendorId } from './catalogue-product.ts'
import type { CrossReferences } from './cross-references.ts'
import type { Fitments } from './fitments.ts'
import { gtinOf } from './gtin.ts'
import { itemAt, integerHash } from './random.ts'
import type { ReplacedNumbers } from './replaced-numbers.ts'
import { slugOf } from './slug.ts'
import { tradeDataOf } from './trade-data.ts'
import { vendorNames } from './vendors.ts'

export interface ProductParts {
  readonly assortment: Assortment
  readonly numbers: ArticleNumbers
  readonly crossReferencesOf: CrossReferences
  readonly replacedNumbersOf: ReplacedNumbers
  readonly fitmentsOf: Fitments
}

const discounts = [5, 10, 15, 20, 25]

export function createProductGenerator(
  seed: number,
  parts: ProductParts,
): (index: number) => CatalogueProduct {
  const { assortment, numbers, crossReferencesOf, replacedNumbersOf, fitmentsOf } = parts

  const promotionOf = (index: number): Promotion | undefined =>
    assortment.isPromoted(index)
      ? { discountPercent: itemAt(discounts, integerHash(seed, 'promotion', index) % discounts.length) }
      : undefined

  return (index) => {
    const secondBrand = isSecondBrand(index)
    const vendorId: VendorId = secondBrand ? 'SA' : 'NW'
    const design = assortment.designOf(index)
    const partType = assortment.partTypeOf(design)
    const sku = numbers.skuOf(index)
    const successor = assortment.successorOf(index)
    const discontinued = assortment.isDiscontinued(index)
    const crossReferences = crossReferencesOf(design)
    const main = itemAt(crossReferences, 0)
    return {
      index,
      vendorId,
      manufacturer: vendorNames[vendorId],
      sku,
      slug: slugOf(vendorId, sku, partType.names.en),
      partTypeId: partType.id,
      names: partType.names,
      categoryId: partType.categoryId,
      divisionIds: assortment.divisionsOf(design),
      gtin: gtinOf(index),
      attributes: attributesOf(seed, design, partType),
      orderUnit: partType.orderUnit,
      customsTariffNumber: partType.customsTariffHs6,
      hazard: partType.hazard,
      ...tradeDataOf(seed, index, partType, {
        design,
        secondBrand,
        runningOut: discontinued || successor !== undefined,
      }),
      promotion: promotionOf(index),
      mainManufacturerId: main.manufacturerId,
      mainOe: main.referenceNo,
      crossReferences,
      replaces: replacedNumbersOf(index),
      replacedBy: successor === undefined ? undefined : numbers.skuOf(successor),
      discontinued,
      fitments: fitmentsOf(design),
    }
  }
}
