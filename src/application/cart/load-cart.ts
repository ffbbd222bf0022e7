import { ApiFailure } from '../shared/api-failure.ts'
import type { SessionStore } from '../session/session.store.ts'
import type { CartApi } from './cart-api.port.ts'
import { cartRefusal } from './cart-refusal.ts'
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

  /** A cart that cannot be loaded leaves the last one that was known. */
  async run(): Promise<void> {
    if (!this.#session.isLoggedIn) return
    try {
      this.#cart.hold(await this.#cart.whileLoading(() => this.#cartApi.quote()))
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.kind === 'session-ended') throw error
      this.#cart.markStale()
    }
  }

  /** For who only wants to know the cart: a call that is on its way already serves them too. */
  join(): Promise<void> {
    return this.#cart.joinLoading(() => this.run())
  }

  /** The same for who is busy with something else: false where the session has ended meanwhile, which tells itself. */
  async isStillIn(): Promise<boolean> {
    try {
      await this.run()
      return this.#session.isLoggedIn
    } catch (error) {
      cartRefusal(error)
      return false
    }
  }
}
