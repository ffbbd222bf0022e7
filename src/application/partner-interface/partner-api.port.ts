import type {
  Delivery,
  ExportFormat,
  ExportKind,
  NewSecret,
  PartnerInterface,
  PunchOutInput,
  Schedule,
  Scope,
  WebhookEvent,
} from '#domain/partner-interface/partner-interface.ts'
import type { Queued } from '../downloads/document-queue.port.ts'
import { token } from '../kernel/token.ts'

export type ApiKeyInput = {
  readonly name: string
  readonly scopes: readonly Scope[]
  /** ISO 8601 date. */
  readonly expiresAt: string
}
export type WebhookInput = {
  /** Absent for a new webhook. */
  readonly webhookId?: string | undefined
  readonly url: string
  readonly events: readonly WebhookEvent[]
}

/** Partner interface: connects the customer's systems with the shop. All calls reject with `ApiFailure`. */
export interface PartnerApi {
  get(): Promise<PartnerInterface>
  /** `callKey` is the idempotency key of the call. */
  createKey(callKey: string, input: ApiKeyInput): Promise<NewSecret>
  rotateKey(keyId: string): Promise<NewSecret>
  revokeKey(keyId: string): Promise<void>
  /** Returns the secret of a new webhook. */
  saveWebhook(input: WebhookInput): Promise<NewSecret | undefined>
  deleteWebhook(webhookId: string): Promise<void>
  testWebhook(webhookId: string): Promise<Delivery>
  replay(webhookId: string, deliveryId: string): Promise<Delivery>
  /** Returns the job of the download queue. */
  runExport(kind: ExportKind, format: ExportFormat, sample: boolean): Promise<Queued>
  scheduleExport(kind: ExportKind, format: ExportFormat, schedule: Schedule): Promise<void>
  /** Returns the secret of a new system. */
  savePunchOutSystem(input: PunchOutInput): Promise<NewSecret | undefined>
  rotatePunchOutSecret(systemId: string): Promise<NewSecret | undefined>
  deletePunchOutSystem(systemId: string): Promise<void>
}

export const PartnerApi = token<PartnerApi>('PartnerApi')
