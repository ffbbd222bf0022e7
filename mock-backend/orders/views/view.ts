import type { ArticleRef } from '#contracts/article.dto.ts'
import type { Account } from '../../accounts/account.ts'
import type { CatalogueProduct } from '../../catalogue/catalogue-product.ts'
import type { Language } from '../../catalogue/language.ts'
import { price, type MinorUnits } from '../../prices/money.ts'
import { partThumbnail } from '../../products/part-images.ts'
import { salesUnit } from '../../products/product-head.ts'
import type { Day } from '../calendar.ts'

/** For whom a list or a document is shown, and on which day. */
export type View = {
  readonly account: Account
  readonly language: Language
  readonly today: Day
  /** Milliseconds since the epoch. */
  readonly now: number
}

export const asOf = ({ now }: View) => new Date(now).toISOString()

/** Money for those who may see it; for others there is no such field. */
export function visible<Field extends string>(
  { account }: View,
  amounts: Readonly<Record<Field, MinorUnits>>,
): Partial<Record<Field, ReturnType<typeof price>>> {
  if (!account.showPrice) return {}
  const entries = Object.entries<MinorUnits>(amounts)
  return Object.fromEntries(
    entries.map(([field, amount]) => [field, price(amount, account.currency)]),
  ) as Partial<Record<Field, ReturnType<typeof price>>>
}

export const articleRef = (product: CatalogueProduct, language: Language): ArticleRef => ({
  vendorId: product.vendorId,
  sku: product.sku,
  name: product.names[language],
  slug: product.slug,
  manufacturer: product.manufacturer,
  image: partThumbnail(product, language),
  packagingAmount: product.packageQuantity,
  salesUnit: salesUnit(product.orderUnit),
})
