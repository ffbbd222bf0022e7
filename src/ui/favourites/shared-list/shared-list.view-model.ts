import { SessionStore } from '#application/session/session.store.ts'
import type { FavouriteList, SharedListItem, SharedList } from '#domain/favourites/favourites.ts'
import { showsData } from '../../kernel/shows-data.ts'

export type SharedListPageData =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'open'
      readonly list: SharedList
      /** The user's own lists, to which the items can be copied. */
      readonly lists: readonly FavouriteList[]
    }

const nothing = (): SharedListPageData => ({ kind: 'none' })

/** A shared list with only the data that the visitor may see. */
export class SharedListViewModel extends showsData({ session: SessionStore }, nothing) {
  /** Absent for an invalid link. */
  get list(): SharedList | undefined {
    return this.shown.kind === 'open' ? this.shown.list : undefined
  }

  get ownLists(): readonly FavouriteList[] {
    return this.shown.kind === 'open' ? this.shown.lists : []
  }

  get items(): readonly SharedListItem[] {
    return (this.list?.items ?? []).map(({ availability, ...item }) => ({
      ...item,
      availability: this.isLoggedIn ? availability : undefined,
    }))
  }

  /** One line per item with number and quantity, in the format that the quick order accepts. */
  get numbers(): string {
    return this.items.map(({ articleNo, quantity }) => `${articleNo}\t${quantity}`).join('\n')
  }

  get isLoggedIn(): boolean {
    return this.deps.session.isLoggedIn
  }

  get canAddToCart(): boolean {
    return this.deps.session.canAddToCart
  }
}
