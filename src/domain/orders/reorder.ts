import type { LineStatus } from '../cart/cart.ts'
import type { Money } from '../shared/money.ts'
import type { Article } from '../goods/article.ts'

/** Preview of one line of a reorder. */
export type ReorderLine = {
  readonly lineNo: number
  /** `vendorId-sku`, as in the cart. */
  readonly sku: string
  readonly article: Article
  readonly status: LineStatus
  readonly requested: number
  readonly accepted: number
  readonly replacement?: Article | undefined
  /** ISO 8601 date from which the remaining quantity is available. */
  readonly nextDate?: string | undefined
  readonly price?: Money | undefined
  /** Price of the former order; absent if unchanged. */
  readonly previousPrice?: Money | undefined
}

/** True if the part is sold out and its successor replaces it. */
const isReplaced = ({ accepted, replacement }: ReorderLine): boolean =>
  accepted === 0 && replacement !== undefined

/** Part and quantity to add to the cart; undefined if the line cannot be reordered. */
export function cartItemOf(
  line: ReorderLine,
): { readonly sku: string; readonly quantity: number } | undefined {
  const { sku, status, requested, accepted, replacement } = line
  if (accepted > 0) return { sku, quantity: accepted }
  if (!replacement || status !== 'superseded') return undefined
  return { sku: `${replacement.vendorId}-${replacement.sku}`, quantity: requested }
}

/** Difference between a line and the former order; `changeOf` returns the most severe one. */
export type ReorderChange =
  | 'same'
  | 'price'
  | 'replaced'
  | 'rounded'
  | 'limited'
  | 'backorder'
  | 'discontinued'
  | 'not-possible'

export function changeOf(line: ReorderLine): ReorderChange {
  const { status, accepted, price, previousPrice } = line
  if (status === 'discontinued') return 'discontinued'
  if (cartItemOf(line) === undefined) return 'not-possible'
  if (isReplaced(line)) return 'replaced'
  if (status === 'qty-rounded') return 'rounded'
  if (status === 'qty-limited' || accepted < line.requested) return 'limited'
  if (status === 'backorder') return 'backorder'
  return price && previousPrice && price.minor !== previousPrice.minor ? 'price' : 'same'
}
