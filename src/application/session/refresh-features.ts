import { ApiFailure } from '../shared/api-failure.ts'
import type { Accounts } from './accounts.port.ts'
import type { SessionStore } from './session.store.ts'

/** Reloads the account's rights at each route change while logged in (spec 4). */
export class RefreshFeatures {
  readonly #accounts: Accounts
  readonly #session: SessionStore

  constructor(accounts: Accounts, session: SessionStore) {
    this.#accounts = accounts
    this.#session = session
  }

  /** Keeps the last known rights if the API is unreachable. */
  async run(): Promise<void> {
    const { token } = this.#session
    if (token === undefined) return
    try {
      this.#session.grant(await this.#accounts.features(token))
    } catch (error) {
      if (error instanceof ApiFailure && error.kind !== 'session-ended') return
      throw error
    }
  }
}
