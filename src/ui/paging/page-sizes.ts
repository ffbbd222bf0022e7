/** `query`: URL query of the list with this page size. */
export type PageSizeLink = { readonly size: number; readonly isCurrent: boolean; readonly query: string }

/** Page sizes to choose from; empty if the smallest page contains all rows. */
export function pageSizes<Size extends number>(
  [shortest, ...longer]: readonly [Size, ...Size[]],
  current: Size,
  total: number,
  queryOf: (size: Size) => string,
): readonly PageSizeLink[] {
  if (total <= shortest) return []
  return [shortest, ...longer].map((size) => ({ size, isCurrent: size === current, query: queryOf(size) }))
}
