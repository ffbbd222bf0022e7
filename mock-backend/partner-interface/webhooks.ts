import type { JobScheduler } from '../ledger/job-scheduler.ts'
import type { LedgerEvent } from '../ledger/ledger-event.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { CallLog } from './call-log.ts'
import type { PartnerInterfaces } from './partner-interfaces.ts'
import { signatureOf } from './signature.ts'
import type { StoredWebhook } from './stored-interface.ts'
import { isDelivered, type WebhookClient } from './webhook-client.ts'

type Delivery = StoredWebhook['deliveries'][number]
type EventName = Delivery['event']
type Target = { readonly customerId: string; readonly webhookId: string }
type Message = Pick<Delivery, 'event' | 'payload' | 'attempt'>

const EVENTS: Readonly<Partial<Record<LedgerEvent['kind'], EventName>>> = {
  CONFIRMED: 'order.confirmed',
  SHIPPED: 'order.shipped',
  INVOICED: 'invoice.issued',
  DATE_CHANGED: 'backorder.changed',
}
const MINUTE_MS = 60_000
/** Pauses in ms after the first failed attempt, the second, and so on. */
const WAITS = [1, 5, 30, 120, 720].map((minutes) => minutes * MINUTE_MS)
/** Maximum number of stored attempts per webhook; attempts with a pending retry do not count. */
const DELIVERIES_MAX = 20

type Deps = {
  readonly scheduler: JobScheduler
  readonly ledger: Ledger
  readonly partnerInterfaces: PartnerInterfaces
  readonly callLog: CallLog
  readonly webhookClient: WebhookClient
}

/** Sends events to the webhooks of the customers. */
export class Webhooks {
  readonly #deps: Deps
  readonly #start: number
  /** The last queued message of each webhook: the messages of a webhook are sent one after the other. */
  readonly #queues = new Map<string, Promise<void>>()

  constructor(deps: Deps) {
    this.#deps = deps
    this.#start = deps.scheduler.clock()
    deps.ledger.subscribe(({ kind, customerId, at: time, orderNo, documentNo }) => {
      const event = EVENTS[kind]
      // the ledger also publishes events of the generated history: those before the start are ignored
      if (event !== undefined && time >= this.#start)
        this.publish(customerId, event, time, { orderNo: orderNo ?? documentNo, documentNo })
    })
  }

  publish(customerId: string, event: EventName, time: number, data: object): void {
    for (const { webhookId, events, since } of this.#deps.partnerInterfaces.read(customerId)?.webhooks ??
      []) {
      if (time < since || !events.some((one) => one === event)) continue
      const { id, payload } = messageOf(event, time, data)
      if (!this.#deps.ledger.claim(`${webhookId} ${id}`)) continue
      this.#queue({ customerId, webhookId }, { event, payload, attempt: 1 })
    }
  }

  /** Sends a test message immediately, before queued messages. Undefined for an unknown webhook. */
  async test(target: Target): Promise<Delivery | undefined> {
    const { payload } = messageOf('test', this.#deps.scheduler.clock(), {})
    return this.#attempt(target, { event: 'test', payload, attempt: 1 })
  }

  async sendAgain(target: Target, { event, payload, attempt }: Message): Promise<Delivery | undefined> {
    return this.#attempt(target, { event, payload, attempt: attempt + 1 })
  }

  #queue(target: Target, message: Message): void {
    const before = this.#queues.get(target.webhookId)
    this.#queues.set(target.webhookId, this.#sendAfter(before, target, message))
  }

  async #sendAfter(before: Promise<void> | undefined, target: Target, message: Message): Promise<void> {
    await before
    const delivery = await this.#attempt(target, message, WAITS[message.attempt - 1])
    const next = delivery?.nextAttemptAt
    if (next === undefined) return
    this.#deps.scheduler.at(Date.parse(next), () => {
      if (this.#awaits(target, message, next))
        this.#queue(target, { ...message, attempt: message.attempt + 1 })
    })
  }

  /** True if the message still waits for a retry; false if a user has sent it in the meantime. */
  #awaits(target: Target, { payload }: Message, next: string): boolean {
    return (this.#find(target)?.deliveries ?? []).some(
      (one) => one.payload === payload && one.nextAttemptAt === next,
    )
  }

  #find({ customerId, webhookId }: Target): StoredWebhook | undefined {
    const { webhooks = [] } = this.#deps.partnerInterfaces.read(customerId) ?? {}
    return webhooks.find((one) => one.webhookId === webhookId)
  }

  /** Sends a message and stores the attempt. `wait`: pause in ms before the next attempt if this one fails. */
  async #attempt(target: Target, message: Message, wait?: number): Promise<Delivery | undefined> {
    const { scheduler, partnerInterfaces, callLog, webhookClient } = this.#deps
    const { customerId, webhookId } = target
    const webhook = this.#find(target)
    if (webhook === undefined) return undefined
    const { event, payload } = message
    const now = scheduler.clock()
    const at = new Date(now).toISOString()
    const signature = await signatureOf(payload, webhook.secret, now)
    const start = performance.now()
    const outcome = await webhookClient.send({
      url: webhook.url,
      body: payload,
      headers: { 'content-type': 'application/json', 'drawbar-signature': signature },
    })
    const milliseconds = Math.round(performance.now() - start)
    const isToRepeat = wait !== undefined && !isDelivered(outcome) && outcome.failure !== 'not-sent'
    const delivery: Delivery = {
      id: `dlv_${crypto.randomUUID()}`,
      ...message,
      ...outcome,
      at,
      ...(isToRepeat && { nextAttemptAt: new Date(scheduler.clock() + wait).toISOString() }),
      signature,
    }
    if (outcome.failure !== 'not-sent')
      callLog.add(customerId, { at, direction: 'OUT', subject: event, ...outcome, milliseconds })
    partnerInterfaces.update({ customerId }, ({ webhooks }) => ({
      webhooks: webhooks.map((one) => (one.webhookId === webhookId ? withDelivery(one, delivery) : one)),
    }))
    return delivery
  }
}

/** Builds a message. Its id is equal on each server and in each attempt, so that receivers can ignore duplicates. */
function messageOf(event: EventName, time: number, data: object) {
  const numbers = Object.values(data).filter((value) => value !== undefined)
  const id = ['evt', event, ...numbers, time].join('_')
  return { id, payload: JSON.stringify({ id, event, at: new Date(time).toISOString(), data }) }
}

/** Adds an attempt. Earlier attempts with the same payload lose their planned next attempt. */
function withDelivery(webhook: StoredWebhook, delivery: Delivery): StoredWebhook {
  const earlier = webhook.deliveries.map((one) => {
    if (one.payload !== delivery.payload || one.nextAttemptAt === undefined) return one
    const { nextAttemptAt: _, ...made } = one
    return made
  })
  const isKept = (one: Delivery, index: number) => index < DELIVERIES_MAX || one.nextAttemptAt !== undefined
  return { ...webhook, deliveries: [delivery, ...earlier].filter(isKept) }
}
