import { ApiFailure } from '../shared/api-failure.ts'
import type { Accounts } from './accounts.port.ts'
import type { ForgetVisitor } from './forget-visitor.ts'
import type { SessionStore } from './session.store.ts'

export class LogOut {
  readonly #accounts: Accounts
  readonly #session: SessionStore
  readonly #forgetVisitor: ForgetVisitor

  constructor(accounts: Accounts, session: SessionStore, forgetVisitor: ForgetVisitor) {
    this.#accounts = accounts
    this.#session = session
    this.#forgetVisitor = forgetVisitor
  }

  /** The visitor is logged out here even when the API cannot be told. */
  async run(): Promise<void> {
    const { token } = this.#session
    if (token === undefined) return this.#forgetVisitor.run()
    this.#session.beginLogOut()
    try {
      await this.#accounts.logOut(token)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
    } finally {
      this.#forgetVisitor.run()
    }
  }
}
