import type { Queued } from '#application/downloads/document-queue.port.ts'
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
  PunchOutInput,
  Schedule,
} from '#domain/partner-interface/partner-interface.ts'
import type { Client } from '../contract-client.ts'
import type { ShopApi } from '../shop-api.ts'

export class HttpPartnerApi implements PartnerApi {
  readonly #api: ShopApi
  readonly #calls: Client<typeof partnerInterfaceContract>

  constructor(api: ShopApi) {
    this.#api = api
    this.#calls = api.client(partnerInterfaceContract)
  }

  /** Without prices, the price list is hidden here too. */
  async get(): Promise<PartnerInterface> {
    const { body } = await this.#calls.get.query()
    const arePricesWanted = this.#api.pricesAreWanted
    return { ...body, exports: body.exports.filter(({ kind }) => kind !== 'PRICES' || arePricesWanted) }
  }

  async createKey(callKey: string, { name, scopes, expiresAt }: ApiKeyInput): Promise<NewSecret> {
    const headers = { 'idempotency-key': callKey }
    const sent = { body: { name, scopes: [...scopes], expiresAt } }
    return (await this.#calls.createKey.mutate({ ...sent, headers })).body
  }

  async rotateKey(keyId: string): Promise<NewSecret> {
    return (await this.#calls.rotateKey.mutate({ body: { keyId } })).body
  }

  async revokeKey(keyId: string): Promise<void> {
    await this.#calls.revokeKey.mutate({ body: { keyId } })
  }

  async saveWebhook({ webhookId, url, events }: WebhookInput): Promise<NewSecret | undefined> {
    const known = webhookId === undefined ? {} : { webhookId }
    const { body } = await this.#calls.saveWebhook.mutate({ body: { ...known, url, events: [...events] } })
    return body.secret === undefined ? undefined : { id: body.webhookId, secret: body.secret }
  }

  async deleteWebhook(webhookId: string): Promise<void> {
    await this.#calls.deleteWebhook.mutate({ body: { webhookId } })
  }

  async testWebhook(webhookId: string) {
    return (await this.#calls.testWebhook.mutate({ body: { webhookId } })).body.delivery
  }

  async replay(webhookId: string, deliveryId: string) {
    return (await this.#calls.replayDelivery.mutate({ body: { webhookId, deliveryId } })).body.delivery
  }

  async runExport(kind: ExportKind, format: ExportFormat, sample: boolean): Promise<Queued> {
    return (await this.#calls.runExport.mutate({ body: { kind, format, sample } })).body
  }

  async scheduleExport(kind: ExportKind, format: ExportFormat, schedule: Schedule): Promise<void> {
    await this.#calls.scheduleExport.mutate({ body: { kind, format, schedule } })
  }

  async savePunchOutSystem({ systemId, name, protocol, returnHosts, mapping, codes }: PunchOutInput) {
    const known = systemId === undefined ? {} : { systemId }
    const input = { ...known, name, protocol, returnHosts: [...returnHosts], mapping, codes }
    return newSecretIn((await this.#calls.savePunchOutSystem.mutate({ body: input })).body)
  }

  async rotatePunchOutSecret(systemId: string) {
    return newSecretIn((await this.#calls.rotatePunchOutSecret.mutate({ body: { systemId } })).body)
  }

  async deletePunchOutSystem(systemId: string): Promise<void> {
    await this.#calls.deletePunchOutSystem.mutate({ body: { systemId } })
  }
}

const newSecretIn = ({ systemId, secret }: { systemId: string; secret?: string | undefined }) =>
  secret === undefined ? undefined : { id: systemId, secret }
