import type { ExpireSession } from './expire-session.ts'
import type { SessionStore } from './session.store.ts'

/** Ends the session as if it had expired when the API rejects the token (spec 4, 8). */
export class OnUnauthorized {
  readonly #session: SessionStore
  readonly #expireSession: ExpireSession

  constructor(session: SessionStore, expireSession: ExpireSession) {
    this.#session = session
    this.#expireSession = expireSession
  }

  /** Several calls may fail at once; the user is notified once. */
  run(): void {
    if (!this.#session.isLoggedIn || this.#session.isLoggingOut) return
    this.#expireSession.run()
  }
}
