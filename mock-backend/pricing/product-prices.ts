import type { PricePackage } from '#contracts/products/product.dto.ts'
import type { Account } from '../session/account.ts'
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'
import { fromEuro, lessPercent, price, type MinorUnits } from './money.ts'

/** An account that may see prices. Price functions accept no other, so that hidden prices cannot leak. */
export type AccountWithPrices = Account & { showPrice: true }

export const seesPrices = (account: Account | undefined): account is AccountWithPrices =>
  account?.showPrice === true

type Priced = Pick<CatalogueProduct, 'listPrice' | 'priceScales' | 'promotion' | 'coreDeposit'>

/** The account's own price per piece at this quantity, without the promotion. */
const regularPrice = (
  { listPrice, priceScales }: Priced,
  payer: AccountWithPrices,
  quantity: number,
): MinorUnits => {
  const scale = priceScales.findLast(({ fromQuantity }) => fromQuantity <= quantity)
  const listAmount = fromEuro((scale ?? listPrice).amount, payer.currency)
  return lessPercent(listAmount, payer.discountPercent)
}

/** Net price per piece at this quantity; the discount of a promotion applies after that of the account. */
export const unitPrice = (product: Priced, payer: AccountWithPrices, quantity: number): MinorUnits =>
  lessPercent(regularPrice(product, payer, quantity), product.promotion?.discountPercent ?? 0)

/** Net deposit per piece for the old part; 0 for parts that are not exchange parts. No discount applies to it. */
export const coreDepositOf = (product: Pick<Priced, 'coreDeposit'>, currency: string): MinorUnits =>
  fromEuro(product.coreDeposit ?? 0, currency)

export function pricePackage(product: Priced, payer: AccountWithPrices, quantity = 1): PricePackage {
  const { currency, discountPercent } = payer
  return {
    price: price(unitPrice(product, payer, quantity), currency),
    listPrice: price(fromEuro(product.listPrice.amount, currency), currency),
    discountPercent,
    ...(product.promotion && {
      promotion: {
        percent: product.promotion.discountPercent,
        regularPrice: price(regularPrice(product, payer, quantity), currency),
        until: product.promotion.until,
      },
    }),
    scale: product.priceScales.map(({ fromQuantity }) => ({
      from: fromQuantity,
      price: price(unitPrice(product, payer, fromQuantity), currency),
    })),
    ...(product.coreDeposit && { coreDeposit: price(coreDepositOf(product, currency), currency) }),
  }
}
