export type LimitedList<Item> = { readonly shown: readonly Item[]; readonly hiddenCount: number }

/**
 * Limits a list to `count` entries. If `hiddenCount` is above zero, a show-more card is needed. Without a count the
 * list is complete.
 */
export function limitList<Item>(list: readonly Item[], count: number | undefined): LimitedList<Item> {
  const shown = count === undefined ? list : list.slice(0, Math.max(count, 0))
  return { shown, hiddenCount: list.length - shown.length }
}
