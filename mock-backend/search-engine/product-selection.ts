import type { AttributeColumns } from './attribute-columns.ts'
import { meetsCondition } from './attribute-condition.ts'
import type { ProductFilter } from './catalogue-query.ts'
import { categoryWithin, divisions } from '../catalogue/category-tree.ts'
import { partTypes } from '../catalogue/part-types.ts'
import { bitMaskOf, type ProductColumns } from './product-columns.ts'
import { intersectionOf, type Selection } from './selection.ts'
import { vehicleMakers } from '../catalogue/vehicles.ts'

type Sources = {
  readonly productsOfVehicle: (slug: string) => Uint32Array
  readonly attributeColumns: () => AttributeColumns
  /** One entry per product: 1 if it is in stock. */
  readonly inStock: () => Uint8Array
}

/** Compiles a filter to a predicate that only reads typed arrays. */
export function selectionOf(
  filter: ProductFilter,
  columns: ProductColumns,
  { productsOfVehicle, attributeColumns, inStock }: Sources,
): Selection {
  const rules: Selection[] = []
  const { divisions: divisionIds, categories: categoryIds, vendors, makers, vehicleSlugs } = filter
  if (divisionIds?.length) {
    const divisionBits = divisionIds.reduce((bits, id) => bits | bitMaskOf(divisions, id), 0)
    rules.push((index) => ((columns.divisions[index] ?? 0) & divisionBits) !== 0)
  }
  if (categoryIds?.length) {
    const requestedCategoryIds = new Set(categoryIds.flatMap(categoryWithin))
    const isWanted = Uint8Array.from(partTypes, ({ categoryId }) =>
      requestedCategoryIds.has(categoryId) ? 1 : 0,
    )
    rules.push((index) => isWanted[columns.partType[index] ?? 0] === 1)
  }
  if (filter.partTypes?.length) {
    const partTypeIds = filter.partTypes
    const isWanted = Uint8Array.from(partTypes, ({ id }) => (partTypeIds.includes(id) ? 1 : 0))
    rules.push((index) => isWanted[columns.partType[index] ?? 0] === 1)
  }
  if (makers?.length) {
    const makerBits = makers.reduce((bits, id) => bits | bitMaskOf(vehicleMakers, id), 0)
    const isWanted = Uint8Array.from(columns.makerSets, (set) => ((set & makerBits) === 0 ? 0 : 1))
    rules.push((index) => isWanted[columns.makerSet[index] ?? 0] === 1)
  }
  if (vendors?.length) {
    const wanted = [vendors.includes('NW'), vendors.includes('SA')]
    rules.push((index) => wanted[columns.isSecondBrand[index] ?? 0] === true)
  }
  if (filter.news === true) {
    const { isPromoted = () => true } = filter
    rules.push((index) => columns.isPromoted[index] === 1 && isPromoted(index))
  }
  if (filter.inStock === true) {
    const isInStock = inStock()
    rules.push((index) => isInStock[index] === 1)
  }
  if (vehicleSlugs !== undefined) {
    const fitting = new Uint8Array(columns.size)
    for (const slug of vehicleSlugs) for (const index of productsOfVehicle(slug)) fitting[index] = 1
    rules.push((index) => fitting[index] === 1)
  }
  for (const condition of filter.attributes ?? [])
    rules.push(meetsCondition(condition, columns, attributeColumns()))
  return intersectionOf(rules)
}
