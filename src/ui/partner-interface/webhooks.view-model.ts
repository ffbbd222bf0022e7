import { dependsOn } from '#application/kernel/depends-on.ts'
import { ManageWebhooks } from '#application/partner-interface/manage-webhooks.ts'
import { WEBHOOK_EVENTS } from '#domain/partner-interface/partner-interface.ts'
import { webhookUrlError } from '#domain/partner-interface/webhook-url.ts'
import { PartnerChange } from './partner-change.view-model.ts'

export class WebhooksViewModel extends dependsOn({ webhooks: ManageWebhooks }) {
  readonly events = WEBHOOK_EVENTS
  readonly change = new PartnerChange()

  async save(webhookId: string | undefined, url: string, events: readonly string[]): Promise<boolean> {
    const chosenEvents = this.events.filter((event) => events.includes(event))
    const error = url.trim() === '' ? 'missing' : webhookUrlError(url)
    const isAccepted = this.change.accepts({
      ...(error && { url: error }),
      ...(chosenEvents.length === 0 && { events: 'missing' as const }),
    })
    if (!isAccepted) return false
    const input = { webhookId, url: url.trim(), events: chosenEvents }
    return this.change.runForSecret('webhook', () => this.deps.webhooks.save(input))
  }

  delete(webhookId: string): Promise<boolean> {
    return this.change.run(webhookId, () => this.deps.webhooks.delete(webhookId))
  }

  test(webhookId: string): Promise<boolean> {
    return this.change.run(webhookId, () => this.deps.webhooks.test(webhookId))
  }

  replay(webhookId: string, deliveryId: string): Promise<boolean> {
    return this.change.run(deliveryId, () => this.deps.webhooks.replay(webhookId, deliveryId))
  }
}
