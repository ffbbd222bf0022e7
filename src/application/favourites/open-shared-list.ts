import type { SharedList } from '#domain/favourites/favourites.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { toFavouritesRejection } from './favourites-rejection.ts'
import type { Favourites } from './favourites.port.ts'

/** Maximum length of a share id. */
const LINK_MAX = 200

export class OpenSharedList {
  readonly #favourites: Favourites

  constructor(favourites: Favourites) {
    this.#favourites = favourites
  }

  async run(shareId: string): Promise<Result<SharedList, { readonly kind: 'gone' | 'unknown' }>> {
    if (shareId === '' || shareId.length > LINK_MAX) return fail({ kind: 'unknown' })
    try {
      return ok(await this.#favourites.shared(shareId))
    } catch (error) {
      const rejection = toFavouritesRejection(error)
      if (!rejection.ok && rejection.error.kind === 'gone') return fail({ kind: 'gone' })
      if (!rejection.ok && rejection.error.kind === 'unknown') return fail({ kind: 'unknown' })
      throw error
    }
  }
}
