import type { ServerInferRequest, ServerInferResponseBody } from '@ts-rest/core'
import type { searchContract } from '#contracts/search.contract.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { DivisionId } from '../catalogue/catalogue-product.ts'
import type { SearchOptions } from '../catalogue/catalogue-query.ts'
import { categoryHits } from '../products/category-names.ts'
import { foundProduct } from '../products/product-head.ts'
import type { Reader } from '../products/reader.ts'
import { sortedHits } from './sorting.ts'

type Route = typeof searchContract.filteredSearch
type Wanted = ServerInferRequest<Route>['body']

export function filteredSearch(
  catalogue: Catalogue,
  wanted: Wanted,
  reader: Reader,
): ServerInferResponseBody<Route, 200> {
  const { start, length } = wanted
  const { hits, categories, total } = search(catalogue, wanted, reader)
  return {
    items: hits.map((hit) => foundProduct(catalogue, hit, reader)),
    categories: categoryHits(categories, reader.language),
    pagination: { start, length, total },
  }
}

function search(
  catalogue: Catalogue,
  { term = '', filter, start, length, sort_by, desc }: Wanted,
  reader: Reader,
) {
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
  }
  if (sort_by === undefined) return catalogue.search(term, { ...narrowed, offset: start, limit: length })

  const all = catalogue.search(term, { ...narrowed, offset: 0, limit: catalogue.size })
  const sorted = sortedHits(catalogue, all.hits, { by: sort_by, descending: desc === 1 }, reader)
  return { ...all, hits: sorted.slice(start, start + length) }
}
