import type { Result } from '#domain/shared/result.ts'
import { dependsOn } from '../kernel/depends-on.ts'
import { resultOf, type Rejection } from '../shared/rejection.ts'
import { Approvals } from './approvals.port.ts'

/** Sets the deputy of the user during an absence, or removes it. */
export class SetDeputy extends dependsOn({ approvals: Approvals }) {
  run(personId: string, until: string): Promise<Result<void, Rejection<'deputy'>>> {
    const deputy = personId === '' ? undefined : { personId, until }
    return resultOf(() => this.deps.approvals.nameDeputy(deputy))
  }
}
