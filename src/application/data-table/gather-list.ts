import type { ListUrl } from '#domain/data-table/list-url.ts'
import { queryOf, type ListSource } from './list-source.ts'

/** What one call brings at most. */
const CALL_LENGTH = 1_000

/** What a page takes upon itself; more than that is a matter of the download queue. */
export const MOST_GATHERED = 5_000

/**
 * All that the address narrows the list to, in its order, or the first `most`. Rows that are added meanwhile
 * move others on: none is brought twice.
 */
export async function gatherList<Item>(
  source: ListSource<Item>,
  address: ListUrl,
  keyOf: (item: Item) => string,
  told: (gathered: number, total: number) => void = () => {},
  most = MOST_GATHERED,
): Promise<readonly Item[]> {
  const gathered = new Map<string, Item>()
  for (let start = 0; start < most; start += CALL_LENGTH) {
    const { items, total } = await source(queryOf(address, start, Math.min(CALL_LENGTH, most - start)))
    for (const item of items) gathered.set(keyOf(item), item)
    told(gathered.size, Math.min(total, most))
    if (items.length === 0 || start + items.length >= total) break
  }
  return [...gathered.values()]
}
