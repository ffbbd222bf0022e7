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
import type { QueuedDownload } from '../downloads/document-queue.port.ts'
import { token } from '../kernel/token.ts'
import type { PartnerResult } from './partner-rejection.ts'

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
  createKey(callKey: string, input: ApiKeyInput): PartnerResult<NewSecret>
  rotateKey(keyId: string): PartnerResult<NewSecret>
  revokeKey(keyId: string): PartnerResult<void>
  /** Returns the secret of a new webhook. */
  saveWebhook(input: WebhookInput): PartnerResult<NewSecret | undefined>
  deleteWebhook(webhookId: string): PartnerResult<void>
  testWebhook(webhookId: string): PartnerResult<Delivery>
  replay(webhookId: string, deliveryId: string): PartnerResult<Delivery>
  /** Returns the job of the download queue. */
  runExport(kind: ExportKind, format: ExportFormat, sample: boolean): PartnerResult<QueuedDownload>
  scheduleExport(kind: ExportKind, format: ExportFormat, schedule: Schedule): PartnerResult<void>
  /** Returns the secret of a new system. */
  savePunchOutSystem(input: PunchOutInput): PartnerResult<NewSecret | undefined>
  rotatePunchOutSecret(systemId: string): PartnerResult<NewSecret | undefined>
  deletePunchOutSystem(systemId: string): PartnerResult<void>
}

export const PartnerApi = token<PartnerApi>('PartnerApi')
