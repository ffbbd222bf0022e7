import type { LineStatus } from '../cart/cart.ts'
import type { Money } from '../shared/money.ts'
import type { Article } from './article.ts'

/** What would become of one line if it were ordered again. */
export type ReorderLine = {
  readonly lineNo: number
  /** As a cart names it. */
  readonly sku: string
  readonly article: Article
  readonly status: LineStatus
  readonly requested: number
  readonly accepted: number
  readonly replacement?: Article | undefined
  /** ISO 8601 day from which the rest can be delivered. */
  readonly nextDate?: string | undefined
  readonly price?: Money | undefined
  /** What was paid then, where it differs. */
  readonly previousPrice?: Money | undefined
}

/** A part that is sold out gives way to the one that replaces it. */
const isReplaced = ({ accepted, replacement }: ReorderLine): boolean =>
  accepted === 0 && replacement !== undefined

/** The part and the quantity that would go into the cart for a line; absent where nothing can. */
export function cartItemOf(
  line: ReorderLine,
): { readonly sku: string; readonly quantity: number } | undefined {
  const { sku, status, requested, accepted, replacement } = line
  if (accepted > 0) return { sku, quantity: accepted }
  if (!replacement || status !== 'superseded') return undefined
  return { sku: `${replacement.vendorId}-${replacement.sku}`, quantity: requested }
}

/** What has become of a line since, the worst first. */
export type ReorderChange =
  'same' | 'price' | 'replaced' | 'rounded' | 'limited' | 'backorder' | 'discontinued' | 'not-possible'

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
