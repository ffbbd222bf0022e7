import { attempt } from '../kernel/attempt.ts'
import { Accounts } from './accounts.port.ts'
import { SessionStore } from './session.store.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Reloads rights and unread count of the account at each route change while logged in (spec 4). */
export class RefreshAccountState extends dependsOn({ accounts: Accounts, session: SessionStore }) {
  /** If the API is unreachable, the last known rights and count remain. */
  async run(): Promise<void> {
    const { token } = this.deps.session
    if (token === undefined) return
    const result = await attempt(() => this.deps.accounts.features(token))
    if (result.ok) {
      this.deps.session.grant(result.value.features)
      this.deps.session.countUnread(result.value.unread)
    } else if (result.error.kind === 'session-ended') throw result.error
  }
}
