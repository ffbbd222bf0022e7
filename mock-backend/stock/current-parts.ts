import { dayOf, startOf, type Day } from '../calendar/calendar.ts'
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { isPromotedAt, promotedUntil } from '../pricing/promotions.ts'
import { cartSku } from '../products/cart-sku.ts'
import type { Catalogue } from '../search-engine/catalogue.ts'
import { Sales, stockAt, type Movement } from './warehouse.ts'

/** The entry that keeps the first day over a restart. */
const OPENED = 'opened'
const WAREHOUSE = 'warehouse'
/** Replaced parts were so in the week before the first day. */
const REPLACED_WITHIN = 5

/** Basis of the stock and the promotions of all parts; plain data. */
export type StockHistory = {
  readonly firstDay: Day
  /** Movements by number in the cart. */
  readonly movements: ReadonlyMap<string, readonly Movement[]>
}

/** A part of the catalogue at a past or planned time. */
export function partAt(
  product: CatalogueProduct,
  { firstDay, movements }: StockHistory,
  at: number,
): CatalogueProduct {
  const first = startOf(firstDay)
  return {
    ...product,
    stock: stockAt(product, movements.get(cartSku(product)) ?? [], firstDay, at),
    promotion:
      product.promotion && isPromotedAt(product.index, first, at)
        ? { ...product.promotion, until: promotedUntil(product.index, first, at) }
        : undefined,
  }
}

/** Sold parts at a time: the catalogue, which never changes, with stock and promotions. */
export class CurrentParts {
  readonly #clock: () => number
  readonly #all: Catalogue
  readonly #sales: Sales
  readonly #firstDay: Day

  constructor(all: Catalogue, ledger: Ledger, clock: () => number) {
    this.#all = all
    this.#clock = clock
    if (ledger.entriesOf(WAREHOUSE).length === 0) ledger.record(WAREHOUSE, OPENED, {})
    this.#firstDay = dayOf(ledger.entriesOf(WAREHOUSE)[0]?.at ?? clock())
    this.#sales = new Sales(() => ledger.entries)
  }

  get stockHistory(): StockHistory {
    return { firstDay: this.#firstDay, movements: this.#sales.movements }
  }

  partAt({ index }: CatalogueProduct, at: number): CatalogueProduct {
    return partAt(this.#all.product(index), this.stockHistory, at)
  }

  replacedAt({ index }: CatalogueProduct): number {
    return startOf(this.#firstDay - 1 - (index % REPLACED_WITHIN))
  }

  /** The catalogue of this moment. */
  catalogue(): Catalogue {
    const catalogue = this.#all
    const isPromoted = (index: number) => isPromotedAt(index, startOf(this.#firstDay), this.#clock())
    const now = (product: CatalogueProduct) => partAt(product, this.stockHistory, this.#clock())
    const ifKnown = (product: CatalogueProduct | undefined) => product && now(product)
    return {
      ...catalogue,
      product: (index) => now(catalogue.product(index)),
      findBySku: (text) => ifKnown(catalogue.findBySku(text)),
      findBySlug: (slug) => ifKnown(catalogue.findBySlug(slug)),
      list: (request) => catalogue.list({ ...request, isPromoted }),
      search: (term, options) => catalogue.search(term, { ...options, isPromoted }),
      alternativesTo: (product) => catalogue.alternativesTo(product).map(now),
    }
  }
}
