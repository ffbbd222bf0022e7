import type { AlertsStore } from '../alerts/alerts.store.ts'
import type { ClearUserData } from './clear-user-data.ts'
import type { SessionStore } from '../session/session.store.ts'

/**
 * Ends the session when the token expires while the page is open, or when the API rejects it (spec 4, 8): clears all
 * user data, including the dehydrated data of the first HTML, and notifies the user.
 */
export class ExpireSession {
  readonly #session: SessionStore
  readonly #clearUserData: ClearUserData
  readonly #alerts: AlertsStore

  constructor(session: SessionStore, clearUserData: ClearUserData, alerts: AlertsStore) {
    this.#session = session
    this.#clearUserData = clearUserData
    this.#alerts = alerts
  }

  /** The API has rejected the token. Several calls may fail at once; the user is notified once. */
  onUnauthorized(): void {
    if (this.#session.isLoggedIn && !this.#session.isLoggingOut) this.run()
  }

  run(): void {
    this.#clearUserData.run()
    this.#session.markEnded()
    this.#alerts.raise({ kind: 'warning', messageId: 'session.wasLoggedOut' })
  }
}
