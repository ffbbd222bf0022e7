import type { ServerInferRequest } from '@ts-rest/core'
import type { favouritesContract } from '#contracts/favourites/favourites.contract.ts'
import type { favouriteItem } from './favourite-item.ts'

type Query = Pick<
  ServerInferRequest<typeof favouritesContract.get>['body'],
  'term' | 'filter' | 'sort_by' | 'desc'
>
type Item = ReturnType<typeof favouriteItem>

/** Sort keys by column; for any other column the items remain in the order in which they were added. */
const SORTS: Readonly<Record<string, (item: Item) => string | number>> = {
  sku: ({ article }) => article.sku,
  name: ({ article }) => article.name,
  quantity: ({ quantity }) => quantity,
  price: ({ price }) => price?.value ?? 0,
  added: ({ addedAt }) => addedAt,
}

export function listedItems(items: readonly Item[], { term = '', filter, sort_by, desc }: Query): Item[] {
  const words = normalizePartNumber(term)
  const matchingItems = items.filter(
    (item) =>
      (!filter.onlyAvailable || isThere(item)) &&
      (!filter.onlyChanged || item.changes.length > 0) &&
      (words === '' || textsOf(item).some((text) => normalizePartNumber(text).includes(words))),
  )
  const key = Object.hasOwn(SORTS, sort_by ?? '') ? SORTS[sort_by ?? ''] : undefined
  if (key === undefined) return matchingItems
  const sorted = matchingItems.toSorted((one, other) => compare(key(one), key(other)))
  return desc === 1 ? sorted.toReversed() : sorted
}

const isThere = ({ availability }: Item) =>
  availability?.status === 'AVAILABLE' || availability?.status === 'LIMITED'

const textsOf = ({ article, note, gtin }: Item) => [
  article.sku,
  `${article.name} ${article.manufacturer}`,
  note,
  gtin,
]

/** Part numbers match regardless of punctuation. */
const normalizePartNumber = (text: string) => text.toLowerCase().replaceAll(/[\s.\-/]+/g, '')

const compare = (one: string | number, other: string | number) =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other))
