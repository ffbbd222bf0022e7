import { attempt } from '../kernel/attempt.ts'
import { SessionStore } from '../session/session.store.ts'
import { CartApi } from './cart-api.port.ts'
import { CartStore } from './cart.store.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export class LoadCart extends dependsOn({ cartApi: CartApi, session: SessionStore, cart: CartStore }) {
  /**
   * Loads the cart. After a failure the last known cart remains and is marked as stale. The response is ignored if the
   * session has ended during the request.
   */
  async run(): Promise<void> {
    if (!this.deps.session.isLoggedIn) return
    const { visit } = this.deps.session
    const quoted = await attempt(() => this.deps.cart.whileLoading(() => this.deps.cartApi.quote()))
    if (visit !== this.deps.session.visit) return
    if (quoted.ok && quoted.value.ok) this.deps.cart.set(quoted.value.value)
    else if (!quoted.ok && quoted.error.kind === 'session-ended') throw quoted.error
    else this.deps.cart.markStale(quoted.ok)
  }

  /** Loads the cart, or joins an in-flight load of the same session. */
  async join(): Promise<void> {
    if (!this.deps.session.isLoggedIn) return
    await this.deps.cart.joinLoading(() => this.run())
  }

  /** Reloads the cart. Returns false if the session has ended; the login page then informs the user. */
  async reloadCart(): Promise<boolean> {
    const loaded = await attempt(() => this.run())
    return loaded.ok && this.deps.session.isLoggedIn
  }
}
