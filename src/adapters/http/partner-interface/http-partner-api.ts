import type { Queued } from '#application/documents/document-queue.port.ts'
import type {
  PartnerApi,
  ApiKeyInput,
  WebhookInput,
} from '#application/partner-interface/partner-api.port.ts'
import { partnerInterfaceContract } from '#contracts/partner-interface/partner-interface.contract.ts'
import type {
  ExportFormat,
  ExportKind,
  NewSecret,
  PartnerInterface,
  Punchout,
  Schedule,
} from '#domain/partner-interface/partner-interface.ts'
import { clientOf } from '../contract-client.ts'
import type { ShopApi } from '../shop-api.ts'

const calls = clientOf(partnerInterfaceContract)

export class HttpPartnerApi implements PartnerApi {
  readonly #api: ShopApi

  constructor(api: ShopApi) {
    this.#api = api
  }

  /** Whoever has hidden the prices sees no list of them here either. */
  async get(): Promise<PartnerInterface> {
    const { body } = await calls.get.mutate(this.#sent({}))
    const arePricesWanted = this.#api.pricesAreWanted
    return { ...body, exports: body.exports.filter(({ kind }) => kind !== 'PRICES' || arePricesWanted) }
  }

  async createKey(callKey: string, { name, scopes, expiresAt }: ApiKeyInput): Promise<NewSecret> {
    const headers = { 'idempotency-key': callKey }
    const sent = this.#sent({ name, scopes: [...scopes], expiresAt })
    return (await calls.createKey.mutate({ ...sent, headers })).body
  }

  async rotateKey(keyId: string): Promise<NewSecret> {
    return (await calls.rotateKey.mutate(this.#sent({ keyId }))).body
  }

  async revokeKey(keyId: string): Promise<void> {
    await calls.revokeKey.mutate(this.#sent({ keyId }))
  }

  async saveWebhook({ webhookId, url, events }: WebhookInput): Promise<NewSecret | undefined> {
    const known = webhookId === undefined ? {} : { webhookId }
    const { body } = await calls.saveWebhook.mutate(this.#sent({ ...known, url, events: [...events] }))
    return body.secret === undefined ? undefined : { id: body.webhookId, secret: body.secret }
  }

  async deleteWebhook(webhookId: string): Promise<void> {
    await calls.deleteWebhook.mutate(this.#sent({ webhookId }))
  }

  async testWebhook(webhookId: string) {
    return (await calls.testWebhook.mutate(this.#sent({ webhookId }))).body.delivery
  }

  async replay(webhookId: string, deliveryId: string) {
    return (await calls.replayDelivery.mutate(this.#sent({ webhookId, deliveryId }))).body.delivery
  }

  async runExport(kind: ExportKind, format: ExportFormat, sample: boolean): Promise<Queued> {
    return (await calls.runExport.mutate(this.#sent({ kind, format, sample }))).body
  }

  async scheduleExport(kind: ExportKind, format: ExportFormat, schedule: Schedule): Promise<void> {
    await calls.scheduleExport.mutate(this.#sent({ kind, format, schedule }))
  }

  async savePunchout({ protocol, hookUrl, mapping }: Punchout): Promise<void> {
    await calls.savePunchout.mutate(this.#sent({ protocol, hookUrl, mapping }))
  }

  async testPunchout({ protocol, hookUrl, mapping }: Punchout) {
    return (await calls.testPunchout.mutate(this.#sent({ protocol, hookUrl, mapping }))).body
  }

  #sent<Body extends object>(body: Body) {
    const { via, caller } = this.#api
    return { via, body: { ...caller, ...body } }
  }
}
