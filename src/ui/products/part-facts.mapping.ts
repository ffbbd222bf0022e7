import type { ProductPrice, ProductSummary } from '#domain/products/product.ts'
import { toDecimal, type Money } from '#domain/shared/money.ts'

/** In units of the currency, as numbers are formatted. */
export type Amount = { readonly value: number; readonly currency: string }

type PriceStep = { readonly fromQuantity: number; readonly price: Amount }

export type PriceFacts = {
  readonly net: Amount
  readonly list?: Amount | undefined
  readonly discountPercent?: number | undefined
  /** The steps above the price of one piece. */
  readonly steps: readonly PriceStep[]
}

/** A product as lists show it, with what this visitor may see of it. */
export type PartFacts = Omit<ProductSummary, 'price'> & {
  /** Absent for everyone who may not see prices. */
  readonly price?: PriceFacts | undefined
}

export function partFacts({ price, ...product }: ProductSummary, pricesAreVisible: boolean): PartFacts {
  return { ...product, price: pricesAreVisible && price ? priceFacts(price) : undefined }
}

export function priceFacts({ net, list, discountPercent, scale }: ProductPrice): PriceFacts {
  return {
    net: amountOf(net),
    list: list && amountOf(list),
    discountPercent,
    steps: scale
      .filter(({ fromQuantity }) => fromQuantity > 1)
      .map(({ fromQuantity, price }) => ({ fromQuantity, price: amountOf(price) })),
  }
}

export const amountOf = (money: Money): Amount => ({ value: toDecimal(money), currency: money.currency })
