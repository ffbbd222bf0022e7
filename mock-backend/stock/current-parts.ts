import { dayOf, startOf, type Day } from '../calendar/calendar.ts'
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { isPromotedAt, promotedUntil } from '../pricing/promotions.ts'
import { cartSku } from '../products/cart-sku.ts'
import type { Catalogue } from '../search-engine/catalogue.ts'
import { Sales, stockAt, type Movement } from './warehouse.ts'

/** Kind of the ledger entry that stores the first day, so that a restart does not change it. */
const OPENED = 'opened'
const WAREHOUSE = 'warehouse'
/** Maximum number of days between the replacement of a part and the first day of the demo. */
const REPLACED_WITHIN = 5

/**
 * Data from which the stock and the promotions of all parts are computed; plain data, so that it can be sent to
 * a worker thread.
 */
export type StockHistory = {
  readonly firstDay: Day
  /** Stock movements by article number of the cart (`vendorId-sku`). */
  readonly movements: ReadonlyMap<string, readonly Movement[]>
}

/** A part of the catalogue with the stock and the promotion of a past or planned time. */
export function partAtTime(
  product: CatalogueProduct,
  { firstDay, movements }: StockHistory,
  time: number,
): CatalogueProduct {
  const first = startOf(firstDay)
  return {
    ...product,
    stock: stockAt(product, movements.get(cartSku(product)) ?? [], firstDay, time),
    promotion:
      product.promotion && isPromotedAt(product.index, first, time)
        ? { ...product.promotion, until: promotedUntil(product.index, first, time) }
        : undefined,
  }
}

/** The catalogue, which is immutable, combined with the stock and the promotions of a time. */
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

  partAt({ index }: CatalogueProduct, time: number): CatalogueProduct {
    return partAtTime(this.#all.product(index), this.stockHistory, time)
  }

  replacedAt({ index }: CatalogueProduct): number {
    return startOf(this.#firstDay - 1 - (index % REPLACED_WITHIN))
  }

  /** The catalogue with current stock and promotions. */
  catalogue(): Catalogue {
    const catalogue = this.#all
    const isPromoted = (index: number) => isPromotedAt(index, startOf(this.#firstDay), this.#clock())
    const now = (product: CatalogueProduct) => partAtTime(product, this.stockHistory, this.#clock())
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
