import { CartStore } from '../cart/cart.store.ts'
import { ReadCache } from '../shared/read-cache.port.ts'
import { VisitorStores } from '../shared/visitor-stores.ts'
import { NOTHING_VIEWED, RecentlyViewed } from '../products/recently-viewed.port.ts'
import { SessionChannel } from '../session/session-channel.port.ts'
import { SessionCookies } from '../session/session-cookies.port.ts'
import { SessionStore } from '../session/session.store.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Clears session, user, cart, checkout and cached responses (spec 4), and the recently viewed products. */
export class ClearUserData extends dependsOn({
  session: SessionStore,
  storage: SessionCookies,
  cart: CartStore,
  cache: ReadCache,
  viewed: RecentlyViewed,
  channel: SessionChannel,
  stores: VisitorStores,
}) {
  run(): void {
    this.clearState()
    this.deps.storage.clear()
    this.deps.channel.publish()
  }

  /**
   * Clears everything except the session cookies: after a login, they already contain the signature of the next
   * customer.
   */
  clearState(): void {
    this.deps.session.end()
    this.deps.cart.empty()
    this.deps.cache.clear()
    this.deps.viewed.save(NOTHING_VIEWED)
    this.deps.stores.empty()
  }
}
