import type { QueuedDownload } from '#application/downloads/document-queue.port.ts'
import type {
  PartnerApi,
  ApiKeyInput,
  WebhookInput,
} from '#application/partner-interface/partner-api.port.ts'
import type { PartnerResult, PartnerApiRejection } from '#application/partner-interface/partner-rejection.ts'
import { partnerInterfaceContract } from '#contracts/partner-interface/partner-interface.contract.ts'
import type {
  ExportFormat,
  ExportKind,
  NewSecret,
  PartnerInterface,
  PunchOutInput,
  Schedule,
} from '#domain/partner-interface/partner-interface.ts'
import { rejecting, rejectingCommand, type RejectionsByCode, UNKNOWN_CODE } from '../rejections.ts'
import { HttpAdapter } from '../http-adapter.ts'

const NOT_ALLOWED = { kind: 'not-allowed' } as const
const REJECTIONS: RejectionsByCode<PartnerApiRejection> = {
  400_002: { kind: 'day' },
  403_004: NOT_ALLOWED,
  403_007: NOT_ALLOWED,
  [UNKNOWN_CODE]: { kind: 'unknown' },
  413_001: { kind: 'too-many' },
  413_002: { kind: 'too-large' },
  422_020: { kind: 'not-public' },
  422_040: { kind: 'cost-centre' },
}

export class HttpPartnerApi extends HttpAdapter implements PartnerApi {
  readonly #calls = this.api.client(partnerInterfaceContract)

  /** Omits the price list if the user may not see prices: the API may still list it. */
  async get(): Promise<PartnerInterface> {
    const { body } = await this.#calls.get.query()
    const ifShown = this.api.prices()
    const isShown = (one: (typeof body.exports)[number]) => one.kind !== 'PRICES' || ifShown(one, () => true)
    return { ...body, exports: body.exports.filter(isShown) }
  }

  createKey(callKey: string, { name, scopes, expiresAt }: ApiKeyInput): PartnerResult<NewSecret> {
    return rejecting(REJECTIONS, async () => {
      const headers = { 'idempotency-key': callKey }
      const sent = { body: { name, scopes: [...scopes], expiresAt } }
      return (await this.#calls.createKey.mutate({ ...sent, headers })).body
    })
  }

  rotateKey(keyId: string): PartnerResult<NewSecret> {
    return rejecting(REJECTIONS, async () => (await this.#calls.rotateKey.mutate({ body: { keyId } })).body)
  }

  revokeKey(keyId: string): PartnerResult<void> {
    return rejectingCommand(REJECTIONS, () => this.#calls.revokeKey.mutate({ body: { keyId } }))
  }

  saveWebhook({ webhookId, url, events }: WebhookInput): PartnerResult<NewSecret | undefined> {
    return rejecting(REJECTIONS, async () => {
      const known = webhookId === undefined ? {} : { webhookId }
      const { body } = await this.#calls.saveWebhook.mutate({ body: { ...known, url, events: [...events] } })
      return body.secret === undefined ? undefined : { id: body.webhookId, secret: body.secret }
    })
  }

  deleteWebhook(webhookId: string): PartnerResult<void> {
    return rejectingCommand(REJECTIONS, () => this.#calls.deleteWebhook.mutate({ body: { webhookId } }))
  }

  testWebhook(webhookId: string) {
    return rejecting(
      REJECTIONS,
      async () => (await this.#calls.testWebhook.mutate({ body: { webhookId } })).body.delivery,
    )
  }

  replay(webhookId: string, deliveryId: string) {
    return rejecting(
      REJECTIONS,
      async () =>
        (await this.#calls.replayDelivery.mutate({ body: { webhookId, deliveryId } })).body.delivery,
    )
  }

  runExport(kind: ExportKind, format: ExportFormat, sample: boolean): PartnerResult<QueuedDownload> {
    return rejecting(
      REJECTIONS,
      async () => (await this.#calls.runExport.mutate({ body: { kind, format, sample } })).body,
    )
  }

  scheduleExport(kind: ExportKind, format: ExportFormat, schedule: Schedule): PartnerResult<void> {
    return rejectingCommand(REJECTIONS, () =>
      this.#calls.scheduleExport.mutate({ body: { kind, format, schedule } }),
    )
  }

  savePunchOutSystem({ returnHosts, ...settings }: PunchOutInput) {
    return rejecting(REJECTIONS, async () => {
      const input = { ...settings, returnHosts: [...returnHosts] }
      return newSecretIn((await this.#calls.savePunchOutSystem.mutate({ body: input })).body)
    })
  }

  rotatePunchOutSecret(systemId: string) {
    return rejecting(REJECTIONS, async () =>
      newSecretIn((await this.#calls.rotatePunchOutSecret.mutate({ body: { systemId } })).body),
    )
  }

  deletePunchOutSystem(systemId: string): PartnerResult<void> {
    return rejectingCommand(REJECTIONS, () => this.#calls.deletePunchOutSystem.mutate({ body: { systemId } }))
  }
}

const newSecretIn = ({ systemId, secret }: { systemId: string; secret?: string | undefined }) =>
  secret === undefined ? undefined : { id: systemId, secret }
