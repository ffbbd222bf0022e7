import { attempt } from '../kernel/attempt.ts'
import type { Accounts } from '../session/accounts.port.ts'
import type { SessionStore } from '../session/session.store.ts'
import type { AdminStore } from './admin.store.ts'
import type { Administration } from './administration.port.ts'

/**
 * Asks the API whether the visitor is an administrator. The role in the cookie may be forged: it can rule the visitor
 * out, and never lets them in (ASVS 8.3.1).
 */
export class ConfirmAdmin {
  readonly #accounts: Accounts
  readonly #administration: Administration
  readonly #session: SessionStore
  readonly #admin: AdminStore

  constructor(accounts: Accounts, administration: Administration, session: SessionStore, admin: AdminStore) {
    this.#accounts = accounts
    this.#administration = administration
    this.#session = session
    this.#admin = admin
  }

  /** Throws if neither service answers. */
  async run(): Promise<boolean> {
    const { token, user } = this.#session
    if (token === undefined || user?.role !== 'admin') return false
    const answer = await attempt(() => this.#accounts.isAdmin(token))
    if (answer.ok) return answer.value
    // the page must work while the shop's API does not: then the second service decides
    if (answer.error.isLoggedOut || !(await this.#isKnownToSecondService())) throw answer.error
    return true
  }

  async #isKnownToSecondService(): Promise<boolean> {
    const { token } = this.#admin
    if (token === undefined) return false
    const reports = await attempt(() => this.#administration.errorReports(token, 1))
    return reports.ok && reports.value !== undefined
  }
}
