import type { SharedList } from '#domain/favourites/favourites.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { attempt } from '../kernel/attempt.ts'
import { rejectionOf } from '../shared/rejection.ts'
import { FAVOURITES_REJECTIONS } from './favourites-rejection.ts'
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
    const shared = await attempt(() => this.#favourites.shared(shareId))
    if (shared.ok) return ok(shared.value)
    const { kind } = rejectionOf(shared.error, FAVOURITES_REJECTIONS)
    if (kind === 'gone' || kind === 'unknown') return fail({ kind })
    throw shared.error
  }
}
