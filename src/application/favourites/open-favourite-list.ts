import type { FavouriteItem, FavouriteList } from '#domain/favourites/favourites.ts'
import type { ListShape } from '#domain/data-table/list-shape.ts'
import type { Listing, ListQuery } from '../data-table/list-source.ts'
import { openList, type OpenedList } from '../data-table/open-list.ts'
import { SessionStore } from '../session/session.store.ts'
import { Favourites, type OpenedFavourites } from './favourites.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export type OpenedFavouriteList = {
  readonly lists: readonly FavouriteList[]
  /** Absent if no list exists or loading failed. */
  readonly list?: FavouriteList | undefined
  /** ISO 8601 time; absent on the first visit. */
  readonly lastVisit?: string | undefined
  readonly opened: OpenedList<FavouriteItem>
}

const NOTHING: Listing<never> = { items: [], total: 0 }

/**
 * Opens the requested list, or the first one if none is requested; undefined if the requested list is not a list of the
 * customer.
 */
export class OpenFavouriteList extends dependsOn({ favourites: Favourites, session: SessionStore }) {
  async run(shape: ListShape, params: URLSearchParams): Promise<OpenedFavouriteList | undefined> {
    let lists: readonly FavouriteList[] = []
    let openedFavourites: OpenedFavourites | undefined
    const source = async (query: ListQuery): Promise<Listing<FavouriteItem>> => {
      lists = await this.deps.favourites.lists()
      const requestedList = listFor(lists, query)
      openedFavourites = requestedList && (await this.deps.favourites.open(requestedList.id, query))
      return openedFavourites ?? NOTHING
    }
    const opened = await openList(shape, params, source, this.deps.session.snapshot.pricesHidden)
    if (opened.kind === 'listed' && !openedFavourites && opened.url.scope !== undefined) return undefined
    return {
      lists,
      list: openedFavourites?.list,
      lastVisit: openedFavourites?.lastVisit,
      opened: asOf(opened, openedFavourites),
    }
  }

  /** Loads more rows of the same list, for actions on rows of other pages. */
  async more(query: ListQuery): Promise<Listing<FavouriteItem>> {
    return query.scope === undefined ? NOTHING : this.deps.favourites.open(query.scope, query)
  }
}

/** Without a requested list, the filter `onlyChanged` selects the first list that has changes. */
function listFor(lists: readonly FavouriteList[], { scope, filters }: ListQuery): FavouriteList | undefined {
  if (scope !== undefined) return lists.find(({ id }) => id === scope)
  const changed = filters.onlyChanged === '1' ? lists.find((list) => list.changed > 0) : undefined
  return changed ?? lists[0]
}

/** Adds the id of the opened list to the URL state, because a URL without an id opens the first list. */
function asOf(
  opened: OpenedList<FavouriteItem>,
  openedFavourites: OpenedFavourites | undefined,
): OpenedList<FavouriteItem> {
  if (opened.kind !== 'listed' || !openedFavourites) return opened
  const { items, total } = openedFavourites
  return { ...opened, url: { ...opened.url, scope: openedFavourites.list.id }, listing: { items, total } }
}
