import { attempt } from '../kernel/attempt.ts'
import { Accounts } from './accounts.port.ts'
import { SessionStore } from './session.store.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Reloads the account's rights at each route change while logged in (spec 4). */
export class RefreshFeatures extends dependsOn({ accounts: Accounts, session: SessionStore }) {
  /** Loads the rights; if the API is unreachable, the last known rights remain. */
  async run(): Promise<void> {
    const { token } = this.deps.session
    if (token === undefined) return
    const answer = await attempt(() => this.deps.accounts.features(token))
    if (answer.ok) {
      this.deps.session.grant(answer.value.features)
      this.deps.session.countUnread(answer.value.unread)
    } else if (answer.error.kind === 'session-ended') throw answer.error
  }
}
