import { withViewed, type ViewedPart } from '#domain/products/recently-viewed.ts'
import type { SessionStore } from '../session/session.store.ts'
import type { RecentlyViewed } from './recently-viewed.port.ts'

/** Adds a product to the recently viewed ones, and returns the earlier ones. */
export class ListRecentlyViewed {
  readonly #memory: RecentlyViewed
  readonly #session: Pick<SessionStore, 'user'>

  constructor(memory: RecentlyViewed, session: Pick<SessionStore, 'user'>) {
    this.#memory = memory
    this.#session = session
  }

  /** Drops products of another customer: a logout without scripts leaves them on the device. */
  run(part: ViewedPart): readonly ViewedPart[] {
    const customerId = this.#session.user?.customerId
    const { customerId: owner, parts } = this.#memory.load()
    const [, ...before] = withViewed(part, owner === undefined || owner === customerId ? parts : [])
    this.#memory.save({ customerId, parts: [part, ...before] })
    return before
  }
}
