import type { CartStore } from '../cart/cart.store.ts'
import type { ReadCache } from '../shared/read-cache.port.ts'
import type { VisitorStores } from '../shared/visitor-stores.ts'
import { NOTHING_VIEWED, type RecentlyViewed } from '../products/recently-viewed.port.ts'
import type { SessionChannel } from '../session/session-channel.port.ts'
import type { SessionCookies } from '../session/session-cookies.port.ts'
import type { SessionStore } from '../session/session.store.ts'

/** Clears session, user, cart, checkout and cached responses (spec 4), and the recently viewed products. */
export class ClearUserData {
  readonly #session: SessionStore
  readonly #storage: SessionCookies
  readonly #cart: CartStore
  readonly #cache: ReadCache
  readonly #viewed: RecentlyViewed
  readonly #channel: SessionChannel
  readonly #stores: VisitorStores

  constructor(
    session: SessionStore,
    storage: SessionCookies,
    cart: CartStore,
    cache: ReadCache,
    viewed: RecentlyViewed,
    channel: SessionChannel,
    stores: VisitorStores,
  ) {
    this.#session = session
    this.#storage = storage
    this.#cart = cart
    this.#cache = cache
    this.#viewed = viewed
    this.#channel = channel
    this.#stores = stores
  }

  run(): void {
    this.clearState()
    this.#storage.clear()
    this.#channel.publish()
  }

  /** Without the session cookies: a login has set the next customer's signature already. */
  clearState(): void {
    this.#session.end()
    this.#cart.empty()
    this.#cache.clear()
    this.#viewed.save(NOTHING_VIEWED)
    this.#stores.empty()
  }
}
