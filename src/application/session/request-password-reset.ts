import { ApiFailure } from '../shared/api-failure.ts'
import type { Accounts } from './accounts.port.ts'

export class RequestPasswordReset {
  readonly #accounts: Accounts

  constructor(accounts: Accounts) {
    this.#accounts = accounts
  }

  async run(username: string): Promise<'incomplete' | 'sent' | 'unreachable'> {
    if (username.trim() === '') return 'incomplete'
    try {
      await this.#accounts.requestPasswordReset(username.trim())
      return 'sent'
    } catch (error) {
      if (error instanceof ApiFailure) return 'unreachable'
      throw error
    }
  }
}
