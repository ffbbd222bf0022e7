import { dataOwnerIdOf } from '#domain/session/user.ts'
import { attempt } from '../kernel/attempt.ts'
import { dependsOn } from '../kernel/depends-on.ts'
import { CartStore } from '../cart/cart.store.ts'
import { LoadCart } from '../cart/load-cart.ts'
import { ReadCache } from '../shared/read-cache.port.ts'
import { VisitorStores } from '../shared/visitor-stores.ts'
import { RefreshAccountState } from '../session/refresh-account-state.ts'
import type { StoredSessionState } from '../session/session-channel.port.ts'
import { SessionStore } from '../session/session.store.ts'

/** Applies a session change of another tab. It neither stores nor publishes anything, which prevents a loop. */
export class SyncSession extends dependsOn({
  session: SessionStore,
  cart: CartStore,
  cache: ReadCache,
  visitorStores: VisitorStores,
  refreshAccountState: RefreshAccountState,
  loadCart: LoadCart,
}) {
  async run(stored: StoredSessionState): Promise<void> {
    const session = this.deps.session
    const { token, pricesHidden } = session.snapshot
    if (stored.session?.token === token && stored.pricesHidden === pricesHidden) return

    const isAnother = stored.session?.token !== token
    this.deps.cache.clear()
    if (isAnother) this.#applySession(stored)
    else session.hidePrices(stored.pricesHidden)
    if (session.isTakenOver) return
    await attempt(() => Promise.all([this.deps.refreshAccountState.run(), this.deps.loadCart.run()]))
    session.outdatePage()
  }

  #applySession(state: StoredSessionState): void {
    const { session } = this.deps
    const { session: stored } = state
    const former = session.personId
    session.end()
    this.deps.cart.empty()
    // if another customer has logged in, the cookies of the stores already belong to that customer
    if (!stored) this.deps.visitorStores.empty()
    session.restoreStored(state)
    if (former !== undefined && (!stored || dataOwnerIdOf(stored.user) !== former)) session.markTakenOver()
  }
}
