import type { AttributeChoice } from '#application/search/attribute-choices.ts'
import { withAttribute } from '#application/search/attribute-choices.ts'
import type { AttributeFacet } from '#application/search/parts-catalogue.port.ts'
import {
  attributeSort,
  isAttributeSort,
  sortedAttribute,
  type ResultSort,
} from '#application/search/results-url.ts'
import type { Attribute, ProductSummary } from '#domain/products/product.ts'
import { groupBy } from '#domain/shared/group-by.ts'
import type { SearchResultsViewModel } from './search-results.view-model.ts'

/** Column heading: the current order of the column, and the query that changes it. */
export type SortableHead = {
  readonly sorted: 'ascending' | 'descending' | 'none'
  readonly query: string
}

export type AttributeColumn = Pick<Attribute, 'id' | 'name'> &
  SortableHead & {
    readonly isMeasure: boolean
    /** Width of the page that the column needs; undefined if all pages show it. */
    readonly pageWidth: 'medium' | 'large' | undefined
  }

/** Value of a part. `query` filters the list by it, or removes that filter if it is active. */
export type AttributeCell = {
  readonly attribute: Attribute
  readonly query?: string | undefined
  readonly isChosen: boolean
}

/**
 * Number of attribute columns on pages from 1,400 pixels on (`COLUMNS_MAX`) and from 1,200 on (`COLUMNS_MEDIUM`).
 * Narrower pages show none of them.
 */
const COLUMNS_MAX = 4
const COLUMNS_MEDIUM = 2

const NAMED_SORTS = {
  number: ['number', undefined],
  name: ['name', undefined],
  stock: [undefined, 'stock'],
  price: ['price', 'price-desc'],
} as const satisfies Readonly<Record<string, readonly (ResultSort | undefined)[]>>

/** Hits as a table with a column per attribute that many of them have. */
export class ResultTableViewModel {
  readonly columns: readonly AttributeColumn[]
  readonly #results: SearchResultsViewModel
  readonly #facets: ReadonlyMap<string, AttributeFacet>

  constructor(results: SearchResultsViewModel) {
    this.#results = results
    this.#facets = new Map(results.attributeFacets.map((facet) => [facet.id, facet]))
    this.columns = this.#shownAttributes().map(({ id, name, value }, index) => {
      const header = this.#headOf(attributeSort(id, false), attributeSort(id, true))
      const pageWidth = header.sorted === 'none' ? (index < COLUMNS_MEDIUM ? 'medium' : 'large') : undefined
      return { id, name, isMeasure: typeof value === 'number', pageWidth, ...header }
    })
  }

  /** Links in the heading of a column that sort by it; undefined if the visitor may not sort by it. */
  headOf(column: keyof typeof NAMED_SORTS): SortableHead | undefined {
    const [ascending, descending] = NAMED_SORTS[column]
    const isAllowed = this.#results.sorts.some((sort) => sort === (ascending ?? descending))
    return isAllowed ? this.#headOf(ascending, descending) : undefined
  }

  cellOf(part: ProductSummary, columnId: string): AttributeCell | undefined {
    const attribute = part.keyAttributes.find(({ id }) => id === columnId)
    if (attribute === undefined) return undefined
    const choice = choiceOf(attribute, this.#facets.get(columnId))
    if (choice === undefined) return { attribute, isChosen: false }
    const { attributes } = this.#results.url
    const isChosen = attributes.some((chosen) => isSame(chosen, choice))
    const next = isChosen ? { id: columnId, values: [] } : choice
    const query = this.#results.queryWith({ attributes: withAttribute(attributes, next) })
    return { attribute, query, isChosen }
  }

  /**
   * Heading of a column. The heading of the sorted column reverses the order, unless the column has only one direction.
   */
  #headOf(ascending: ResultSort | undefined, descending: ResultSort | undefined): SortableHead {
    const { sort } = this.#results
    const isAscending = sort === ascending
    const next = isAscending ? descending : sort === descending ? ascending : (ascending ?? descending)
    return {
      sorted: isAscending ? 'ascending' : sort === descending ? 'descending' : 'none',
      query: this.#results.queryOfSort(next ?? 'relevance'),
    }
  }

  /** Attributes of at least a third of the rows: first those with a filter, then the most common. */
  #shownAttributes(): readonly Attribute[] {
    const { parts, sort } = this.#results
    const sortedBy = isAttributeSort(sort) ? sortedAttribute(sort).id : undefined
    const byId = groupBy(
      parts.flatMap(({ keyAttributes }) => keyAttributes),
      ({ id }) => id,
    )
    const facets = [...this.#facets.keys()]
    const rankOf = (id: string) => (facets.includes(id) ? facets.indexOf(id) : facets.length)
    const ranked = [...byId]
      .filter(([id, all]) => id === sortedBy || all.length * 3 >= parts.length)
      .toSorted(
        ([one, { length: ones }], [other, { length: others }]) =>
          rankOf(one) - rankOf(other) || others - ones,
      )
      .map(([, [first]]) => first!)
    const sorted = ranked.slice(COLUMNS_MAX).filter(({ id }) => id === sortedBy)
    return [...ranked.slice(0, COLUMNS_MAX - sorted.length), ...sorted]
  }
}

/** Filter for an attribute's value; undefined if the list cannot be filtered by it. */
function choiceOf({ id, value }: Attribute, facet: AttributeFacet | undefined): AttributeChoice | undefined {
  if (facet?.kind === 'range') {
    return typeof value === 'number' ? { id, values: [], min: value, max: value } : undefined
  }
  const facetValue = facet?.values.find(
    (candidate) => candidate.id === String(value) || candidate.name === value,
  )
  return facetValue && { id, values: [facetValue.id] }
}

const isSame = (one: AttributeChoice, other: AttributeChoice): boolean =>
  one.id === other.id &&
  one.min === other.min &&
  one.max === other.max &&
  one.values.join(',') === other.values.join(',')
