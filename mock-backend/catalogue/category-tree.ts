import categoryData from '../data/categories.json' with { type: 'json' }
import divisionData from '../data/divisions.json' with { type: 'json' }
import type { DivisionId } from './catalogue-product.ts'
import type { LocalizedText } from './language.ts'

export interface Division {
  readonly id: DivisionId
  readonly sortOrder: number
  readonly names: LocalizedText
}

export interface MainCategory {
  readonly id: string
  readonly names: LocalizedText
  readonly subCategories: readonly SubCategory[]
}

export interface SubCategory {
  readonly id: string
  readonly parentId: string
  readonly names: LocalizedText
}

export const divisions = (divisionData.divisions as readonly Division[]).toSorted(
  (one, other) => one.sortOrder - other.sortOrder,
)

export const categories: readonly MainCategory[] = categoryData.categories
  .filter(({ parentId }) => parentId === null)
  .map(({ id, names }) => ({
    id,
    names,
    subCategories: categoryData.categories
      .filter(({ parentId }) => parentId === id)
      .map((sub) => ({ id: sub.id, parentId: id, names: sub.names })),
  }))

/** Ids of the group and its sub groups; empty for an unknown group. */
export function categoryWithin(categoryId: string): readonly string[] {
  const main = categories.find(({ id }) => id === categoryId)
  if (main !== undefined) return [main.id, ...main.subCategories.map(({ id }) => id)]
  return categories.some(({ subCategories }) => subCategories.some(({ id }) => id === categoryId))
    ? [categoryId]
    : []
}

/** The main group, followed by the sub group if there is one. */
export function categoryPath(categoryId: string): readonly (MainCategory | SubCategory)[] {
  for (const main of categories) {
    if (main.id === categoryId) return [main]
    const sub = main.subCategories.find(({ id }) => id === categoryId)
    if (sub !== undefined) return [main, sub]
  }
  return []
}
