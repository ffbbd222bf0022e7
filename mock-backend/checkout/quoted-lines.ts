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
      const recorded = before?.get(idOf(item))
      const current = seenOf(item)
      // record a line again if the account has gained or lost the right to see prices
      const stays =
        recorded?.quantity === current.quantity &&
        (recorded.price === undefined) === (current.price === undefined)
      return [idOf(item), stays ? recorded : current]
    })
    this.#seen.set(owner, new Map(now))
  }

  changesOf(owner: string, { items }: z.infer<typeof Quote>): z.infer<typeof QuoteChange>[] {
    return items.flatMap((item) => {
      const recorded = this.#seen.get(owner)?.get(idOf(item))
      const now = seenOf(item)
      if (recorded === undefined || recorded.quantity !== now.quantity) return []
      const item_id = idOf(item)
      return [
        ...(recorded.price !== undefined && now.price !== undefined && recorded.price !== now.price
          ? [{ item_id, field: 'PRICE' as const, old: recorded.price, new: now.price }]
          : []),
        ...(recorded.date !== now.date
          ? [{ item_id, field: 'DATE' as const, old: recorded.date, new: now.date }]
          : []),
      ]
    })
  }
}
