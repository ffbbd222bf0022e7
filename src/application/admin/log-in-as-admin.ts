import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { Credentials, LogInRejection } from '../session/accounts.port.ts'
import { ApiFailure } from '../shared/api-failure.ts'
import type { AdminStore } from './admin.store.ts'
import type { Administration } from './administration.port.ts'

export class LogInAsAdmin {
  readonly #administration: Administration
  readonly #admin: AdminStore

  constructor(administration: Administration, admin: AdminStore) {
    this.#administration = administration
    this.#admin = admin
  }

  async run(credentials: Credentials): Promise<Result<undefined, LogInRejection | { kind: 'unreachable' }>> {
    try {
      const answer = await this.#administration.logIn(credentials)
      if (!answer.ok) return answer
      this.#admin.setToken(answer.value)
      return ok(undefined)
    } catch (error) {
      if (error instanceof ApiFailure) return fail({ kind: 'unreachable' })
      throw error
    }
  }
}
