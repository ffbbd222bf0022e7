import type { AlertsStore } from '../alerts/alerts.store.ts'
import type { ForgetVisitor } from './forget-visitor.ts'
import type { SessionStore } from './session.store.ts'

/** The token's time is up while the page is open: nothing stays of its owner, and the page is asked for anew. */
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
    this.#session.outdatePage()
    this.#alerts.raise({ kind: 'warning', messageId: 'session.wasLoggedOut' })
  }
}
