import type { NewSecret } from '#domain/partner-interface/partner-interface.ts'
import type { Result } from '#domain/shared/result.ts'
import { IdempotencyKeys } from '../shared/idempotency-keys.store.ts'
import { resultOf } from '../shared/rejection.ts'
import { type ApiKeyInput, PartnerApi } from './partner-api.port.ts'
import type { PartnerRejection } from './partner-rejection.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export class ManageApiKeys extends dependsOn({ partnerApi: PartnerApi, idempotencyKeys: IdempotencyKeys }) {
  /** A retry after a lost response creates no second key. */
  async create(input: ApiKeyInput): Promise<Result<NewSecret, PartnerRejection>> {
    const callKey = this.deps.idempotencyKeys.keyFor(input)
    const created = await resultOf(() => this.deps.partnerApi.createKey(callKey, input))
    if (!created.ok && created.error.kind === 'unreachable')
      this.deps.idempotencyKeys.remember(input, callKey)
    return created
  }

  rotate(keyId: string): Promise<Result<NewSecret, PartnerRejection>> {
    return resultOf(() => this.deps.partnerApi.rotateKey(keyId))
  }

  revoke(keyId: string): Promise<Result<void, PartnerRejection>> {
    return resultOf(() => this.deps.partnerApi.revokeKey(keyId))
  }
}
