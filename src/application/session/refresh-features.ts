import { attempt } from '../kernel/attempt.ts'
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
    const features = await attempt(() => this.#accounts.features(token))
    if (features.ok) this.#session.grant(features.value)
    else if (features.error.kind === 'session-ended') throw features.error
  }
}
