import type { FacetCount } from '../search-engine/catalogue-query.ts'
import type { Language } from '../catalogue/language.ts'
import { partTypes } from '../catalogue/part-types.ts'

const partTypesById = new Map(partTypes.map((partType) => [partType.id, partType]))

export const partTypeHits = (facet: readonly FacetCount[], language: Language) =>
  facet.flatMap(({ id, count }) => {
    const partType = partTypesById.get(id)
    return partType === undefined ? [] : [{ id, name: partType.names[language], count }]
  })
