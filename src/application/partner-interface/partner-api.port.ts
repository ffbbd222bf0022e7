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
import type { PartnerAnswer } from './partner-rejection.ts'

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
  createKey(callKey: string, input: ApiKeyInput): PartnerAnswer<NewSecret>
  rotateKey(keyId: string): PartnerAnswer<NewSecret>
  revokeKey(keyId: string): PartnerAnswer<void>
  /** Returns the secret of a new webhook. */
  saveWebhook(input: WebhookInput): PartnerAnswer<NewSecret | undefined>
  deleteWebhook(webhookId: string): PartnerAnswer<void>
  testWebhook(webhookId: string): PartnerAnswer<Delivery>
  replay(webhookId: string, deliveryId: string): PartnerAnswer<Delivery>
  /** Returns the job of the download queue. */
  runExport(kind: ExportKind, format: ExportFormat, sample: boolean): PartnerAnswer<Queued>
  scheduleExport(kind: ExportKind, format: ExportFormat, schedule: Schedule): PartnerAnswer<void>
  /** Returns the secret of a new system. */
  savePunchOutSystem(input: PunchOutInput): PartnerAnswer<NewSecret | undefined>
  rotatePunchOutSecret(systemId: string): PartnerAnswer<NewSecret | undefined>
  deletePunchOutSystem(systemId: string): PartnerAnswer<void>
}

export const PartnerApi = token<PartnerApi>('PartnerApi')
