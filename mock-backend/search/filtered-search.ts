import type { ServerInferRequest, ServerInferResponseBody } from '@ts-rest/core'
import type { searchContract } from '#contracts/search.contract.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { DivisionId } from '../catalogue/catalogue-product.ts'
import type { SearchHit, SearchOptions } from '../catalogue/catalogue-query.ts'
import { categoryHits } from '../products/category-names.ts'
import { foundProduct } from '../products/product-head.ts'
import type { Reader } from '../products/reader.ts'
import { vehicleBySlug, vehicleHead } from '../vin/vehicle-facts.ts'
import type { SortOrders } from './sort-orders.ts'

type Route = typeof searchContract.filteredSearch
type Wanted = ServerInferRequest<Route>['body']
type Assortment = { catalogue: Catalogue; orders: SortOrders }

export function filteredSearch(
  assortment: Assortment,
  wanted: Wanted,
  reader: Reader,
): ServerInferResponseBody<Route, 200> {
  const { start, length, filter } = wanted
  const vehicle = filter.vehicle === undefined ? undefined : vehicleBySlug(filter.vehicle)
  const { hits, categories, total } = search(assortment, wanted, reader)
  return {
    items: hits.map((hit) => foundProduct(assortment.catalogue, hit, reader)),
    categories: categoryHits(categories, reader.language),
    pagination: { start, length, total },
    ...(filter.vehicle !== undefined && { vehicle: vehicle ? vehicleHead(vehicle) : null }),
  }
}

function search({ catalogue, orders }: Assortment, wanted: Wanted, reader: Reader) {
  const { term = '', filter, start, length, sort_by, desc } = wanted
  const divisions = filter.divisions?.filter((id): id is DivisionId =>
    catalogue.divisions.some((division) => division.id === id),
  )
  // The catalogue takes an empty list for no condition; here it is one that nothing meets.
  if (filter.divisions?.length && divisions?.length === 0) return { hits: [], categories: [], total: 0 }

  const narrowed: Omit<SearchOptions, 'offset' | 'limit'> = {
    language: reader.language,
    divisions,
    categories: filter.categories,
    news: filter.news,
    vehicleSlug: filter.vehicle,
  }
  const places = sort_by === undefined ? undefined : orders.placesFor(sort_by, reader)
  if (places === undefined) return catalogue.search(term, { ...narrowed, offset: start, limit: length })

  const all = catalogue.search(term, { ...narrowed, offset: 0, limit: catalogue.size })
  const hits = inOrder(all.hits, places, desc === 1).slice(start, start + length)
  return { ...all, hits }
}

function inOrder(hits: readonly SearchHit[], places: Uint32Array, descending: boolean) {
  const sign = descending ? -1 : 1
  const placeOf = ({ index }: SearchHit) => places[index] ?? 0
  return hits.toSorted((one, other) => sign * (placeOf(one) - placeOf(other)))
}
