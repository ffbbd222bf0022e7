import { fail, ok, type Result } from '#domain/shared/result.ts'
import { attempt } from '../kernel/attempt.ts'
import { dependsOn } from '../kernel/depends-on.ts'
import { AdminStore } from './admin.store.ts'
import { Administration, type CaseDecision, type OpenCase } from './administration.port.ts'

/** A customer is never refused without a reason. */
type Failure = 'missing' | 'failed'

/** Accepts, refuses or answers what waits for a decision. */
export class DecideCase extends dependsOn({ administration: Administration, admin: AdminStore }) {
  async run(decided: OpenCase, decision: CaseDecision, typed: string): Promise<Result<void, Failure>> {
    const { token = '' } = this.deps.admin
    const text = typed.trim()
    if (text === '' && (decision === 'REFUSE' || decision === 'ANSWER')) return fail('missing')
    const answer = await attempt(() => this.deps.administration.decide(token, decided, decision, text))
    return answer.ok && answer.value ? ok(undefined) : fail('failed')
  }
}
