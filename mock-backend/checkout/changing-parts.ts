import type { CatalogueProduct, Stock } from '../catalogue/catalogue-product.ts'
import type { SoldParts } from '../products/cart-sku.ts'
import { divideRounded } from '../pricing/money.ts'

/** Simulated change of a part while it is in a cart. */
export type PartChange = {
  /** The new price in percent of the old one. */
  readonly pricePercent?: number
  readonly stock?: Stock
  /** True if the part is no longer in the assortment. */
  readonly isGone?: boolean
  /** True if the part is still in the catalogue but no longer sold. */
  readonly discontinued?: boolean
}

/** The catalogue with changes made at run time, for carts and the checkout. */
export class ChangingParts implements SoldParts {
  readonly #parts: SoldParts
  readonly #changes = new Map<string, PartChange>()

  constructor(parts: SoldParts) {
    this.#parts = parts
  }

  change(articleNo: string, change: PartChange): void {
    this.#changes.set(articleNo, { ...this.#changes.get(articleNo), ...change })
  }

  findBySku(text: string): CatalogueProduct | undefined {
    const product = this.#parts.findBySku(text)
    const change = product && this.#changes.get(product.sku)
    if (change?.isGone) return undefined
    return product && change ? changed(product, change) : product
  }
}

function changed(
  product: CatalogueProduct,
  { pricePercent = 100, stock, discontinued }: PartChange,
): CatalogueProduct {
  const amount = <Priced extends { readonly amount: number }>(priced: Priced): Priced => ({
    ...priced,
    amount: divideRounded(priced.amount * pricePercent, 100),
  })
  return {
    ...product,
    listPrice: amount(product.listPrice),
    priceScales: product.priceScales.map(amount),
    stock: stock ?? product.stock,
    discontinued: discontinued ?? product.discontinued,
  }
}
