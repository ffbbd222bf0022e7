import type { AlertsStore } from '../alerts/alerts.store.ts'
import type { ForgetVisitor } from './forget-visitor.ts'
import type { SessionStore } from './session.store.ts'

/** The API no longer accepts the token: everything is forgotten, and the visitor is told (spec 4, 8). */
export class EndSession {
  readonly #session: SessionStore
  readonly #forgetVisitor: ForgetVisitor
  readonly #alerts: AlertsStore

  constructor(session: SessionStore, forgetVisitor: ForgetVisitor, alerts: AlertsStore) {
    this.#session = session
    this.#forgetVisitor = forgetVisitor
    this.#alerts = alerts
  }

  /** Several calls may be told at once; the visitor is told once. */
  run(): void {
    if (!this.#session.isLoggedIn || this.#session.isLoggingOut) return
    this.#forgetVisitor.run()
    this.#session.markEnded()
    this.#alerts.raise({ kind: 'warning', messageId: 'session.wasLoggedOut' })
  }
}
