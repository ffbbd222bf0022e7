import type { ServerInferResponseBody } from '@ts-rest/core'
import type { favouritesContract } from '#contracts/favourites/favourites.contract.ts'
import { productOfCartSku } from '../products/cart-sku.ts'
import type { Catalogue } from '../search-engine/catalogue.ts'
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'
import { price } from '../pricing/money.ts'
import { seesPrices, unitPrice } from '../pricing/product-prices.ts'
import { articleRef } from '../products/article-ref.ts'
import type { Services } from '../services.ts'
import { availability } from '../products/availability.ts'
import type { Visitor } from '../session/callers.ts'
import type { StoredItem } from './favourite-lists.ts'

type Parts = Pick<Services, 'catalogue' | 'currentParts'>
type Item = ServerInferResponseBody<typeof favouritesContract.get, 200>['items'][number]

/** Converts an item of a list to the API item, with the changes since the last visit. */
export function favouriteItem(
  parts: Parts,
  item: StoredItem,
  visitor: Visitor,
  lastVisit: number | null,
): Item {
  const { catalogue } = parts
  const product = productOf(catalogue, item)
  const replacedBy = replacementOf(catalogue, product, visitor)
  return {
    ...sharedItem(catalogue, item, visitor),
    addedAt: new Date(item.addedAt).toISOString(),
    changes: changesOf(parts, item, visitor, lastVisit),
    ...(replacedBy && { replacedBy }),
    discontinued: product.discontinued,
  }
}

/** The fields that a shared list shows; price and stock only for visitors who may see them. */
export function sharedItem(catalogue: Catalogue, item: StoredItem, visitor: Visitor) {
  const product = productOf(catalogue, item)
  const { account, now } = visitor
  return {
    sku: item.sku,
    quantity: item.quantity,
    note: item.note,
    ...(item.min !== null && { min: item.min }),
    ...(item.max !== null && { max: item.max }),
    article: articleRef(product, visitor.language),
    gtin: product.gtin,
    ...(seesPrices(account) && {
      price: price(unitPrice(product, account, item.quantity), account.currency),
    }),
    ...(account && { availability: availability(product.stock, now) }),
  }
}

export function changesOf(
  { catalogue, currentParts }: Parts,
  item: StoredItem,
  visitor: Visitor,
  lastVisit: number | null,
): Item['changes'] {
  if (lastVisit === null) return []
  const { account, now } = visitor
  const product = productOf(catalogue, item)
  const since = Math.max(lastVisit, item.addedAt)
  const before = currentParts.partAt(product, since)
  if (product.replacedBy !== undefined) {
    const replacedAt = currentParts.replacedAt(product)
    const by =
      replacedAt > since && replacedAt <= now ? replacementOf(catalogue, product, visitor) : undefined
    if (by) return [{ kind: 'REPLACED', by }]
  }
  const changes: Item['changes'] = []
  if (seesPrices(account)) {
    const [then, today] = [before, product].map((part) => unitPrice(part, account, item.quantity))
    if (then !== undefined && today !== undefined && then !== today) {
      const { currency } = account
      changes.push({ kind: 'PRICE', before: price(then, currency), after: price(today, currency) })
    }
  }
  const [stockedThen, stocked] = [availability(before.stock, since), availability(product.stock, now)]
  if (stockedThen.status !== stocked.status)
    changes.push({ kind: 'AVAILABILITY', before: stockedThen, after: stocked })
  return changes
}

export function replacementOf(catalogue: Catalogue, { replacedBy }: CatalogueProduct, { language }: Visitor) {
  const next = replacedBy === undefined ? undefined : catalogue.findBySku(replacedBy)
  return next && articleRef(next, language)
}

function productOf(catalogue: Catalogue, { sku }: StoredItem): CatalogueProduct {
  const product = productOfCartSku(catalogue, sku)
  if (product === undefined) throw new Error(`A list holds ${sku}, which the catalogue does not know`)
  return product
}
