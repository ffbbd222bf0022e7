import type * as z from 'zod/mini'
import type { Quote } from '#contracts/cart/cart.contract.ts'
import type { QuoteChange } from '#contracts/checkout/checkout.dto.ts'

type Seen = { readonly quantity: number; readonly price: number | undefined; readonly date: string }
type Item = z.infer<typeof Quote>['items'][number]

const idOf = (item: Item) => String(item.item_id ?? item.itemId)

const seenOf = ({ qty, pricePackage, availability }: Item): Seen => ({
  quantity: qty,
  price: pricePackage?.price.value,
  date: availability?.nextDate ?? '',
})

/**
 * Price and delivery date of each cart line when the customer first saw the line in this quantity: the checkout
 * reports changes.
 */
export class QuotedLines {
  readonly #seen = new Map<string, ReadonlyMap<string, Seen>>()

  record(owner: string, { items }: z.infer<typeof Quote>): void {
    const before = this.#seen.get(owner)
    const now = items.map((item): [string, Seen] => {
      const knownSeen = before?.get(idOf(item))
      const seenSeen = seenOf(item)
      // the account may have gained the right to see prices since then
      const stays =
        knownSeen?.quantity === seenSeen.quantity &&
        (knownSeen.price === undefined) === (seenSeen.price === undefined)
      return [idOf(item), stays ? knownSeen : seenSeen]
    })
    this.#seen.set(owner, new Map(now))
  }

  changesOf(owner: string, { items }: z.infer<typeof Quote>): z.infer<typeof QuoteChange>[] {
    return items.flatMap((item) => {
      const knownSeen = this.#seen.get(owner)?.get(idOf(item))
      const now = seenOf(item)
      if (knownSeen === undefined || knownSeen.quantity !== now.quantity) return []
      const item_id = idOf(item)
      return [
        ...(knownSeen.price !== undefined && now.price !== undefined && knownSeen.price !== now.price
          ? [{ item_id, field: 'PRICE' as const, old: knownSeen.price, new: now.price }]
          : []),
        ...(knownSeen.date !== now.date
          ? [{ item_id, field: 'DATE' as const, old: knownSeen.date, new: now.date }]
          : []),
      ]
    })
  }
}
