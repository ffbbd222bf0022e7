import type { PricePackage } from '#contracts/products/product.dto.ts'
import type { Account } from '../session/account.ts'
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'
import { fromEuro, lessPercent, price, type MinorUnits } from './money.ts'

/** An account that may see prices. Price functions accept no other, so that hidden prices cannot leak. */
export type Payer = Account & { showPrice: true }

export const isPayer = (account: Account | undefined): account is Payer => account?.showPrice === true

type Priced = Pick<CatalogueProduct, 'listPrice' | 'priceScales' | 'promotion'>

/** The better of the promotion and the account's own discount. */
const discountPercentOf = (product: Priced, payer: Payer) =>
  Math.max(payer.discountPercent, product.promotion?.discountPercent ?? 0)

const net = (product: Priced, payer: Payer, listAmount: MinorUnits): MinorUnits =>
  lessPercent(fromEuro(listAmount, payer.currency), discountPercentOf(product, payer))

/** Net price per piece at this quantity. */
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
