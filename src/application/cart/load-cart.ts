import { attempt } from '../kernel/attempt.ts'
import type { SessionStore } from '../session/session.store.ts'
import type { CartApi } from './cart-api.port.ts'
import type { CartStore } from './cart.store.ts'

export class LoadCart {
  readonly #cartApi: CartApi
  readonly #session: SessionStore
  readonly #cart: CartStore

  constructor(cartApi: CartApi, session: SessionStore, cart: CartStore) {
    this.#cartApi = cartApi
    this.#session = session
    this.#cart = cart
  }

  /**
   * Loads the cart; on failure the last known cart stays and is marked as stale. A cart of a session that has ended
   * meanwhile is dropped.
   */
  async run(): Promise<void> {
    if (!this.#session.isLoggedIn) return
    const { visit } = this.#session
    const quoted = await attempt(() => this.#cart.whileLoading(() => this.#cartApi.quote()))
    if (visit !== this.#session.visit) return
    if (quoted.ok && quoted.value.ok) this.#cart.set(quoted.value.value)
    else if (!quoted.ok && quoted.error.kind === 'session-ended') throw quoted.error
    else this.#cart.markStale(quoted.ok)
  }

  /** Loads the cart, or joins an in-flight load; not one of a session that has ended. */
  async join(): Promise<void> {
    if (!this.#session.isLoggedIn) return
    await this.#cart.joinLoading(() => this.run())
  }

  /** Reloads the cart; returns false if the session has ended, which is reported elsewhere. */
  async isStillIn(): Promise<boolean> {
    const loaded = await attempt(() => this.run())
    return loaded.ok && this.#session.isLoggedIn
  }
}
