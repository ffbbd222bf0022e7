export type LimitedList<Item> = { readonly shown: readonly Item[]; readonly hiddenCount: number }

/**
 * Limits a list to `count` entries; without a count the list is complete. If `hiddenCount` is above zero, the page
 * shows a "show more" card.
 */
export function limitList<Item>(list: readonly Item[], count: number | undefined): LimitedList<Item> {
  const shown = count === undefined ? list : list.slice(0, Math.max(count, 0))
  return { shown, hiddenCount: list.length - shown.length }
}
