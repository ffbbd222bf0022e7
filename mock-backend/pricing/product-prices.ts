import type { PricePackage } from '#contracts/products/product.dto.ts'
import type { Account } from '../session/account.ts'
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'
import { fromEuro, lessPercent, price, type MinorUnits } from './money.ts'

/** An account that sees prices; nobody else's calls come as far as a price. */
export type Payer = Account & { showPrice: true }

export const isPayer = (account: Account | undefined): account is Payer => account?.showPrice === true

type Priced = Pick<CatalogueProduct, 'listPrice' | 'priceScales' | 'promotion'>

/** A promotion counts where it is better than the account's own discount. */
const discountPercentOf = (product: Priced, payer: Payer) =>
  Math.max(payer.discountPercent, product.promotion?.discountPercent ?? 0)

const net = (product: Priced, payer: Payer, listAmount: MinorUnits): MinorUnits =>
  lessPercent(fromEuro(listAmount, payer.currency), discountPercentOf(product, payer))

/** Net for one piece when this many are bought. */
export function unitPrice(product: Priced, payer: Payer, quantity: number): MinorUnits {
  const scale = product.priceScales.findLast(({ fromQuantity }) => fromQuantity <= quantity)
  return net(product, payer, (scale ?? product.listPrice).amount)
}

export function pricePackage(product: Priced, payer: Payer, quantity = 1): PricePackage {
  const { currency } = payer
  return {
    price: price(unitPrice(product, payer, quantity), currency),
    listPrice: price(fromEuro(product.listPrice.amount, currency), currency),
    discountPercent: discountPercentOf(product, payer),
    scale: product.priceScales.map(({ fromQuantity, amount }) => ({
      from: fromQuantity,
      price: price(net(product, payer, amount), currency),
    })),
  }
}
