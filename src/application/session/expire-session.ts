import type { AlertsStore } from '../alerts/alerts.store.ts'
import type { ForgetVisitor } from './clear-user-data.ts'
import type { SessionStore } from './session.store.ts'

/**
 * The token's time is up while the page is open: nothing stays of its owner, not even what the first HTML brought,
 * and the visitor is told.
 */
export class ExpireSession {
  readonly #session: SessionStore
  readonly #forgetVisitor: ForgetVisitor
  readonly #alerts: AlertsStore

  constructor(session: SessionStore, forgetVisitor: ForgetVisitor, alerts: AlertsStore) {
    this.#session = session
    this.#forgetVisitor = forgetVisitor
    this.#alerts = alerts
  }

  run(): void {
    this.#forgetVisitor.run()
    this.#session.markEnded()
    this.#alerts.raise({ kind: 'warning', messageId: 'session.wasLoggedOut' })
  }
}
