import type { Catalogue } from '../search-engine/catalogue.ts'
import { categoryPath } from '../catalogue/category-tree.ts'
import type { Language } from '../catalogue/language.ts'

const NO_ITEMS = { offset: 0, limit: 0 }

/** The id of a division is also its slug. */
export const divisions = (catalogue: Catalogue, language: Language) =>
  catalogue.divisions.map(({ id, names }) => {
    const parts = catalogue.list({ divisions: [id], ...NO_ITEMS })
    return {
      name: names[language],
      slug: id,
      image: { src: `/media/divisions/${id}.svg`, alt: names[language] },
      productCount: parts.total,
      categoryIds: [...counted(parts.categories).keys()],
    }
  })

export function categories(catalogue: Catalogue, language: Language) {
  const counts = counted(catalogue.list(NO_ITEMS).categories)
  return catalogue.categories
    .flatMap(({ id, names, subCategories }) => [{ id, names, parentId: null }, ...subCategories])
    .map(({ id, names, parentId }) => ({
      id,
      name: names[language],
      image: { src: `/media/categories/${id}.svg`, alt: names[language] },
      parentId,
      productCount: counts.get(id) ?? 0,
    }))
}

/** Counts by group; main groups include their sub groups. */
function counted(facet: readonly { id: string; count: number }[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { id, count } of facet) {
    for (const group of categoryPath(id)) counts.set(group.id, (counts.get(group.id) ?? 0) + count)
  }
  return counts
}
