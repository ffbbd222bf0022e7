import type { FavouriteItem, FavouriteList } from '#domain/favourites/favourites.ts'
import type { ListShape } from '#domain/data-table/list-shape.ts'
import type { Listing, ListQuery } from '../data-table/list-source.ts'
import { openList, type OpenedList } from '../data-table/open-list.ts'
import type { SessionStore } from '../session/session.store.ts'
import type { Favourites, OpenedFavourites } from './favourites.port.ts'

export type OpenedFavouriteList = {
  readonly lists: readonly FavouriteList[]
  /** Absent where there is no list yet, or none could be loaded. */
  readonly list?: FavouriteList | undefined
  /** ISO 8601 time; absent on the first visit. */
  readonly lastVisit?: string | undefined
  readonly opened: OpenedList<FavouriteItem>
}

const NOTHING: Listing<never> = { items: [], total: 0 }

/** The list that is asked for, else the first; absent where the one asked for is none of the customer's. */
export class OpenFavouriteList {
  readonly #favourites: Favourites
  readonly #session: SessionStore

  constructor(favourites: Favourites, session: SessionStore) {
    this.#favourites = favourites
    this.#session = session
  }

  async run(shape: ListShape, params: URLSearchParams): Promise<OpenedFavouriteList | undefined> {
    let lists: readonly FavouriteList[] = []
    let found: OpenedFavourites | undefined
    const source = async (query: ListQuery): Promise<Listing<FavouriteItem>> => {
      lists = await this.#favourites.lists()
      const asked = listFor(lists, query)
      found = asked && (await this.#favourites.open(asked.id, query))
      return found ?? NOTHING
    }
    const opened = await openList(shape, params, source, this.#session.snapshot.pricesHidden)
    if (opened.kind === 'listed' && !found && opened.address.scope !== undefined) return undefined
    return { lists, list: found?.list, lastVisit: found?.lastVisit, opened: asOf(opened, found) }
  }

  /** More of the same list, for what is done with rows of other pages. */
  async more(query: ListQuery): Promise<Listing<FavouriteItem>> {
    return query.scope === undefined ? NOTHING : this.#favourites.open(query.scope, query)
  }
}

/** Who looks for what has changed is led to a list that holds such. */
function listFor(lists: readonly FavouriteList[], { scope, filters }: ListQuery): FavouriteList | undefined {
  if (scope !== undefined) return lists.find(({ id }) => id === scope)
  const changed = filters.onlyChanged === '1' ? lists.find((list) => list.changed > 0) : undefined
  return changed ?? lists[0]
}

/** From here on it is this list, also where it was but the first; what it is called is told once. */
function asOf(
  opened: OpenedList<FavouriteItem>,
  found: OpenedFavourites | undefined,
): OpenedList<FavouriteItem> {
  if (opened.kind !== 'listed' || !found) return opened
  const { items, total } = found
  return { ...opened, address: { ...opened.address, scope: found.list.id }, listing: { items, total } }
}
