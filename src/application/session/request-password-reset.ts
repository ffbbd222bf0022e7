import { attempt } from '../kernel/attempt.ts'
import type { Accounts } from './accounts.port.ts'

export class RequestPasswordReset {
  readonly #accounts: Accounts

  constructor(accounts: Accounts) {
    this.#accounts = accounts
  }

  async run(username: string): Promise<'incomplete' | 'sent' | 'unreachable'> {
    if (username.trim() === '') return 'incomplete'
    const sent = await attempt(() => this.#accounts.requestPasswordReset(username.trim()))
    return sent.ok ? 'sent' : 'unreachable'
  }
}
