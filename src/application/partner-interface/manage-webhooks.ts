import type { Delivery, NewSecret } from '#domain/partner-interface/partner-interface.ts'
import type { Result } from '#domain/shared/result.ts'
import { resultOf } from '../shared/rejection.ts'
import type { PartnerApi, WebhookInput } from './partner-api.port.ts'
import type { PartnerRejection } from './partner-rejection.ts'

export class ManageWebhooks {
  readonly #partnerApi: PartnerApi

  constructor(partnerApi: PartnerApi) {
    this.#partnerApi = partnerApi
  }

  /** Returns the secret of a new webhook. */
  save(input: WebhookInput): Promise<Result<NewSecret | undefined, PartnerRejection>> {
    return resultOf(() => this.#partnerApi.saveWebhook(input))
  }

  delete(webhookId: string): Promise<Result<void, PartnerRejection>> {
    return resultOf(() => this.#partnerApi.deleteWebhook(webhookId))
  }

  test(webhookId: string): Promise<Result<Delivery, PartnerRejection>> {
    return resultOf(() => this.#partnerApi.testWebhook(webhookId))
  }

  replay(webhookId: string, deliveryId: string): Promise<Result<Delivery, PartnerRejection>> {
    return resultOf(() => this.#partnerApi.replay(webhookId, deliveryId))
  }
}
