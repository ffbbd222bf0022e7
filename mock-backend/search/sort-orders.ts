import type { Catalogue } from '../search-engine/catalogue.ts'
import type { Language } from '../catalogue/language.ts'
import { isAttributeId } from '../catalogue/part-types.ts'
import type { CatalogueProduct, ProductAttribute } from '../catalogue/catalogue-product.ts'
import { seesPrices, unitPrice } from '../pricing/product-prices.ts'
import type { Visitor } from '../session/callers.ts'

/** A sort order. `key` identifies it in the cache. Products without a rank come last in both directions. */
type Order = {
  key: string
  compare: (one: CatalogueProduct, other: CatalogueProduct) => number
  isRanked?: (product: CatalogueProduct) => boolean
}

/** Rank of a product without a value. */
export const UNRANKED = 0xffff_ffff

/** The ranks of all products in each sort order, computed once. */
export class SortOrders {
  readonly #catalogue: Catalogue
  readonly #places = new Map<string, Uint32Array>()

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue
  }

  /**
   * Ranks by product index. Undefined for an unknown sort order, and for prices and stock that the visitor may
   * not see.
   */
  placesFor(by: string, visitor: Visitor): Uint32Array | undefined {
    const order = orderFor(by, visitor)
    if (order === undefined) return undefined
    const places = this.#places.get(order.key) ?? this.#place(order)
    this.#places.set(order.key, places)
    return places
  }

  #place({ compare, isRanked = () => true }: Order): Uint32Array {
    const { size } = this.#catalogue
    const places = new Uint32Array(size).fill(UNRANKED)
    Array.from({ length: size }, (_, index) => this.#catalogue.product(index))
      .filter(isRanked)
      .toSorted(compare)
      .forEach(({ index }, position) => (places[index] = position))
    return places
  }
}

const ATTRIBUTE = 'attribute.'

function orderFor(by: string, { account, language }: Visitor): Order | undefined {
  const { compare } = new Intl.Collator(language, { numeric: true })
  if (by === 'name') {
    return {
      key: `name ${language}`,
      compare: (one, other) => compare(one.names[language], other.names[language]),
    }
  }
  if (by === 'sku') return { key: `sku ${language}`, compare: (one, other) => compare(one.sku, other.sku) }
  if (by.startsWith(ATTRIBUTE)) return attributeOrder(by.slice(ATTRIBUTE.length), language)
  if (by === 'price' && seesPrices(account)) {
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

/** Order by an attribute: numbers first, then texts, compared in the visitor's language. */
function attributeOrder(id: string, language: Language): Order | undefined {
  if (!isAttributeId(id)) return undefined
  const { compare } = new Intl.Collator(language, { numeric: true })
  const attributeOf = ({ attributes }: CatalogueProduct) => attributes.find((one) => one.attributeId === id)
  const numberOf = (attribute?: ProductAttribute) =>
    typeof attribute?.value === 'number' ? attribute.value : Infinity
  const textOf = (attribute?: ProductAttribute) =>
    attribute?.valueNames?.[language] ?? String(attribute?.value)
  return {
    key: `attribute ${id} ${language}`,
    isRanked: (product) => attributeOf(product) !== undefined,
    compare: (one, other) => {
      const [first, second] = [attributeOf(one), attributeOf(other)]
      const [low, high] = [numberOf(first), numberOf(second)]
      return low === high ? compare(textOf(first), textOf(second)) : low < high ? -1 : 1
    },
  }
}
