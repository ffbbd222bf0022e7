import type { Catalogue } from '../search-engine/catalogue.ts'
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'
import { isPayer, unitPrice } from '../pricing/product-prices.ts'
import type { Visitor } from '../session/callers.ts'

/** `key` identifies the order in the cache. */
type Order = { key: string; compare: (one: CatalogueProduct, other: CatalogueProduct) => number }

/** The ranks of all products in each sort order, computed once. */
export class SortOrders {
  readonly #catalogue: Catalogue
  readonly #places = new Map<string, Uint32Array>()

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue
  }

  /** Undefined for an unknown sort order, and for prices and stock without permission. */
  placesFor(by: string, visitor: Visitor): Uint32Array | undefined {
    const order = orderFor(by, visitor)
    if (order === undefined) return undefined
    const places = this.#places.get(order.key) ?? this.#place(order)
    this.#places.set(order.key, places)
    return places
  }

  #place({ compare }: Order): Uint32Array {
    const { size } = this.#catalogue
    const places = new Uint32Array(size)
    Array.from({ length: size }, (_, index) => this.#catalogue.product(index))
      .toSorted(compare)
      .forEach(({ index }, place) => (places[index] = place))
    return places
  }
}

function orderFor(by: string, { account, language }: Visitor): Order | undefined {
  const { compare } = new Intl.Collator(language, { numeric: true })
  if (by === 'name') {
    return {
      key: `name ${language}`,
      compare: (one, other) => compare(one.names[language], other.names[language]),
    }
  }
  if (by === 'sku') return { key: `sku ${language}`, compare: (one, other) => compare(one.sku, other.sku) }
  if (by === 'price' && isPayer(account)) {
    return {
      key: `price ${account.currency} ${account.discountPercent}`,
      compare: (one, other) => unitPrice(one, account, 1) - unitPrice(other, account, 1),
    }
  }
  if (by === 'stock' && account) {
    return { key: 'stock', compare: (one, other) => one.stock.quantity - other.stock.quantity }
  }
  return undefined
}
