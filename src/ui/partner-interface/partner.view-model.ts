import { makeAutoObservable, observableRef } from 'mobx'
import type { ExportData } from '#application/partner-interface/export-data.ts'
import type { ManageApiKeys } from '#application/partner-interface/manage-api-keys.ts'
import type { ManageWebhooks } from '#application/partner-interface/manage-webhooks.ts'
import type { OpenedInterface } from '#application/partner-interface/open-partner-interface.ts'
import type { PartnerRejection } from '#application/partner-interface/partner-rejection.ts'
import type { SetUpPunchout } from '#application/partner-interface/set-up-punchout.ts'
import { Task } from '#application/kernel/task.ts'
import type { Clock } from '#application/shared/clock.port.ts'
import {
  CALL_STATES,
  DIRECTIONS,
  EXPORT_FORMATS,
  filteredCalls,
  MAPPED_FIELDS,
  PROTOCOLS,
  SCHEDULES,
  SCOPES,
  WEBHOOK_EVENTS,
  type CallFilter,
  type DataExport,
  type NewSecret,
  type PartnerInterface,
  type Punchout,
  type PunchoutTest,
  type Scope,
  type WebhookEvent,
} from '#domain/partner-interface/partner-interface.ts'
import type { Result } from '#domain/shared/result.ts'
import { webhookUrlError, type WebhookUrlError } from '#domain/partner-interface/webhook-url.ts'

export const SECTIONS = ['keys', 'webhooks', 'exports', 'punchout', 'edi', 'calls'] as const
export type Section = (typeof SECTIONS)[number]
export type ShownInterface = {
  readonly opened: OpenedInterface
  readonly section: Section
  readonly filter: CallFilter
}

type UseCases = {
  readonly keys: ManageApiKeys
  readonly webhooks: ManageWebhooks
  readonly exports: ExportData
  readonly punchout: SetUpPunchout
}

type Flaw = 'missing' | 'day' | WebhookUrlError
const DAY_MS = 86_400_000
const USUAL_LIFE_DAYS = 365

/** API keys, webhooks, exports and punch-out of a customer. A secret lives here, and nowhere else. */
export class PartnerViewModel {
  readonly scopes = SCOPES
  readonly events = WEBHOOK_EVENTS
  readonly formats = EXPORT_FORMATS
  readonly schedules = SCHEDULES
  readonly protocols = PROTOCOLS
  readonly mappedFields = MAPPED_FIELDS
  readonly directions = DIRECTIONS
  readonly callStates = CALL_STATES
  shown: PartnerInterface | undefined = undefined
  section: Section = 'keys'
  filter: CallFilter = {}
  /** ErrorListener once: gone with the page. */
  secret: NewSecret | undefined = undefined
  refusal: PartnerRejection['kind'] | undefined = undefined
  done: string | undefined = undefined
  flaws: Readonly<Record<string, Flaw>> = {}
  punchoutTest: PunchoutTest | undefined = undefined
  /** Of the last change: the id of a key, a webhook or an export, or the name of a form. */
  private subject = ''
  readonly #task = new Task()
  readonly #useCases: UseCases
  readonly #clock: Clock

  constructor(useCases: UseCases, clock: Clock) {
    this.#useCases = useCases
    this.#clock = clock
    makeAutoObservable(this, {
      shown: observableRef,
      filter: observableRef,
      secret: observableRef,
      flaws: observableRef,
      punchoutTest: observableRef,
    })
  }

  show({ opened, section, filter }: ShownInterface): void {
    if (section !== this.section) this.leaveSection()
    this.shown = opened.kind === 'opened' ? opened.partnerInterface : undefined
    this.section = section
    this.filter = filter
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
    return new Date(this.#clock.now() + USUAL_LIFE_DAYS * DAY_MS).toISOString().slice(0, 10)
  }

  async createKey(name: string, scopes: readonly string[], expiresAt: string): Promise<boolean> {
    if (this.pending !== undefined) return false
    const chosen = this.scopes.filter((scope) => scopes.includes(scope)) satisfies readonly Scope[]
    const isPast = !(Date.parse(expiresAt) > this.#clock.now())
    const isWrong = this.tell({
      ...(name.trim() === '' && { name: 'missing' as const }),
      ...(chosen.length === 0 && { scopes: 'missing' as const }),
      ...(isPast && { expiresAt: 'day' as const }),
    })
    if (isWrong) return false
    const input = { name: name.trim(), scopes: chosen, expiresAt }
    const created = await this.carryOut('key', () => this.#useCases.keys.create(input))
    return this.hold(created?.value)
  }

  async rotateKey(keyId: string): Promise<boolean> {
    const rotated = await this.carryOut(keyId, () => this.#useCases.keys.rotate(keyId))
    return this.hold(rotated?.value)
  }

  revokeKey(keyId: string): Promise<boolean> {
    return this.finish(keyId, () => this.#useCases.keys.revoke(keyId))
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
    const saved = await this.carryOut('webhook', () => this.#useCases.webhooks.save(input))
    this.hold(saved?.value)
    return saved !== undefined
  }

  deleteWebhook(webhookId: string): Promise<boolean> {
    return this.finish(webhookId, () => this.#useCases.webhooks.delete(webhookId))
  }

  testWebhook(webhookId: string): Promise<boolean> {
    return this.finish(webhookId, () => this.#useCases.webhooks.test(webhookId))
  }

  replay(webhookId: string, deliveryId: string): Promise<boolean> {
    return this.finish(deliveryId, () => this.#useCases.webhooks.replay(webhookId, deliveryId))
  }

  /** It comes by the downloads of the header. */
  runExport({ kind, format }: DataExport, sample: boolean): Promise<boolean> {
    return this.finish(kind, () => this.#useCases.exports.run(kind, format, sample))
  }

  schedule(dataExport: DataExport): Promise<boolean> {
    return this.finish(`${dataExport.kind} schedule`, () => this.#useCases.exports.schedule(dataExport))
  }

  savePunchout(punchout: Punchout): Promise<boolean> {
    if (this.tell(this.flawsIn(punchout))) return Promise.resolve(false)
    return this.finish('punchout', () => this.#useCases.punchout.save(punchout))
  }

  async testPunchout(punchout: Punchout): Promise<void> {
    if (this.tell(this.flawsIn(punchout))) return
    const tested = await this.carryOut('punchout', () => this.#useCases.punchout.test(punchout))
    this.holdTest(tested?.value)
  }

  private flawsIn({ hookUrl, mapping }: Punchout): Record<string, Flaw> {
    const flaw = hookUrl.trim() === '' ? 'missing' : webhookUrlError(hookUrl)
    const empty = this.mappedFields.filter((field) => mapping[field].trim() === '')
    return {
      ...(flaw && { url: flaw }),
      ...Object.fromEntries(empty.map((field) => [field, 'missing' as const])),
    }
  }

  private leaveSection(): void {
    this.secret = undefined
    this.refusal = undefined
    this.done = undefined
    this.flaws = {}
    this.punchoutTest = undefined
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

  private holdTest(test: PunchoutTest | undefined): void {
    this.punchoutTest = test
  }
}
