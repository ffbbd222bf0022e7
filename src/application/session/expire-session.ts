import type { AlertsStore } from '../alerts/alerts.store.ts'
import type { ClearUserData } from './clear-user-data.ts'
import type { SessionStore } from './session.store.ts'

/**
 * The token's time is up while the page is open: nothing stays of its owner, not even what the first HTML brought,
 * and the visitor is told.
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

  run(): void {
    this.#clearUserData.run()
    this.#session.markEnded()
    this.#alerts.raise({ kind: 'warning', messageId: 'session.wasLoggedOut' })
  }
}
