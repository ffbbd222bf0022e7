import { attempt } from '../kernel/attempt.ts'
import { Accounts } from './accounts.port.ts'
import { SessionStore } from './session.store.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Reloads the account's rights at each route change while logged in (spec 4). */
export class RefreshFeatures extends dependsOn({ accounts: Accounts, session: SessionStore }) {
  /** Keeps the last known rights if the API is unreachable. */
  async run(): Promise<void> {
    const { token } = this.deps.session
    if (token === undefined) return
    const features = await attempt(() => this.deps.accounts.features(token))
    if (features.ok) this.deps.session.grant(features.value)
    else if (features.error.kind === 'session-ended') throw features.error
  }
}
