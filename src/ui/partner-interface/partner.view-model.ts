import { makeAutoObservable, observableRef } from 'mobx'
import { ExportData } from '#application/partner-interface/export-data.ts'
import { ManageApiKeys } from '#application/partner-interface/manage-api-keys.ts'
import { ManageWebhooks } from '#application/partner-interface/manage-webhooks.ts'
import type { OpenedInterface } from '#application/partner-interface/open-partner-interface.ts'
import type { PartnerRejection } from '#application/partner-interface/partner-rejection.ts'
import { SetUpPunchOut } from '#application/partner-interface/set-up-punch-out.ts'
import { Task } from '#application/kernel/task.ts'
import { Clock } from '#application/kernel/clock.port.ts'
import {
  CALL_STATES,
  DIRECTIONS,
  EXPORT_FORMATS,
  filteredCalls,
  SCHEDULES,
  SCOPES,
  WEBHOOK_EVENTS,
  type CallFilter,
  type DataExport,
  type NewSecret,
  type PartnerInterface,
  type PunchOutInput,
  type Scope,
  type WebhookEvent,
} from '#domain/partner-interface/partner-interface.ts'
import { preview } from '#domain/punch-out/preview.ts'
import { codesIn, codesText, hostsIn, isFieldName } from '#domain/partner-interface/typed-settings.ts'
import {
  EXTRINSIC_FIELDS,
  MAPPED_FIELDS,
  OCI_FIELDS,
  PROTOCOLS,
  type MappedField,
  type Protocol,
} from '#domain/punch-out/punch-out.ts'
import type { Result } from '#domain/shared/result.ts'
import { webhookUrlError, type WebhookUrlError } from '#domain/partner-interface/webhook-url.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

export const SECTIONS = ['keys', 'webhooks', 'exports', 'punchout', 'edi', 'calls'] as const
export type Section = (typeof SECTIONS)[number]
export type ShownInterface = {
  readonly opened: OpenedInterface
  readonly section: Section
  readonly sections: readonly Section[]
  readonly filter: CallFilter
  /** Of the shop: the addresses that other systems are told begin with it. */
  readonly origin: string
}

/** Name of the input of a mapped field, which may be called like another one. */
export const mapped = (field: string): string => `mapping.${field}`

/** What was typed for a system. */
export type TypedSystem = {
  readonly systemId?: string | undefined
  readonly name: string
  readonly protocol: string
  readonly hosts: string
  readonly codes: string
  readonly mapping: Readonly<Record<string, string>>
}

type Flaw = 'missing' | 'day' | 'hosts' | 'codes' | 'field' | WebhookUrlError
const DAY_MS = 86_400_000
const USUAL_LIFE_DAYS = 365

/** API keys, webhooks, exports and punch-out of a customer. A secret lives here, and nowhere else. */
export class PartnerViewModel {
  static readonly keys = {
    keys: ManageApiKeys,
    webhooks: ManageWebhooks,
    exports: ExportData,
    punchOut: SetUpPunchOut,
    clock: Clock,
  }
  readonly scopes = SCOPES
  readonly events = WEBHOOK_EVENTS
  readonly formats = EXPORT_FORMATS
  readonly schedules = SCHEDULES
  readonly protocols = PROTOCOLS
  readonly directions = DIRECTIONS
  readonly callStates = CALL_STATES
  shown: PartnerInterface | undefined = undefined
  section: Section = 'keys'
  sections: readonly Section[] = SECTIONS
  filter: CallFilter = {}
  origin = ''
  /** ErrorListener once: gone with the page. */
  secret: NewSecret | undefined = undefined
  refusal: PartnerRejection['kind'] | undefined = undefined
  done: string | undefined = undefined
  flaws: Readonly<Record<string, Flaw>> = {}
  punchOutPreview: string | undefined = undefined
  /** Of the last change: the id of a key, a webhook or an export, or the name of a form. */
  private subject = ''
  readonly #task = new Task()
  readonly #deps

  constructor(deps: DepsOf<typeof PartnerViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this, {
      shown: observableRef,
      sections: observableRef,
      filter: observableRef,
      secret: observableRef,
      flaws: observableRef,
    })
  }

  show({ opened, section, sections, filter, origin }: ShownInterface): void {
    this.sections = sections
    if (section !== this.section) this.leaveSection()
    this.shown = opened.kind === 'opened' ? opened.partnerInterface : undefined
    this.section = section
    this.filter = filter
    this.origin = origin
  }

  /** Where a system opens the shop. */
  punchOutAddress(protocol: Protocol): string {
    return `${this.origin}/punchout/${protocol === 'CXML' ? 'cxml' : 'oci'}`
  }

  get edifactAddress(): string {
    return `${this.origin}/punchout/edifact`
  }

  /** The subject of the change that is running. */
  get pending(): string | undefined {
    return this.#task.isRunning ? this.subject : undefined
  }

  get calls() {
    return filteredCalls(this.shown?.calls ?? [], this.filter)
  }

  /** What was done last is on its way, and not here yet. */
  get isQueued(): boolean {
    return this.shown?.exports.some(({ kind }) => kind === this.done) ?? false
  }

  /** A year from now, as a date field has it. */
  get usualEnd(): string {
    return new Date(this.#deps.clock.now() + USUAL_LIFE_DAYS * DAY_MS).toISOString().slice(0, 10)
  }

  async createKey(name: string, scopes: readonly string[], expiresAt: string): Promise<boolean> {
    if (this.pending !== undefined) return false
    const chosen = this.scopes.filter((scope) => scopes.includes(scope)) satisfies readonly Scope[]
    const isPast = !(Date.parse(expiresAt) > this.#deps.clock.now())
    const isWrong = this.tell({
      ...(name.trim() === '' && { name: 'missing' as const }),
      ...(chosen.length === 0 && { scopes: 'missing' as const }),
      ...(isPast && { expiresAt: 'day' as const }),
    })
    if (isWrong) return false
    const input = { name: name.trim(), scopes: chosen, expiresAt }
    const created = await this.carryOut('key', () => this.#deps.keys.create(input))
    return this.hold(created?.value)
  }

  async rotateKey(keyId: string): Promise<boolean> {
    const rotated = await this.carryOut(keyId, () => this.#deps.keys.rotate(keyId))
    return this.hold(rotated?.value)
  }

  revokeKey(keyId: string): Promise<boolean> {
    return this.finish(keyId, () => this.#deps.keys.revoke(keyId))
  }

  async saveWebhook(webhookId: string | undefined, url: string, events: readonly string[]): Promise<boolean> {
    const chosen = this.events.filter((event) => events.includes(event)) satisfies readonly WebhookEvent[]
    const flaw = url.trim() === '' ? 'missing' : webhookUrlError(url)
    if (
      this.tell({ ...(flaw && { url: flaw }), ...(chosen.length === 0 && { events: 'missing' as const }) })
    ) {
      return false
    }
    const input = { webhookId, url: url.trim(), events: chosen }
    const saved = await this.carryOut('webhook', () => this.#deps.webhooks.save(input))
    this.hold(saved?.value)
    return saved !== undefined
  }

  deleteWebhook(webhookId: string): Promise<boolean> {
    return this.finish(webhookId, () => this.#deps.webhooks.delete(webhookId))
  }

  testWebhook(webhookId: string): Promise<boolean> {
    return this.finish(webhookId, () => this.#deps.webhooks.test(webhookId))
  }

  replay(webhookId: string, deliveryId: string): Promise<boolean> {
    return this.finish(deliveryId, () => this.#deps.webhooks.replay(webhookId, deliveryId))
  }

  /** It comes by the downloads of the header. */
  runExport({ kind, format }: DataExport, sample: boolean): Promise<boolean> {
    return this.finish(kind, () => this.#deps.exports.run(kind, format, sample))
  }

  schedule(dataExport: DataExport): Promise<boolean> {
    return this.finish(`${dataExport.kind} schedule`, () => this.#deps.exports.schedule(dataExport))
  }

  mappedFields(protocol: string): readonly MappedField[] {
    return protocol === 'CXML' ? EXTRINSIC_FIELDS : MAPPED_FIELDS
  }

  /** The usual name of a field in the systems of a protocol. */
  usualName(protocol: string, field: MappedField): string {
    return protocol === 'CXML' ? field : OCI_FIELDS[field]
  }

  async savePunchOutSystem(typed: TypedSystem): Promise<boolean> {
    const input = this.read(typed)
    if (!input) return false
    const saved = await this.carryOut(typed.systemId ?? 'punchOut', () => this.#deps.punchOut.save(input))
    this.hold(saved?.value)
    return saved !== undefined
  }

  async rotatePunchOutSecret(systemId: string): Promise<boolean> {
    const rotated = await this.carryOut(systemId, () => this.#deps.punchOut.rotate(systemId))
    return this.hold(rotated?.value)
  }

  deletePunchOutSystem(systemId: string): Promise<boolean> {
    return this.finish(systemId, () => this.#deps.punchOut.delete(systemId))
  }

  /** Codes of a system as they are typed. */
  codesOf(system: Pick<PunchOutInput, 'codes'> | undefined): string {
    return codesText(system?.codes ?? {})
  }

  /** The price list is offered to who sees prices. */
  previewPunchOut(typed: TypedSystem): void {
    const input = this.read(typed)
    const withPrices = this.shown?.exports.some(({ kind }) => kind === 'PRICES') ?? false
    this.punchOutPreview = input && preview(input, withPrices)
  }

  private read({ systemId, name, protocol, hosts, codes, mapping }: TypedSystem): PunchOutInput | undefined {
    const known = this.shown?.punchOutSystems.find((one) => one.systemId === systemId)
    const returnHosts = hostsIn(hosts, known?.returnHosts)
    const readCodes = codesIn(codes)
    const named = Object.entries(mapping).filter(([, field]) => field !== '')
    const isWrong = this.tell({
      ...(name === '' && { name: 'missing' as const }),
      ...(returnHosts?.length === 0 && { hosts: 'missing' as const }),
      ...(returnHosts === undefined && { hosts: 'hosts' as const }),
      ...(readCodes === undefined && { codes: 'codes' as const }),
      ...Object.fromEntries(
        named.flatMap(([ours, field]) => (isFieldName(field) ? [] : [[mapped(ours), 'field' as const]])),
      ),
    })
    if (isWrong || returnHosts === undefined || readCodes === undefined) return undefined
    const chosen: Protocol = this.protocols.find((one) => one === protocol) ?? 'OCI5'
    return {
      systemId,
      name,
      protocol: chosen,
      returnHosts,
      codes: readCodes,
      mapping: Object.fromEntries(named),
    }
  }

  private leaveSection(): void {
    this.secret = undefined
    this.refusal = undefined
    this.done = undefined
    this.flaws = {}
    this.punchOutPreview = undefined
  }

  private tell(flaws: Readonly<Record<string, Flaw>>): boolean {
    this.flaws = flaws
    this.refusal = undefined
    this.done = undefined
    return Object.keys(flaws).length > 0
  }

  private async finish(
    what: string,
    change: () => Promise<Result<unknown, PartnerRejection>>,
  ): Promise<boolean> {
    return (await this.carryOut(what, change)) !== undefined
  }

  private async carryOut<Value>(
    what: string,
    change: () => Promise<Result<Value, PartnerRejection>>,
  ): Promise<{ readonly value: Value } | undefined> {
    if (this.pending !== undefined) return undefined
    this.subject = what
    this.refusal = undefined
    this.done = undefined
    const changed = await this.#task.run(change, (answer) => {
      this.refusal = answer.ok ? undefined : answer.error.kind
      if (answer.ok) this.done = what
    })
    return changed?.ok ? changed : undefined
  }

  private hold(secret: NewSecret | undefined): boolean {
    if (secret) this.secret = secret
    return secret !== undefined
  }
}
