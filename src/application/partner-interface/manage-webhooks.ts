import type { Delivery, NewSecret } from '#domain/partner-interface/partner-interface.ts'
import type { Result } from '#domain/shared/result.ts'
import { resultOf } from '../shared/rejection.ts'
import { PartnerApi, type WebhookInput } from './partner-api.port.ts'
import type { PartnerRejection } from './partner-rejection.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export class ManageWebhooks extends dependsOn({ partnerApi: PartnerApi }) {
  /** Returns the secret of a new webhook. */
  save(input: WebhookInput): Promise<Result<NewSecret | undefined, PartnerRejection>> {
    return resultOf(() => this.deps.partnerApi.saveWebhook(input))
  }

  delete(webhookId: string): Promise<Result<void, PartnerRejection>> {
    return resultOf(() => this.deps.partnerApi.deleteWebhook(webhookId))
  }

  test(webhookId: string): Promise<Result<Delivery, PartnerRejection>> {
    return resultOf(() => this.deps.partnerApi.testWebhook(webhookId))
  }

  replay(webhookId: string, deliveryId: string): Promise<Result<Delivery, PartnerRejection>> {
    return resultOf(() => this.deps.partnerApi.replay(webhookId, deliveryId))
  }
}
