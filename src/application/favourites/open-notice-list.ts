import type { FavouriteList } from '#domain/favourites/favourites.ts'
import { favouritesRefusal } from './favourites-refusal.ts'
import type { Favourites, ListQuery, OpenedList } from './favourites.port.ts'

export type OpenedLists = {
  readonly lists: readonly FavouriteList[]
  /** Absent where there is no list yet. */
  readonly opened?: OpenedList | undefined
}

/** The list that is asked for, else the first; absent where the one asked for is none of the customer's. */
export class OpenNoticeList {
  readonly #favourites: Favourites

  constructor(favourites: Favourites) {
    this.#favourites = favourites
  }

  async run(asked: string | undefined, query: ListQuery): Promise<OpenedLists | undefined> {
    const lists = await this.#favourites.lists()
    const listId = asked ?? lists[0]?.id
    if (listId === undefined) return { lists }
    if (!lists.some(({ id }) => id === listId)) return undefined
    try {
      return { lists, opened: await this.#favourites.open(listId, query) }
    } catch (error) {
      const refusal = favouritesRefusal(error)
      if (!refusal.ok && refusal.error.kind === 'unknown') return undefined
      throw error
    }
  }
}
