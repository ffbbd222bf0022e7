import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Language } from '../catalogue/language.ts'

/** The route of a division is its id. */
export const divisions = (catalogue: Catalogue, language: Language) =>
  catalogue.divisions
    .toSorted((one, other) => one.sortOrder - other.sortOrder)
    .map(({ id, names }) => ({
      name: names[language],
      slug: id,
      image: { src: `/media/divisions/${id}.svg`, alt: names[language] },
      productCount: catalogue.countIn({ divisionId: id }),
      categoryIds: allCategories(catalogue)
        .filter((category) => catalogue.countIn({ divisionId: id, categoryId: category.id }) > 0)
        .map((category) => category.id),
    }))

export const categories = (catalogue: Catalogue, language: Language) =>
  allCategories(catalogue).map(({ id, names, parentId }) => ({
    id,
    name: names[language],
    image: { src: `/media/categories/${id}.svg`, alt: names[language] },
    parentId,
    productCount: catalogue.countIn({ categoryId: id }),
  }))

/** Each main group before its sub groups. */
const allCategories = ({ categories: mains }: Catalogue) =>
  mains.flatMap(({ id, names, subCategories }) => [{ id, names, parentId: null }, ...subCategories])
