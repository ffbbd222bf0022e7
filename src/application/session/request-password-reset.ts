import { attempt } from '../kernel/attempt.ts'
import { Accounts } from './accounts.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export class RequestPasswordReset extends dependsOn({ accounts: Accounts }) {
  async run(username: string): Promise<'incomplete' | 'sent' | 'too-many' | 'unreachable'> {
    if (username.trim() === '') return 'incomplete'
    const sent = await attempt(() => this.deps.accounts.requestPasswordReset(username.trim()))
    if (!sent.ok) return 'unreachable'
    return sent.value.ok ? 'sent' : sent.value.error.kind
  }
}
