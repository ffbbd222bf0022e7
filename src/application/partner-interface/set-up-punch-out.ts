import type { NewSecret, PunchOutInput } from '#domain/partner-interface/partner-interface.ts'
import type { Result } from '#domain/shared/result.ts'
import { resultOf } from '../shared/rejection.ts'
import { PartnerApi } from './partner-api.port.ts'
import type { PartnerRejection } from './partner-rejection.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export class SetUpPunchOut extends dependsOn({ partnerApi: PartnerApi }) {
  /** Returns the secret of a new system. */
  save(input: PunchOutInput): Promise<Result<NewSecret | undefined, PartnerRejection>> {
    return resultOf(() => this.deps.partnerApi.savePunchOutSystem(input))
  }

  rotate(systemId: string): Promise<Result<NewSecret | undefined, PartnerRejection>> {
    return resultOf(() => this.deps.partnerApi.rotatePunchOutSecret(systemId))
  }

  delete(systemId: string): Promise<Result<void, PartnerRejection>> {
    return resultOf(() => this.deps.partnerApi.deletePunchOutSystem(systemId))
  }
}
