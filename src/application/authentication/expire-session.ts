import { AlertsStore } from '../alerts/alerts.store.ts'
import { ClearUserData } from './clear-user-data.ts'
import { SessionStore } from '../session/session.store.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/**
 * Ends the session when the token expires while the page is open, or when the API rejects the token (spec 4, 8). Clears
 * all user data, including the dehydrated data of the first HTML, and notifies the user.
 */
export class ExpireSession extends dependsOn({
  session: SessionStore,
  clearUserData: ClearUserData,
  alerts: AlertsStore,
}) {
  /** Called when the API has rejected the token. Several calls may fail at once; the user is notified once. */
  onUnauthorized(): void {
    if (this.deps.session.isLoggedIn && !this.deps.session.isLoggingOut) this.run()
  }

  run(): void {
    this.deps.clearUserData.run()
    this.deps.session.markEnded()
    this.deps.alerts.raise({ kind: 'warning', messageId: 'session.wasLoggedOut' })
  }
}
