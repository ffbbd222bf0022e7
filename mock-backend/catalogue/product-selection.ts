import type { ProductFilter } from './catalogue-query.ts'
import { categoryWithin, divisions } from './category-tree.ts'
import { partTypes } from './part-types.ts'
import { bitOf, type ProductColumns } from './product-columns.ts'
import { vehicleMakers } from './vehicles.ts'

export type Selection = (index: number) => boolean

/** The rule that a filter stands for; reads typed arrays only. */
export function selectionOf(
  filter: ProductFilter,
  columns: ProductColumns,
  productsOfVehicle: (slug: string) => Uint32Array,
): Selection {
  const rules: Selection[] = []
  const { divisions: divisionIds, categories: categoryIds, vendors, makers, vehicleSlug } = filter
  if (divisionIds?.length) {
    const wanted = divisionIds.reduce((bits, id) => bits | bitOf(divisions, id), 0)
    rules.push((index) => ((columns.divisions[index] ?? 0) & wanted) !== 0)
  }
  if (categoryIds?.length) {
    const wanted = new Set(categoryIds.flatMap(categoryWithin))
    const isWanted = Uint8Array.from(partTypes, ({ categoryId }) => (wanted.has(categoryId) ? 1 : 0))
    rules.push((index) => isWanted[columns.partType[index] ?? 0] === 1)
  }
  if (makers?.length) {
    const wanted = makers.reduce((bits, id) => bits | bitOf(vehicleMakers, id), 0)
    const isWanted = Uint8Array.from(columns.makerSets, (set) => ((set & wanted) === 0 ? 0 : 1))
    rules.push((index) => isWanted[columns.makerSet[index] ?? 0] === 1)
  }
  if (vendors?.length) {
    const wanted = [vendors.includes('NW'), vendors.includes('SA')]
    rules.push((index) => wanted[columns.isSecondBrand[index] ?? 0] === true)
  }
  if (filter.news === true) rules.push((index) => columns.isPromoted[index] === 1)
  if (vehicleSlug !== undefined) {
    const fitting = new Uint8Array(columns.size)
    for (const index of productsOfVehicle(vehicleSlug)) fitting[index] = 1
    rules.push((index) => fitting[index] === 1)
  }
  return every(rules)
}

export function every(rules: readonly Selection[]): Selection {
  const [only, ...others] = rules
  if (only === undefined) return () => true
  return others.length === 0 ? only : (index) => rules.every((rule) => rule(index))
}
