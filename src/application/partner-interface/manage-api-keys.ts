import type { NewSecret } from '#domain/partner-interface/partner-interface.ts'
import type { Result } from '#domain/shared/result.ts'
import type { IdempotencyKeys } from '../shared/idempotency-keys.store.ts'
import { resultOf } from '../shared/rejection.ts'
import type { ApiKeyInput, PartnerApi } from './partner-api.port.ts'
import type { PartnerRejection } from './partner-rejection.ts'

export class ManageApiKeys {
  readonly #partnerApi: PartnerApi
  readonly #idempotencyKeys: IdempotencyKeys

  constructor(partnerApi: PartnerApi, idempotencyKeys: IdempotencyKeys) {
    this.#partnerApi = partnerApi
    this.#idempotencyKeys = idempotencyKeys
  }

  /** A retry after a lost response creates no second key. */
  async create(input: ApiKeyInput): Promise<Result<NewSecret, PartnerRejection>> {
    const callKey = this.#idempotencyKeys.keyFor(input)
    const created = await resultOf(() => this.#partnerApi.createKey(callKey, input))
    if (!created.ok && created.error.kind === 'unreachable') this.#idempotencyKeys.note(input, callKey)
    return created
  }

  rotate(keyId: string): Promise<Result<NewSecret, PartnerRejection>> {
    return resultOf(() => this.#partnerApi.rotateKey(keyId))
  }

  revoke(keyId: string): Promise<Result<void, PartnerRejection>> {
    return resultOf(() => this.#partnerApi.revokeKey(keyId))
  }
}
