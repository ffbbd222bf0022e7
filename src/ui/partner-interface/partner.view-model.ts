import { makeAutoObservable, observableRef } from 'mobx'
import type { StartDownload } from '#application/downloads/start-download.ts'
import type {
  ChangePartnerInterface,
  PartnerRejection,
} from '#application/partner-interface/change-partner-interface.ts'
import type { OpenedInterface } from '#application/partner-interface/open-partner-interface.ts'
import type { PartnerApi } from '#application/partner-interface/partner-api.port.ts'
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
import { webhookUrlError, type WebhookUrlError } from '#domain/partner-interface/webhook-url.ts'

export { isScope } from '#domain/partner-interface/partner-interface.ts'

export const SECTIONS = ['keys', 'webhooks', 'exports', 'punchout', 'edi', 'calls'] as const
export type Section = (typeof SECTIONS)[number]
export type ShownInterface = {
  readonly opened: OpenedInterface
  readonly section: Section
  readonly filter: CallFilter
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
  readonly #change: ChangePartnerInterface
  readonly #downloads: StartDownload
  readonly #clock: Clock
  #callKey: string | undefined

  constructor(change: ChangePartnerInterface, downloads: StartDownload, clock: Clock) {
    this.#change = change
    this.#downloads = downloads
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
    this.#callKey ??= crypto.randomUUID()
    const callKey = this.#callKey
    const secret = await this.carryOut('key', (desk) =>
      desk.createKey(callKey, { name: name.trim(), scopes: chosen, expiresAt }),
    )
    // after a lost answer the same key is asked for again
    if (secret || this.refusal !== 'unreachable') this.#callKey = undefined
    return this.hold(secret)
  }

  async rotateKey(keyId: string): Promise<boolean> {
    return this.hold(await this.carryOut(keyId, (desk) => desk.rotateKey(keyId)))
  }

  revokeKey(keyId: string): Promise<boolean> {
    return this.finish(keyId, (desk) => desk.revokeKey(keyId))
  }

  async saveWebhook(webhookId: string | undefined, url: string, events: readonly string[]): Promise<boolean> {
    const chosen = this.events.filter((event) => events.includes(event)) satisfies readonly WebhookEvent[]
    const flaw = url.trim() === '' ? 'missing' : webhookUrlError(url)
    if (
      this.tell({ ...(flaw && { url: flaw }), ...(chosen.length === 0 && { events: 'missing' as const }) })
    ) {
      return false
    }
    const saved = await this.carryOut('webhook', async (desk) => ({
      secret: await desk.saveWebhook({ webhookId, url: url.trim(), events: chosen }),
    }))
    this.hold(saved?.secret)
    return saved !== undefined
  }

  deleteWebhook(webhookId: string): Promise<boolean> {
    return this.finish(webhookId, (desk) => desk.deleteWebhook(webhookId))
  }

  testWebhook(webhookId: string): Promise<boolean> {
    return this.finish(webhookId, (desk) => desk.testWebhook(webhookId))
  }

  replay(webhookId: string, deliveryId: string): Promise<boolean> {
    return this.finish(deliveryId, (desk) => desk.replay(webhookId, deliveryId))
  }

  /** It comes by the downloads of the header. */
  runExport({ kind, format }: DataExport, sample: boolean): Promise<boolean> {
    return this.finish(kind, (desk) => this.#downloads.follow(() => desk.runExport(kind, format, sample)))
  }

  schedule({ kind, format, schedule }: DataExport): Promise<boolean> {
    return this.finish(`${kind} schedule`, (desk) => desk.scheduleExport(kind, format, schedule))
  }

  savePunchout(punchout: Punchout): Promise<boolean> {
    if (this.tell(this.flawsIn(punchout))) return Promise.resolve(false)
    return this.finish('punchout', (desk) => desk.savePunchout(punchout))
  }

  async testPunchout(punchout: Punchout): Promise<void> {
    if (this.tell(this.flawsIn(punchout))) return
    this.holdTest(await this.carryOut('punchout', (desk) => desk.testPunchout(punchout)))
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

  private async finish(what: string, change: (desk: PartnerApi) => Promise<unknown>): Promise<boolean> {
    return (await this.carryOut(what, async (desk) => ({ answer: await change(desk) }))) !== undefined
  }

  private async carryOut<Value>(
    what: string,
    change: (desk: PartnerApi) => Promise<Value>,
  ): Promise<Value | undefined> {
    if (this.pending !== undefined) return undefined
    this.subject = what
    this.refusal = undefined
    this.done = undefined
    const changed = await this.#task.run(
      () => this.#change.run(change),
      (answer) => {
        this.refusal = answer.ok ? undefined : answer.error.kind
        if (answer.ok) this.done = what
      },
    )
    return changed?.ok ? changed.value : undefined
  }

  private hold(secret: NewSecret | undefined): boolean {
    if (secret) this.secret = secret
    return secret !== undefined
  }

  private holdTest(test: PunchoutTest | undefined): void {
    this.punchoutTest = test
  }
}
