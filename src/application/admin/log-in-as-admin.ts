import { fail, ok, type Result } from '#domain/shared/result.ts'
import { attempt } from '../kernel/attempt.ts'
import type { Credentials, LogInRejection } from '../session/accounts.port.ts'
import { AdminStore } from './admin.store.ts'
import { Administration } from './administration.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export class LogInAsAdmin extends dependsOn({ administration: Administration, admin: AdminStore }) {
  async run(credentials: Credentials): Promise<Result<undefined, LogInRejection | { kind: 'unreachable' }>> {
    const answer = await attempt(() => this.deps.administration.logIn(credentials))
    if (!answer.ok) return fail({ kind: 'unreachable' })
    if (!answer.value.ok) return answer.value
    this.deps.admin.setToken(answer.value.value)
    return ok(undefined)
  }
}
