import type { ServerInferRequest, ServerInferResponseBody } from '@ts-rest/core'
import type { searchContract } from '#contracts/search/search.contract.ts'
import type { Catalogue } from '../search-engine/catalogue.ts'
import type { ProductFilter, SearchHit } from '../search-engine/catalogue-query.ts'
import { categoryCounts } from '../products/category-names.ts'
import { partTypeHits } from '../products/part-type-names.ts'
import { foundProduct } from '../products/product-summary.ts'
import type { Visitor } from '../session/callers.ts'
import { vehicleBySlug, vehicleSummary } from '../vehicles/vehicle-facts.ts'
import { attributeFacetsOf } from './attribute-facets.ts'
import { facetsOf, stockFacet, typesOf } from './facets.ts'
import { conditionsOf } from './list-conditions.ts'
import { vehiclesNamed } from './named-vehicles.ts'
import { UNRANKED, type SortOrders } from './sort-orders.ts'

type Route = typeof searchContract.filteredSearch
type SearchRequest = ServerInferRequest<Route>['body']
type Assortment = { catalogue: Catalogue; orders: SortOrders }

export function filteredSearch(
  assortment: Assortment,
  request: SearchRequest,
  visitor: Visitor,
): ServerInferResponseBody<Route, 200> {
  const { term = '', start, length, filter } = request
  const { catalogue } = assortment
  const { account, language } = visitor
  const conditions = conditionsOf(filter, visitor)
  const vehicle = filter.vehicle === undefined ? undefined : vehicleBySlug(filter.vehicle)
  const { hits, total, ...counted } = search(assortment, request, conditions, visitor)
  const countFor = (wider: ProductFilter) =>
    catalogue.search(term, { ...wider, language, offset: 0, limit: 0 })
  const countAttributesFor = (wider: ProductFilter) =>
    catalogue.search(term, { ...wider, language, offset: 0, limit: 0, countsAttributes: true })
  return {
    items: hits.map((hit) => foundProduct(catalogue, hit, visitor)),
    categories: categoryCounts(counted.categories, language),
    pagination: { start, length, total },
    ...(term.trim() !== '' && {
      understood: [...counted.understood],
      suggestions: [...counted.suggestions],
      ...vehiclesNamed(counted),
      types: partTypeHits(typesOf({ countFor, counted }, conditions), language),
    }),
    ...(request.facets === true && {
      facets: [
        ...(account ? [stockFacet(countFor({ ...conditions, inStock: true }).total, language)] : []),
        ...facetsOf({ countFor, counted }, conditions, language),
      ],
      attributes: attributeFacetsOf(
        { countFor: countAttributesFor, counted: { total, attributes: counted.attributes } },
        conditions,
        language,
      ),
    }),
    ...(filter.vehicle !== undefined && { vehicle: vehicle ? vehicleSummary(vehicle) : null }),
  }
}

function search(
  { catalogue, orders }: Assortment,
  { term = '', start, length, sort_by, desc, facets }: SearchRequest,
  conditions: ProductFilter,
  visitor: Visitor,
) {
  const narrowed = { ...conditions, language: visitor.language, countsAttributes: facets }
  const places = sort_by === undefined ? undefined : orders.placesFor(sort_by, visitor)
  if (places === undefined) return catalogue.search(term, { ...narrowed, offset: start, limit: length })

  const all = catalogue.search(term, { ...narrowed, offset: 0, limit: catalogue.size })
  const hits = inOrder(all.hits, places, desc === 1).slice(start, start + length)
  return { ...all, hits }
}

function inOrder(hits: readonly SearchHit[], places: Uint32Array, descending: boolean) {
  const sign = descending ? -1 : 1
  const placeOf = ({ index }: SearchHit) => places[index] ?? 0
  return hits.toSorted((one, other) => {
    const [first, second] = [placeOf(one), placeOf(other)]
    const isDecided = first !== UNRANKED && second !== UNRANKED
    return (isDecided ? sign : 1) * (first - second)
  })
}
