import type { Punchout, PunchoutTest } from '#domain/partner-interface/partner-interface.ts'
import type { Result } from '#domain/shared/result.ts'
import { resultOf } from '../shared/rejection.ts'
import type { PartnerApi } from './partner-api.port.ts'
import { PARTNER_REJECTIONS, type PartnerRejection } from './partner-rejection.ts'

export class SetUpPunchout {
  readonly #partnerApi: PartnerApi

  constructor(partnerApi: PartnerApi) {
    this.#partnerApi = partnerApi
  }

  save(punchout: Punchout): Promise<Result<void, PartnerRejection>> {
    return resultOf(() => this.#partnerApi.savePunchout(punchout), PARTNER_REJECTIONS)
  }

  /** Tests the given settings without saving them. */
  test(punchout: Punchout): Promise<Result<PunchoutTest, PartnerRejection>> {
    return resultOf(() => this.#partnerApi.testPunchout(punchout), PARTNER_REJECTIONS)
  }
}
