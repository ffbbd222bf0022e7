import type { ListUrl } from '#domain/data-table/list-url.ts'
import { queryOf, type ListSource } from './list-source.ts'

/** Maximum number of rows per call. */
const CALL_LENGTH = 1_000

/** Maximum number of rows that are loaded for an action on a whole list. */
export const LOADED_ROWS_MAX = 50_000

/**
 * Fetches all rows of a list in its order, or the first `max`. Rows may shift between calls, therefore duplicates are
 * removed by key.
 */
export async function loadAllRows<Item>(
  source: ListSource<Item>,
  url: ListUrl,
  keyOf: (item: Item) => string,
  onProgress: (gathered: number, total: number) => void = () => {},
  max = LOADED_ROWS_MAX,
): Promise<readonly Item[]> {
  const gathered = new Map<string, Item>()
  for (let start = 0; start < max; start += CALL_LENGTH) {
    const { items, total } = await source(queryOf(url, start, Math.min(CALL_LENGTH, max - start)))
    for (const item of items) gathered.set(keyOf(item), item)
    onProgress(gathered.size, Math.min(total, max))
    if (items.length === 0 || start + items.length >= total) break
  }
  return [...gathered.values()]
}
