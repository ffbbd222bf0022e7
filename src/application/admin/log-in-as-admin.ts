import { fail, ok, type Result } from '#domain/shared/result.ts'
import { attempt } from '../kernel/attempt.ts'
import type { Credentials, LogInRejection } from '../session/accounts.port.ts'
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
    const answer = await attempt(() => this.#administration.logIn(credentials))
    if (!answer.ok) return fail({ kind: 'unreachable' })
    if (!answer.value.ok) return answer.value
    this.#admin.setToken(answer.value.value)
    return ok(undefined)
  }
}
