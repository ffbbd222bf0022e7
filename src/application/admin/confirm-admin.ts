import { attempt } from '../kernel/attempt.ts'
import { Accounts } from '../session/accounts.port.ts'
import { SessionStore } from '../session/session.store.ts'
import { AdminStore } from './admin.store.ts'
import { Administration } from './administration.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/**
 * Asks the API whether the visitor is an administrator. The role in the cookie may be forged: it can exclude
 * the visitor, and never grants access (ASVS 8.3.1).
 */
export class ConfirmAdmin extends dependsOn({
  accounts: Accounts,
  administration: Administration,
  session: SessionStore,
  admin: AdminStore,
}) {
  /** Throws if neither the API nor the second service responds. */
  async run(): Promise<boolean> {
    const { token, user } = this.deps.session
    if (token === undefined || user?.role !== 'admin') return false
    const answer = await attempt(() => this.deps.accounts.isAdmin(token))
    if (answer.ok) return answer.value
    // the admin page must work while the shop's API fails: the token of the second service is then sufficient
    if (answer.error.isLoggedOut || !(await this.#isKnownToSecondService())) throw answer.error
    return true
  }

  async #isKnownToSecondService(): Promise<boolean> {
    const { token } = this.deps.admin
    if (token === undefined) return false
    const reports = await attempt(() => this.deps.administration.errorReports(token, 1))
    return reports.ok && reports.value !== undefined
  }
}
