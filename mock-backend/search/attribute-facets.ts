import type { AttributeFacet } from '#contracts/search/search.contract.ts'
import type {
  AttributeCondition,
  AttributeCount,
  FacetCount,
  ProductFilter,
} from '../search-engine/catalogue-query.ts'
import type { Language } from '../catalogue/language.ts'
import { attributeNamesOf, valueNamesOf } from '../catalogue/part-types.ts'

type Counted = { readonly total: number; readonly attributes: readonly AttributeCount[] }

type Assortment = {
  readonly countFor: (filter: ProductFilter) => Counted
  /** Counts under all conditions, which the search has already computed. */
  readonly counted: Counted
}

const COUNT_MAX = 6

/**
 * Facets of the attributes that at least a third of the found parts have. Values of an attribute are counted
 * without the condition on that attribute.
 */
export function attributeFacetsOf(
  { counted, countFor }: Assortment,
  conditions: ProductFilter,
  language: Language,
): AttributeFacet[] {
  const chosenConditions = conditions.attributes ?? []
  const widened = chosenConditions.flatMap((condition) => {
    const attributes = chosenConditions.filter((other) => other !== condition)
    return withChosen(condition, countFor({ ...conditions, attributes }).attributes)
  })
  const common = counted.attributes.filter(
    (attribute) =>
      attribute.count * 3 >= counted.total &&
      narrows(attribute) &&
      !chosenConditions.some(({ id }) => id === attribute.id),
  )
  return [...widened, ...common]
    .slice(0, Math.max(COUNT_MAX, widened.length))
    .map((facet) => named(facet, language))
}

const narrows = ({ values, min, max }: AttributeCount): boolean =>
  values === undefined ? min !== max : values.length > 1

/** Adds chosen values with a count of 0, so that they can be deselected. */
function withChosen(
  condition: AttributeCondition,
  attributeCounts: readonly AttributeCount[],
): AttributeCount {
  const attributeCount = attributeCounts.find(({ id }) => id === condition.id)
  if (condition.values === undefined) return attributeCount ?? { id: condition.id, count: 0, min: 0, max: 0 }
  const counts = attributeCount?.values ?? []
  const missing = condition.values.filter((id) => !counts.some((value) => value.id === id))
  return {
    id: condition.id,
    count: attributeCount?.count ?? 0,
    values: [...counts, ...missing.map((id) => ({ id, count: 0 }))],
  }
}

function named(
  { id, count, values, unit, min = 0, max = 0 }: AttributeCount,
  language: Language,
): AttributeFacet {
  const name = attributeNamesOf(id)[language]
  if (values === undefined) {
    return { kind: 'RANGE', id, name, ...(unit !== undefined && { unit }), min, max, count }
  }
  return {
    kind: 'VALUES',
    id,
    name,
    values: inOrder(values).map((value) => ({
      ...value,
      name: valueNamesOf(value.id)?.[language] ?? value.id,
    })),
  }
}

/** Sorts numbers ascending, and texts by descending count. */
function inOrder(values: readonly FacetCount[]): readonly FacetCount[] {
  if (values.every(({ id }) => id === String(Number(id)))) {
    return values.toSorted((one, other) => Number(one.id) - Number(other.id))
  }
  return values.toSorted((one, other) => other.count - one.count || (one.id < other.id ? -1 : 1))
}
