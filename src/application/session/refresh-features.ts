import { ApiFailure } from '../shared/api-failure.ts'
import type { Accounts } from './accounts.port.ts'
import type { SessionStore } from './session.store.ts'

/** Asks for the account's flags at each route change while logged in (spec 4). */
export class RefreshFeatures {
  readonly #accounts: Accounts
  readonly #session: SessionStore

  constructor(accounts: Accounts, session: SessionStore) {
    this.#accounts = accounts
    this.#session = session
  }

  /** The flags known so far stay when the API cannot be asked. */
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
