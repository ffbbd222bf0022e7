import type { ExpireSession } from './expire-session.ts'
import type { SessionStore } from './session.store.ts'

/** The API no longer accepts the token: that ends the session as if its time were up (spec 4, 8). */
export class OnUnauthorized {
  readonly #session: SessionStore
  readonly #expireSession: ExpireSession

  constructor(session: SessionStore, expireSession: ExpireSession) {
    this.#session = session
    this.#expireSession = expireSession
  }

  /** Several calls may be told at once; the visitor is told once. */
  run(): void {
    if (!this.#session.isLoggedIn || this.#session.isLoggingOut) return
    this.#expireSession.run()
  }
}
