import { ApiFailure } from '../shared/api-failure.ts'
import type { Accounts } from './accounts.port.ts'
import type { ClearUserData } from './clear-user-data.ts'
import type { PathMemory } from './path-memory.port.ts'
import type { SessionStore } from './session.store.ts'

export class LogOut {
  readonly #accounts: Accounts
  readonly #session: SessionStore
  readonly #clearUserData: ClearUserData
  readonly #pathMemory: PathMemory

  constructor(
    accounts: Accounts,
    session: SessionStore,
    clearUserData: ClearUserData,
    pathMemory: PathMemory,
  ) {
    this.#pathMemory = pathMemory
    this.#accounts = accounts
    this.#session = session
    this.#clearUserData = clearUserData
  }

  /**
   * Always logs out locally, even if the API is unreachable. Deletes the last path, so that the next user is not sent
   * to it.
   */
  async run(): Promise<void> {
    this.#pathMemory.forget()
    const { token } = this.#session
    if (token === undefined) return this.#clearUserData.run()
    this.#session.beginLogOut()
    try {
      await this.#accounts.logOut(token)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
    } finally {
      this.#clearUserData.run()
    }
  }
}
