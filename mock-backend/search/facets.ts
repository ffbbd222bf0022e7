import type { Facet } from '#contracts/search/search.contract.ts'
import type { DivisionId, VendorId } from '../catalogue/catalogue-product.ts'
import type { FacetCount, Facets, ProductFilter } from '../search-engine/catalogue-query.ts'
import { categoryWithin, divisions } from '../catalogue/category-tree.ts'
import type { Language } from '../catalogue/language.ts'
import { makerName } from '../catalogue/vehicles.ts'
import { vendorNames } from '../catalogue/vendors.ts'
import { categoryNames } from '../products/category-names.ts'
import { IN_STOCK } from './list-conditions.ts'

type Field = Exclude<keyof Facets, 'partTypes'>
type CountFor = (filter: ProductFilter) => Facets

type Assortment = {
  /** Counts the products that match a filter. */
  readonly countFor: CountFor
  /** Counts under all conditions, which the search has already computed. */
  readonly counted: Facets
}

const NAMES: Readonly<Record<Field, string>> = {
  divisions: 'divisions',
  categories: 'categories',
  vendors: 'brands',
  makers: 'makers',
}

const FIELDS: readonly Field[] = ['divisions', 'categories', 'vendors', 'makers']

/** All facets; the values of each are counted without the facet's own conditions. */
export function facetsOf(assortment: Assortment, conditions: ProductFilter, language: Language): Facet[] {
  return FIELDS.map((field) => {
    const selectedIds: readonly string[] = conditions[field] ?? []
    const { [field]: counts } =
      selectedIds.length === 0
        ? assortment.counted
        : assortment.countFor({ ...conditions, [field]: undefined })
    return {
      name: NAMES[field],
      values: withChosen(counts, selectedIds).map(({ id, count }) => ({
        id,
        count,
        name: nameOf(field, id, language),
      })),
    }
  })
}

/** Part types with counts, which ignore the filter by part type. */
export const typesOf = (
  { countFor, counted }: Assortment,
  conditions: ProductFilter,
): readonly FacetCount[] =>
  conditions.partTypes?.length
    ? withChosen(countFor({ ...conditions, partTypes: undefined }).partTypes, conditions.partTypes)
    : counted.partTypes

/**
 * Adds chosen values that have no count (main groups, and values without products), so that they can be
 * deselected.
 */
function withChosen(counts: readonly FacetCount[], selectedIds: readonly string[]): readonly FacetCount[] {
  const missing = selectedIds.filter((id) => !counts.some((value) => value.id === id))
  return [...missing.map((id) => ({ id, count: countWithin(id, counts) })), ...counts]
}

function countWithin(categoryId: string, counts: readonly FacetCount[]): number {
  const ids = new Set(categoryWithin(categoryId))
  return counts.reduce((sum, { id, count }) => (ids.has(id) ? sum + count : sum), 0)
}

function nameOf(field: Field, id: string, language: Language): string {
  switch (field) {
    case 'divisions':
      return divisions.find((division) => division.id === (id as DivisionId))?.names[language] ?? id
    case 'categories':
      return categoryNames(id, language).at(-1)?.name ?? id
    case 'vendors':
      return vendorNames[id as VendorId]
    case 'makers':
      return makerName(id)
  }
}

const IN_STOCK_NAMES: Readonly<Record<Language, string>> = {
  de: 'Sofort lieferbar',
  en: 'In stock',
  es: 'En stock',
  fr: 'En stock',
  it: 'Disponibile subito',
  nl: 'Op voorraad',
  'pt-BR': 'Em estoque',
  ru: 'В наличии',
}

export const stockFacet = (count: number, language: Language): Facet => ({
  name: 'stock',
  values: [{ id: IN_STOCK, name: IN_STOCK_NAMES[language], count }],
})
