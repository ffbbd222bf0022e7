import { attempt } from '../kernel/attempt.ts'
import { CookieJar } from '../kernel/cookie-jar.port.ts'
import { Accounts } from '../session/accounts.port.ts'
import { ClearUserData } from './clear-user-data.ts'
import { previousPathCookie } from '../shared/previous-path-cookie.ts'
import { SessionStore } from '../session/session.store.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export class LogOut extends dependsOn({
  accounts: Accounts,
  session: SessionStore,
  clearUserData: ClearUserData,
  cookies: CookieJar,
}) {
  /**
   * Always logs out locally, even if the API is unreachable. Deletes the last path, so that the next user is not sent
   * to it.
   */
  async run(): Promise<void> {
    this.deps.cookies.clear(previousPathCookie)
    const { token } = this.deps.session
    if (token === undefined) return this.deps.clearUserData.run()
    this.deps.session.beginLogOut()
    try {
      await attempt(() => this.deps.accounts.logOut(token))
    } finally {
      this.deps.clearUserData.run()
    }
  }
}
