import type { SearchProduct } from '#contracts/products/product.dto.ts'
import type { searchContract } from '#contracts/search/search.contract.ts'
import { categoryCounts } from '../products/category-names.ts'
import { partTypeHits } from '../products/part-type-names.ts'
import { foundProduct } from '../products/product-summary.ts'
import { filteredSearch } from './filtered-search.ts'
import { vehiclesNamed } from './named-vehicles.ts'
import { SortOrders } from './sort-orders.ts'
import { catalogueTerm } from '../own-numbers/look-up-number.ts'
import type { Visitor } from '../session/callers.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

const LIVE_PRODUCTS = 10
const LIVE_CATEGORIES = 10
const LINK_BASE = '/search/results?categories='

const nothing = {
  hits: [],
  categories: [],
  partTypes: [],
  total: 0,
  understood: [],
  suggestions: [],
  namedVehicles: [],
  namedMakers: [],
}

export function searchHandlers({
  catalogue,
  ownNumberBook,
  visitorOf,
}: Services): Pick<Handlers<typeof searchContract>, 'partSearch' | 'filteredSearch'> {
  const orders = new SortOrders(catalogue)
  const termFor = ({ account }: Visitor, typedText: string) =>
    account
      ? catalogueTerm({ catalogue, ownNumbers: ownNumberBook.of(account.customerId) }, typedText)
      : typedText

  return {
    partSearch: async ({ body }) => {
      const visitor = await visitorOf(body)
      const page = { offset: 0, limit: LIVE_PRODUCTS }
      const typedText = body.searchTerm.trim()
      const term = termFor(visitor, typedText)
      const { hits, categories, partTypes, total, understood, suggestions, ...named } =
        term === '' ? nothing : catalogue.search(term, { ...page, language: visitor.language })
      return {
        status: 200,
        body: {
          products: hits.map((hit) => asTyped(foundProduct(catalogue, hit, visitor), term, typedText)),
          categories: categoryCounts(categories.slice(0, LIVE_CATEGORIES), visitor.language),
          linkBase: LINK_BASE,
          understood: [...understood],
          suggestions: [...suggestions],
          ...vehiclesNamed(named),
          types: partTypeHits(partTypes, visitor.language),
          pagination: { start: page.offset, length: page.limit, total },
        },
      }
    },

    filteredSearch: async ({ body }) => {
      const visitor = await visitorOf(body)
      const { term: typedText = '' } = body
      const term = termFor(visitor, typedText)
      const results = filteredSearch({ catalogue, orders }, { ...body, term }, visitor)
      const items = results.items.map((product) => asTyped(product, term, typedText))
      return { status: 200, body: { ...results, items } }
    },
  }
}

/**
 * Replaces the reason of a hit: the customer has typed an own number, which was replaced by the article number
 * for the search.
 */
function asTyped(product: SearchProduct, term: string, typedText: string): SearchProduct {
  if (term === typedText || product.sku !== term) return product
  return { ...product, foundVia: { matchType: 'OWN', number: typedText } }
}
