import type { searchContract } from '#contracts/search/search.contract.ts'
import { categoryHits } from '../products/category-names.ts'
import { partTypeHits } from '../products/part-type-names.ts'
import { foundProduct } from '../products/product-head.ts'
import { filteredSearch } from './filtered-search.ts'
import { SortOrders } from './sort-orders.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

const LIVE_PRODUCTS = 10
const LIVE_CATEGORIES = 10
const LINK_BASE = '/search/results?categories='

const nothing = { hits: [], categories: [], partTypes: [], total: 0, understood: [], suggestions: [] }

export function searchHandlers({
  catalogue,
  visitorOf,
}: Services): Pick<Handlers<typeof searchContract>, 'partSearch' | 'filteredSearch'> {
  const orders = new SortOrders(catalogue)

  return {
    partSearch: async ({ body }) => {
      const visitor = await visitorOf(body)
      const page = { offset: 0, limit: LIVE_PRODUCTS }
      const term = body.searchTerm.trim()
      const { hits, categories, partTypes, total, understood, suggestions } =
        term === '' ? nothing : catalogue.search(term, { ...page, language: visitor.language })
      return {
        status: 200,
        body: {
          products: hits.map((hit) => foundProduct(catalogue, hit, visitor)),
          categories: categoryHits(categories.slice(0, LIVE_CATEGORIES), visitor.language),
          linkBase: LINK_BASE,
          understood: [...understood],
          suggestions: [...suggestions],
          types: partTypeHits(partTypes, visitor.language),
          pagination: { start: page.offset, length: page.limit, total },
        },
      }
    },

    filteredSearch: async ({ body }) => {
      const visitor = await visitorOf(body)
      return { status: 200, body: filteredSearch({ catalogue, orders }, body, visitor) }
    },
  }
}
