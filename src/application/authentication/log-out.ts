import { attempt } from '../kernel/attempt.ts'
import type { CookieJar } from '../kernel/cookie-jar.port.ts'
import type { Accounts } from '../session/accounts.port.ts'
import type { ClearUserData } from './clear-user-data.ts'
import { previousPathCookie } from '../shared/previous-path-cookie.ts'
import type { SessionStore } from '../session/session.store.ts'

export class LogOut {
  readonly #accounts: Accounts
  readonly #session: SessionStore
  readonly #clearUserData: ClearUserData
  readonly #cookies: CookieJar

  constructor(accounts: Accounts, session: SessionStore, clearUserData: ClearUserData, cookies: CookieJar) {
    this.#cookies = cookies
    this.#accounts = accounts
    this.#session = session
    this.#clearUserData = clearUserData
  }

  /**
   * Always logs out locally, even if the API is unreachable. Deletes the last path, so that the next user is not sent
   * to it.
   */
  async run(): Promise<void> {
    this.#cookies.clear(previousPathCookie)
    const { token } = this.#session
    if (token === undefined) return this.#clearUserData.run()
    this.#session.beginLogOut()
    try {
      await attempt(() => this.#accounts.logOut(token))
    } finally {
      this.#clearUserData.run()
    }
  }
}
