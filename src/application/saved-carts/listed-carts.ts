import { searchCarts, type SavedCart } from '#domain/saved-carts/saved-cart.ts'
import type { ListUrl } from '#domain/data-table/list-url.ts'
import { pageCountOf } from '#domain/shared/batches.ts'
import { queryOf, type Listing, type ListQuery } from '../data-table/list-source.ts'
import type { OpenedList } from '../data-table/open-list.ts'

/** Filters, sorts and pages in memory, because the API returns all carts in one response. */
export function listedCarts(carts: readonly SavedCart[], query: ListQuery): Listing<SavedCart> {
  const { start, length, sortBy, desc, term = '', filters } = query
  const byOwner = ownerAsked(carts, filters['whose'])
  const foundCarts = searchCarts(carts.filter(byOwner), term).toSorted(inOrder(sortBy, desc))
  return { items: foundCarts.slice(start, start + length), total: foundCarts.length }
}

/** Recalculates the displayed page after a change of the carts; the last page if the page no longer exists. */
export function relistedCarts(carts: readonly SavedCart[], opened: ListUrl): OpenedList<SavedCart> {
  const { total } = listedCarts(carts, queryOf(opened, 0, 0))
  const page = Math.min(opened.page, pageCountOf(total, opened.length))
  const url = { ...opened, page }
  const listing = listedCarts(carts, queryOf(url, (page - 1) * url.length, url.length))
  return { kind: 'listed', url, listing }
}

/** Filters carts by owner. The user owns the active cart. */
function ownerAsked(carts: readonly SavedCart[], whose: string | undefined): (cart: SavedCart) => boolean {
  if (whose === undefined) return () => true
  const self = carts.find(({ isActive }) => isActive)?.owner.contactId
  return ({ owner }) => (owner.contactId === self) === (whose === 'own')
}

/** Sort value of the active cart: later than the time of any other cart. */
const NOW = '9999'

const VALUES: Readonly<Record<string, (cart: SavedCart) => string | number>> = {
  name: ({ name }) => name,
  lineCount: ({ lines }) => lines,
  pieces: ({ pieces }) => pieces,
  value: ({ total }) => total?.minor ?? 0,
  pricesUntil: ({ pricesUntil = '' }) => pricesUntil,
  changed: ({ changedAt = NOW }) => changedAt,
  owner: ({ owner }) => owner.name,
}

const words = new Intl.Collator('und', { numeric: true, sensitivity: 'base' })

function inOrder(sortBy: string, desc: boolean) {
  const valueOf = VALUES[sortBy] ?? VALUES['changed']!
  return (one: SavedCart, other: SavedCart): number => {
    const [first, second] = desc ? [other, one] : [one, other]
    return compared(valueOf(first), valueOf(second))
  }
}

const compared = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : words.compare(`${one}`, `${other}`)
