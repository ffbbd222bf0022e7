import type { Change, FavouriteItem } from '#domain/favourites/favourites.ts'
import { toDecimal, type Money } from '#domain/shared/money.ts'

export type ChangeFacts =
  | Exclude<Change, { readonly kind: 'price' }>
  | {
      readonly kind: 'price'
      readonly before: Money
      readonly after: Money
      /** Of the price before: 0.05 for 5 % more. */
      readonly rise: number
    }

/** An item with what this visitor may see of it. */
export type ItemFacts = Omit<FavouriteItem, 'changes'> & {
  readonly changes: readonly ChangeFacts[]
}

export function itemFacts({ price, changes, ...item }: FavouriteItem, pricesAreVisible: boolean): ItemFacts {
  return {
    ...item,
    price: pricesAreVisible ? price : undefined,
    changes: changes.flatMap((change) => changeFacts(change, pricesAreVisible)),
  }
}

function changeFacts(change: Change, pricesAreVisible: boolean): ChangeFacts[] {
  if (change.kind !== 'price') return [change]
  if (!pricesAreVisible) return []
  const [before, after] = [toDecimal(change.before), toDecimal(change.after)]
  const rise = before === 0 ? 0 : after / before - 1
  return [{ ...change, rise }]
}
