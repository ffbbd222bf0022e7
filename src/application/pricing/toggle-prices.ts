import type { LoadCart } from '../cart/load-cart.ts'
import type { ReadCache } from '../shared/read-cache.port.ts'
import type { SessionChannel } from '../session/session-channel.port.ts'
import type { SessionCookies } from '../session/session-cookies.port.ts'
import type { SessionStore } from '../session/session.store.ts'

/** Hides or shows the prices and persists the choice (spec 4). Clears the cache, because responses depend on it. */
export class TogglePrices {
  readonly #session: SessionStore
  readonly #storage: SessionCookies
  readonly #cache: ReadCache
  readonly #loadCart: LoadCart
  readonly #channel: SessionChannel

  constructor(
    session: SessionStore,
    storage: SessionCookies,
    cache: ReadCache,
    loadCart: LoadCart,
    channel: SessionChannel,
  ) {
    this.#session = session
    this.#storage = storage
    this.#cache = cache
    this.#loadCart = loadCart
    this.#channel = channel
  }

  /** Does nothing without the right to toggle prices (spec 6). */
  async run(): Promise<void> {
    const { user, snapshot } = this.#session
    if (!user?.mayTogglePrices) return
    const hidden = !snapshot.pricesHidden
    this.#session.hidePrices(hidden)
    this.#storage.savePricesHidden(hidden)
    this.#channel.publish()
    this.#cache.clear()
    await this.#loadCart.run()
  }
}
