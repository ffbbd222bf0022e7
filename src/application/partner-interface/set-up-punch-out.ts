import type { NewSecret, PunchOutInput } from '#domain/partner-interface/partner-interface.ts'
import type { Result } from '#domain/shared/result.ts'
import { resultOf } from '../shared/rejection.ts'
import type { PartnerApi } from './partner-api.port.ts'
import type { PartnerRejection } from './partner-rejection.ts'

export class SetUpPunchOut {
  readonly #partnerApi: PartnerApi

  constructor(partnerApi: PartnerApi) {
    this.#partnerApi = partnerApi
  }

  /** Returns the secret of a new system. */
  save(input: PunchOutInput): Promise<Result<NewSecret | undefined, PartnerRejection>> {
    return resultOf(() => this.#partnerApi.savePunchOutSystem(input))
  }

  rotate(systemId: string): Promise<Result<NewSecret | undefined, PartnerRejection>> {
    return resultOf(() => this.#partnerApi.rotatePunchOutSecret(systemId))
  }

  delete(systemId: string): Promise<Result<void, PartnerRejection>> {
    return resultOf(() => this.#partnerApi.deletePunchOutSystem(systemId))
  }
}
