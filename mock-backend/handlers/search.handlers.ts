import { searchContract } from '#contracts/search.contract.ts'
import type { Sessions } from '../accounts/sessions.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { replyTo } from '../http/reply-to.ts'
import { categoryHits } from '../products/category-names.ts'
import { foundProduct } from '../products/product-head.ts'
import { readerFrom } from '../products/reader.ts'
import { filteredSearch } from '../search/filtered-search.ts'
import { SortOrders } from '../search/sort-orders.ts'

const LIVE_PRODUCTS = 10
const LIVE_CATEGORIES = 10
const LINK_BASE = '/search/results?categories='

type Deps = { catalogue: Catalogue; sessions: Sessions; clock: () => number }

export function searchHandlers({ catalogue, ...visit }: Deps) {
  const orders = new SortOrders(catalogue)
  const readerOf = readerFrom(visit)

  return [
    replyTo(searchContract.partSearch, async ({ body }) => {
      const reader = await readerOf(body)
      const page = { offset: 0, limit: LIVE_PRODUCTS }
      const term = body.searchTerm.trim()
      const { hits, categories, total } =
        term === ''
          ? { hits: [], categories: [], total: 0 }
          : catalogue.search(term, { ...page, language: reader.language })
      return {
        status: 200,
        body: {
          products: hits.map((hit) => foundProduct(catalogue, hit, reader)),
          categories: categoryHits(categories.slice(0, LIVE_CATEGORIES), reader.language),
          linkBase: LINK_BASE,
          pagination: { start: page.offset, length: page.limit, total },
        },
      }
    }),

    replyTo(searchContract.filteredSearch, async ({ body }) => {
      const reader = await readerOf(body)
      return { status: 200, body: filteredSearch({ catalogue, orders }, body, reader) }
    }),
  ]
}
