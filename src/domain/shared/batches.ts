/** Splits a list into batches of at most `size`, keeping the order. */
export function batchesOf<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size))
}

/** Number of pages of a list; an empty list has one. */
export const pageCountOf = (total: number, length: number): number => Math.max(Math.ceil(total / length), 1)
