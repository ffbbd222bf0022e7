import type { OnBehalfRequest } from '#domain/on-behalf/on-behalf.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { LogIn } from '../authentication/log-in.ts'
import { attempt } from '../kernel/attempt.ts'
import { dependsOn } from '../kernel/depends-on.ts'
import { OnBehalfApi, type OnBehalfApiRejection } from './on-behalf.port.ts'

export type OnBehalfRejection = OnBehalfApiRejection | 'reason' | 'unreachable'

/** Replaces the help desk's session by a session on behalf of a customer's user. */
export class ActOnBehalf extends dependsOn({ api: OnBehalfApi, logIn: LogIn }) {
  async run(request: OnBehalfRequest): Promise<Result<void, OnBehalfRejection>> {
    if (request.email.trim() === '') return fail('unknown')
    if (request.code.trim() === '' && request.reason === undefined) return fail('reason')
    const result = await attempt(() => this.deps.api.start(request))
    if (!result.ok) return fail('unreachable')
    if (!result.value.ok) return result.value
    await this.deps.logIn.enter(result.value.value)
    return ok(undefined)
  }
}
