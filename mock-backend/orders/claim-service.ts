import { dayOf, startOf } from '../calendar/calendar.ts'
import { addWorkdays, WAREHOUSE_COUNTRY } from '../calendar/holidays.ts'
import type { JobScheduler } from '../ledger/job-scheduler.ts'
import type { LedgerEvent } from '../ledger/ledger-event.ts'
import type {
  ClaimCase,
  SubmittedClaim,
  ClaimDecision,
  ClaimedGoods,
  ClaimMessage,
  StandardSentence,
} from './claim-case.ts'
import { CLAIM_DAYS, isUnusedReturn, decisionOf, type ClaimInput } from './claim-rules.ts'

const HOUR_MS = 3_600_000
/** Time between the receipt of a claim and the automatic decision. */
const CHECKED_AFTER = 2 * HOUR_MS
/** Working days in which the demo's customers send accepted goods back. */
const SENT_BACK_WITHIN = 5
const GOODS_ARRIVE = 9 * HOUR_MS

type Case = { -readonly [Key in keyof ClaimCase]: ClaimCase[Key] } & {
  /** True if a clerk has decided to send goods instead of a credit note. */
  sends?: boolean
}

/** Actions that the claims trigger in the order processing. */
type OrderActions = {
  facts(
    goods: ClaimedGoods,
    topic: ClaimCase['topic'],
    time: number,
  ): Omit<ClaimInput, 'topic' | 'reason' | 'remedy'>
  /** Returns the numbers of the credit notes. */
  credit(goods: ClaimedGoods, topic: ClaimCase['topic'], time: number): string[]
  /** Returns the number of the order that replaces the goods. */
  replace(goods: ClaimedGoods, claimNo: string, time: number): string
  restock(goods: ClaimedGoods, claimNo: string): void
  publish(event: Pick<LedgerEvent, 'kind' | 'at' | 'orderNo' | 'documentNo'>): void
}

type Deps = { readonly scheduler: JobScheduler; readonly orders: OrderActions }

/** The claims of one company, from their receipt to a credit note, a replacement or a refusal. */
export class ClaimService {
  readonly #scheduler: JobScheduler
  readonly #orders: OrderActions
  readonly #cases = new Map<string, Case>()

  constructor({ scheduler, orders }: Deps) {
    this.#scheduler = scheduler
    this.#orders = orders
  }

  get cases(): readonly ClaimCase[] {
    return [...this.#cases.values()]
  }

  open(claimed: SubmittedClaim, time: number): void {
    const one: Case = { ...claimed, status: 'RECEIVED', receivedAt: time, changedAt: time, messages: [] }
    this.#cases.set(one.claimNo, one)
    this.#publish(one, 'CLAIMED', time)
    this.#scheduler.at(time + CHECKED_AFTER, (now) => this.#check(one, now))
  }

  /** Adds a message of the customer. */
  write(claimNo: string, text: string, time: number): void {
    const one = this.#cases.get(claimNo)
    if (one) this.#say(one, { at: time, from: 'CUSTOMER', text })
  }

  decide({ claimNo, decision, text, sends }: ClaimDecision, time: number): void {
    const one = this.#cases.get(claimNo)
    if (one === undefined) return
    if (sends) one.sends = true
    if (decision === 'ACCEPT') return this.#accept(one, time, text)
    if (decision === 'REFUSE') this.#change(one, 'REJECTED', time)
    this.#say(one, { at: time, from: 'SELLER', text })
  }

  /** Decides a claim by the rules; a claim without a rule waits for a clerk. */
  #check(one: Case, time: number): void {
    if (one.status !== 'RECEIVED') return
    const { topic, goods, content } = one
    const decision = decisionOf({ topic, ...content, ...this.#orders.facts(goods, topic, time) })
    if (decision === 'ACCEPT') return this.#accept(one, time)
    this.#change(one, decision === 'ASK' ? 'IN_REVIEW' : 'REJECTED', time)
    const value = decision === 'TOO_LATE' ? String(CLAIM_DAYS[topic]) : undefined
    const sentences = [{ word: decision === 'ASK' ? 'IN_REVIEW' : decision, value } as const]
    this.#say(one, { at: time, from: 'SELLER', sentences })
  }

  /** Accepts a claim. The customer has to return the goods first, except for shortages. */
  #accept(one: Case, time: number, text?: string): void {
    this.#change(one, 'ACCEPTED', time)
    if (one.topic === 'SHORTAGE') return this.#settle(one, time, { word: 'CONFIRMED' }, text)
    this.#say(one, { at: time, from: 'SELLER', text, sentences: [{ word: 'SEND_BACK' }] })
    const back = startOf(addWorkdays(dayOf(time), SENT_BACK_WITHIN, WAREHOUSE_COUNTRY)) + GOODS_ARRIVE
    this.#scheduler.at(back, (now) => {
      this.#publish(one, 'GOODS_BACK', now)
      if (isUnusedReturn(one.topic, one.content)) this.#orders.restock(one.goods, one.claimNo)
      this.#settle(one, now, { word: 'GOODS_BACK' })
    })
  }

  #settle(one: Case, time: number, first: StandardSentence, text?: string): void {
    const { goods, topic, claimNo } = one
    let ends: StandardSentence
    if (one.sends) {
      one.replacementOrderNo = this.#orders.replace(goods, claimNo, time)
      ends = { word: 'REPLACED', value: one.replacementOrderNo }
    } else {
      const notes = this.#orders.credit(goods, topic, time)
      one.creditNoteNo = notes[0]
      ends = notes.length > 0 ? { word: 'CREDITED', value: notes.join(', ') } : { word: 'SETTLED_BEFORE' }
    }
    this.#change(one, 'CLOSED', time)
    this.#say(one, { at: time, from: 'SELLER', text, sentences: [first, ends] })
  }

  #say(one: Case, message: ClaimMessage): void {
    one.messages = [...one.messages, message]
    one.changedAt = message.at
    this.#publish(one, 'CLAIM_MESSAGE', message.at)
  }

  #change(one: Case, status: 'IN_REVIEW' | 'ACCEPTED' | 'REJECTED' | 'CLOSED', time: number): void {
    one.status = status
    this.#publish(one, `CLAIM_${status}`, time)
  }

  #publish({ goods: { orderNo }, claimNo }: Case, kind: LedgerEvent['kind'], time: number): void {
    this.#orders.publish({ kind, at: time, orderNo, documentNo: claimNo })
  }
}
