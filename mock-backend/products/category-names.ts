import type { FacetCount } from '../search-engine/catalogue-query.ts'
import { categoryPath } from '../catalogue/category-tree.ts'
import type { Language } from '../catalogue/language.ts'

/** Names of the main group and, if there is one, of the sub group. */
export const categoryNames = (categoryId: string, language: Language) =>
  categoryPath(categoryId).map(({ id, names }) => ({ id, name: names[language] }))

export const categoryCounts = (facet: readonly FacetCount[], language: Language) =>
  facet.flatMap(({ id, count }) => {
    const category = categoryNames(id, language).at(-1)
    return category === undefined ? [] : [{ ...category, count }]
  })
