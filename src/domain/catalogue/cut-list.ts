export type CutList<Item> = { readonly shown: readonly Item[]; readonly hiddenCount: number }

/** `hiddenCount` above zero asks for a show-more card. Without a count the list stays whole. */
export function cutList<Item>(list: readonly Item[], count: number | undefined): CutList<Item> {
  const shown = count === undefined ? list : list.slice(0, Math.max(count, 0))
  return { shown, hiddenCount: list.length - shown.length }
}
