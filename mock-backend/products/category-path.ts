import type { Catalogue, MainCategory } from '../catalogue/catalogue.ts'
import type { FacetCount } from '../catalogue/catalogue-query.ts'
import type { Language, LocalizedText } from '../catalogue/language.ts'

/** Main group, then sub group where there is one. */
export function categoryPath(catalogue: Catalogue, categoryId: string, language: Language) {
  return pathTo(catalogue.categories, categoryId).map(({ id, names }) => ({ id, name: names[language] }))
}

export function categoryHits(catalogue: Catalogue, facet: readonly FacetCount[], language: Language) {
  return facet.flatMap(({ id, count }) => {
    const category = pathTo(catalogue.categories, id).at(-1)
    return category ? [{ id, name: category.names[language], count }] : []
  })
}

function pathTo(mains: readonly MainCategory[], id: string): { id: string; names: LocalizedText }[] {
  for (const main of mains) {
    if (main.id === id) return [main]
    const sub = main.subCategories.find((category) => category.id === id)
    if (sub) return [main, sub]
  }
  return []
}
