import { withViewed, type ViewedPart } from '#domain/products/recently-viewed.ts'
import { SessionStore } from '../session/session.store.ts'
import { RecentlyViewed } from './recently-viewed.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Adds a product to the recently viewed ones, and returns the earlier ones. */
export class ListRecentlyViewed extends dependsOn({ memory: RecentlyViewed, session: SessionStore }) {
  /**
   * Adds a product and returns the earlier ones. Products of another user are removed, because a logout without scripts
   * does not delete them from the device.
   */
  run(part: ViewedPart): readonly ViewedPart[] {
    const personId = this.deps.session.personId
    const { personId: owner, parts } = this.deps.memory.load()
    const [, ...before] = withViewed(part, owner === undefined || owner === personId ? parts : [])
    this.deps.memory.save({ personId, parts: [part, ...before] })
    return before
  }
}
