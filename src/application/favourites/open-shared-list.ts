import type { SharedList } from '#domain/favourites/favourites.ts'
import { fail, type Result } from '#domain/shared/result.ts'
import { Favourites } from './favourites.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Maximum length of a share id. */
const LINK_MAX = 200

export class OpenSharedList extends dependsOn({ favourites: Favourites }) {
  async run(shareId: string): Promise<Result<SharedList, { readonly kind: 'gone' | 'unknown' }>> {
    if (shareId === '' || shareId.length > LINK_MAX) return fail({ kind: 'unknown' })
    return this.deps.favourites.shared(shareId)
  }
}
