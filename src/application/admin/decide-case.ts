import { fail, ok, type Result } from '#domain/shared/result.ts'
import { attempt } from '../kernel/attempt.ts'
import { dependsOn } from '../kernel/depends-on.ts'
import { AdminStore } from './admin.store.ts'
import { Administration, type CaseDecision, type OpenCase } from './administration.port.ts'

/** `missing`: a refusal without a reason, which the customer would not understand. */
type Failure = 'missing' | 'failed'

/** Accepts or refuses a case, or sends a message to the customer. */
export class DecideCase extends dependsOn({ administration: Administration, admin: AdminStore }) {
  async run(decided: OpenCase, decision: CaseDecision, typedText: string): Promise<Result<void, Failure>> {
    const { token = '' } = this.deps.admin
    const text = typedText.trim()
    if (text === '' && (decision === 'REFUSE' || decision === 'ANSWER')) return fail('missing')
    const answer = await attempt(() => this.deps.administration.decide(token, decided, decision, text))
    return answer.ok && answer.value ? ok(undefined) : fail('failed')
  }
}
