import type { Change, FavouriteItem } from '#domain/favourites/favourites.ts'
import { toDecimal, type Money } from '#domain/shared/money.ts'

export type ItemChange =
  | Exclude<Change, { readonly kind: 'price' }>
  | {
      readonly kind: 'price'
      readonly before: Money
      readonly after: Money
      /** Price change as a share of the former price: 0.05 for 5 % more. */
      readonly rise: number
    }

/** An item with its changes since the last visit. */
export type ItemRowData = Omit<FavouriteItem, 'changes'> & {
  readonly changes: readonly ItemChange[]
}

export const itemRowData = (item: FavouriteItem): ItemRowData => ({
  ...item,
  changes: item.changes.map(changeFacts),
})

function changeFacts(change: Change): ItemChange {
  if (change.kind !== 'price') return change
  const [before, after] = [toDecimal(change.before), toDecimal(change.after)]
  const rise = before === 0 ? 0 : after / before - 1
  return { ...change, rise }
}
