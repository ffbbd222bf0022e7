import { NO_FEATURES } from '#domain/session/features.ts'
import { attempt } from '../kernel/attempt.ts'
import type { CartStore } from '../cart/cart.store.ts'
import type { LoadCart } from '../cart/load-cart.ts'
import type { ReadCache } from '../shared/read-cache.port.ts'
import type { VisitorStores } from '../shared/visitor-stores.ts'
import type { RefreshFeatures } from '../session/refresh-features.ts'
import type { StoredSessionState } from '../session/session-channel.port.ts'
import type { SessionStore } from '../session/session.store.ts'

type Stores = { readonly session: SessionStore; readonly cart: CartStore; readonly cache: ReadCache }

/** Applies a session change of another tab. It neither stores nor publishes anything, so that there is no echo. */
export class SyncSession {
  readonly #session: SessionStore
  readonly #cart: CartStore
  readonly #cache: ReadCache
  readonly #visitorStores: VisitorStores
  readonly #refreshFeatures: RefreshFeatures
  readonly #loadCart: LoadCart

  constructor(
    { session, cart, cache }: Stores,
    refreshFeatures: RefreshFeatures,
    loadCart: LoadCart,
    visitorStores: VisitorStores,
  ) {
    this.#session = session
    this.#cart = cart
    this.#cache = cache
    this.#visitorStores = visitorStores
    this.#refreshFeatures = refreshFeatures
    this.#loadCart = loadCart
  }

  async run(stored: StoredSessionState): Promise<void> {
    const session = this.#session
    const { token, pricesHidden } = session.snapshot
    if (stored.session?.token === token && stored.pricesHidden === pricesHidden) return

    const isAnother = stored.session?.token !== token
    this.#cache.clear()
    if (isAnother) this.#applySession(stored)
    else session.hidePrices(stored.pricesHidden)
    if (session.isTakenOver) return
    await attempt(() => Promise.all([this.#refreshFeatures.run(), this.#loadCart.run()]))
    session.outdatePage()
  }

  #applySession({ session: stored, pricesHidden }: StoredSessionState): void {
    const session = this.#session
    const formerCustomerId = session.user?.customerId
    session.end()
    this.#cart.empty()
    // the cookies of the stores belong to the next customer, if there is one
    if (!stored) this.#visitorStores.empty()
    session.restore({ ...stored, features: NO_FEATURES, pricesHidden })
    if (formerCustomerId && stored?.user.customerId !== formerCustomerId) session.markTakenOver()
  }
}
