import { dayOf, isoDay, startOf, type Day } from '../calendar/calendar.ts'
import type { CheckoutBasket } from '../checkout/checkout-baskets.ts'
import { mayOrder } from '../checkout/placing-rules.ts'
import {
  approvalReasons,
  remainingBudget,
  mayOrderFor,
  type OrderApprovalReason,
  type Spending,
} from '../cost-centres/budget-rules.ts'
import type { InboxKind } from '#contracts/inbox/inbox.contract.ts'
import { orderNet } from '../orders/order-view.ts'
import type { DocumentFlow } from '../orders/document-flow.ts'
import type { MinorUnits } from '../pricing/money.ts'
import { coreDepositOf, unitPrice } from '../pricing/product-prices.ts'
import type { Services } from '../services.ts'
import { actorOf, cartOwner, nameOf, type Account } from '../session/account.ts'
import {
  approvedLines,
  decisionObstacle,
  endStateOf,
  isSameDecision,
  netOfLines,
  type DecisionObstacle,
  type LineError,
} from './approval-rules.ts'
import type { StoredRequestLine, StoredRequest } from './approval-request.ts'
import type { BookRequest } from './book-request.ts'
import type { ApprovalRequestStore } from './request-store.ts'
import { visibleReasons } from './request-view.ts'
import { pendingApprovalFlows } from './pending-approval-flows.ts'

type Deps = Pick<
  Services,
  'deputies' | 'checkout' | 'parts' | 'costCentres' | 'orderBook' | 'scheduler' | 'inbox' | 'people'
> & { readonly store: ApprovalRequestStore; readonly book: BookRequest }

/** Prices of a request are valid for a week, or until the first promotion of its lines ends. */
const PRICES_KEPT_MS = 7 * 86_400_000

type NewRequest = Pick<
  StoredRequest,
  'reasons' | 'payment' | 'customerOrderReference' | 'costCentre' | 'job' | 'language'
> & { readonly account: Account; readonly basket: CheckoutBasket }

type Decided = Pick<StoredRequest, 'customerId' | 'buyerId' | 'costCentre'>
type NoApprover = { readonly kind: 'NO_APPROVER'; readonly administrators: string[] }

type Decision = {
  readonly decision: 'APPROVE' | 'REFUSE'
  readonly note: string
  readonly lines: readonly { readonly lineNo: number; readonly quantity: number; readonly reason: string }[]
}
export type DecisionError =
  | DecisionObstacle
  | LineError
  | 'credit-limit'
  | 'not-orderable'
  | 'cost-centre'
  | 'buyer'

/**
 * Approval requests: orders above a limit or a budget. Every method is synchronous, so that the second of two
 * simultaneous decisions is rejected.
 */
export class Approvals {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
    for (const request of deps.store.all) if (request.state === 'WAITING') this.#planExpiry(request)
    deps.people.subscribe((customerId) => this.#reviewWaiting(customerId))
  }

  /**
   * Returns the reasons why an order of the account needs an approval; empty if the order can be placed at once.
   * The budget check ignores an unpaid order of the same person, because the new order repeats or replaces it.
   */
  reasonsFor(account: Account, net: MinorUnits, costCentre: string | undefined): OrderApprovalReason[] {
    const { orderLimit } = account
    const isNamed = costCentre !== undefined && mayOrderFor(account, costCentre)
    const remaining = isNamed ? remainingBudget(this.spending(account, cartOwner(account))(costCentre)) : null
    return approvalReasons({ net, orderLimit, left: remaining })
  }

  /**
   * Spending of each cost centre in the current month, by the account and all colleagues, without the unpaid
   * order of one cart owner. Orders and requests are read once for all cost centres.
   */
  spending(account: Account, ignoredOwner?: string): (costCentre: string) => Spending {
    const { store, checkout, costCentres, orderBook } = this.#deps
    const { customerId } = account
    const month = monthOf(orderBook.today)
    const ordered = orderBook
      .historyOf({ ...account, seesColleagues: true })
      .orders.filter(({ costCentre, day }) => costCentre !== undefined && monthOf(day) === month)
    const waiting = store.of(customerId).filter((request) => this.stateOf(request) === 'WAITING')
    const unpaid = checkout
      .unpaidOf(customerId)
      .filter((placement) => cartOwner(placement.account) !== ignoredOwner)
    const budgets = new Map(costCentres.of(account).map(({ id, budget }) => [id, budget]))
    const used = sums(ordered, orderNet)
    const requested = sums(waiting, ({ lines, transportCharge }) => netOfLines(lines, transportCharge))
    const pending = sums(
      unpaid.map(({ basket, answer: { costCentre } }) => ({ costCentre, net: basket.totals.net })),
      ({ net }) => net,
    )
    return (id) => ({
      budget: budgets.get(id) ?? null,
      used: used.get(id) ?? 0,
      reserved: (requested.get(id) ?? 0) + (pending.get(id) ?? 0),
    })
  }

  request({ account, basket, ...wanted }: NewRequest): StoredRequest {
    const { store, scheduler } = this.#deps
    const time = scheduler.clock()
    const { selection, offer, address } = basket
    const arrivals = new Map(
      basket.orders.flatMap(({ lines, arrival }) => lines.map(({ item_id }) => [item_id, arrival] as const)),
    )
    const payer = { ...account, showPrice: true as const }
    const request: StoredRequest = {
      ...wanted,
      no: store.nextNo,
      customerId: account.customerId,
      buyerId: account.contactId,
      buyer: actorOf(account),
      buyerEmail: account.userName,
      onBehalf: account.onBehalf,
      at: time,
      expiresAt: expiryOf(basket, time),
      state: 'WAITING',
      shipTo: address,
      transportId: offer.id,
      transport: offer.kind,
      transportCharge: basket.totals.transport,
      slotId: selection.slotId,
      deliverComplete: selection.deliverComplete,
      contact: selection.contact,
      remark: selection.remark,
      lines: basket.lines.map(
        ({ id, sku, quantity, note, requestedNumber, product }, index): StoredRequestLine => ({
          lineNo: index + 1,
          sku,
          quantity,
          unitPrice: unitPrice(product, payer, quantity),
          coreDeposit: coreDepositOf(product, account.currency),
          note,
          requestedNumber,
          stock: product.stock.quantity,
          date: arrivals.get(String(id)) ?? '',
        }),
      ),
    }
    store.save(request)
    this.#notifyApprovers(request)
    this.#planExpiry(request)
    return request
  }

  /** Requests that the account may see: its own, and with the right `order` also those that it may decide. */
  of(account: Account): readonly StoredRequest[] {
    return this.#deps.store
      .of(account.customerId)
      .filter(
        (request) =>
          request.buyerId === account.contactId || (account.order && this.#decides(account, request)),
      )
      .map((request) => ({ ...request, state: this.stateOf(request) }))
  }

  /**
   * Waiting requests as rows of the order list; a person who sees the orders of colleagues also gets the
   * requests of colleagues.
   */
  waitingFlows(account: Account): readonly DocumentFlow[] {
    const { seesColleagues, contactId } = account
    const visibleRequests = this.of(account).filter(({ buyerId }) => seesColleagues || buyerId === contactId)
    return pendingApprovalFlows(visibleRequests, this.#deps.parts)
  }

  /** Approval reasons that the checkout displays, and NO_APPROVER if no active colleague may approve the order. */
  shownReasons(reasons: readonly OrderApprovalReason[], account: Account, costCentre: string | undefined) {
    const { customerId, contactId: buyerId } = account
    return [...visibleReasons(reasons, account), ...this.missingApprover({ customerId, buyerId, costCentre })]
  }

  /** NO_APPROVER if no active colleague may approve the request. */
  missingApprover(request: Decided): readonly NoApprover[] {
    if (this.#decidersOf(request).length > 0) return []
    const administrators = this.#deps.people.administratorsOf(request.customerId).map(nameOf)
    return [{ kind: 'NO_APPROVER', administrators }]
  }

  find(account: Account, no: string): StoredRequest | undefined {
    return this.of(account).find((request) => request.no === no)
  }

  /** Returns the reason why the account may not decide the request, if there is one. */
  obstacleOf(account: Account, request: StoredRequest): DecisionObstacle | undefined {
    const decides = this.#decides(account, request)
    return decisionObstacle({ ...request, state: this.stateOf(request) }, { ...account, decides })
  }

  /** Decides a request. A repetition by the same person returns the first result. */
  decide(account: Account, request: StoredRequest, decision: Decision): StoredRequest | DecisionError {
    const { scheduler } = this.#deps
    const state = decision.decision === 'APPROVE' ? 'APPROVED' : 'REFUSED'
    const isRepeated = request.state === state && request.decision?.byId === account.contactId
    if (isRepeated && isSameDecision(request, decision)) return request
    const obstacle = this.obstacleOf(account, request)
    if (obstacle) return obstacle
    const by = { byId: account.contactId, by: nameOf(account), at: scheduler.clock(), note: decision.note }
    const decided: StoredRequest = { ...request, state, decision: by }
    const outcome = state === 'REFUSED' ? decided : this.#approved(decided, decision)
    if (typeof outcome === 'string') return outcome
    this.#end(outcome, state === 'APPROVED' ? 'approvalGiven' : 'approvalRefused')
    return outcome
  }

  /** Withdraws a waiting request of the buyer; a repeated call returns the first result. */
  withdraw(request: StoredRequest): StoredRequest | DecisionError {
    if (request.state === 'WITHDRAWN') return request
    const end = endStateOf(request)
    if (end) return end
    const withdrawn: StoredRequest = { ...request, state: 'WITHDRAWN' }
    this.#close(withdrawn)
    return withdrawn
  }

  stateOf({ state, expiresAt }: StoredRequest): StoredRequest['state'] {
    return state === 'WAITING' && expiresAt <= this.#deps.scheduler.clock() ? 'EXPIRED' : state
  }

  #approved(request: StoredRequest, { lines: changes }: Decision): StoredRequest | DecisionError {
    const { book, checkout, costCentres, people } = this.#deps
    const { customerId, buyerId, onBehalf, costCentre, shipTo } = request
    const buyer = people.of(customerId).find(({ contactId }) => contactId === buyerId)
    if (!buyer || !mayOrder(checkout, buyer, shipTo)) return 'buyer'
    if (costCentre !== undefined && !costCentres.isOpen(buyer, costCentre)) return 'cost-centre'
    const lines = approvedLines(request.lines, changes, (line) => book.packageQuantityOf(line))
    if (typeof lines === 'string') return lines
    const approved = { ...request, lines }
    const orderNumbers = book.run(approved, { ...buyer, onBehalf })
    return typeof orderNumbers === 'string' ? orderNumbers : { ...approved, orderNumbers }
  }

  /**
   * True if the account is an approver of the cost centre, or the deputy of one. An approver who is the buyer
   * does not count.
   */
  #decides(account: Account, { buyerId, costCentre }: Decided): boolean {
    const { deputies, orderBook } = this.#deps
    const approvers = [
      ...(account.isApprover ? [account] : []),
      ...deputies.standsFor(account, orderBook.today),
    ]
    return approvers.some((one) => one.contactId !== buyerId && mayOrderFor(one, costCentre))
  }

  #decidersOf(request: Decided): readonly Account[] {
    return this.#deps.deputies
      .peopleOf(request.customerId)
      .filter((one) => one.order && one.contactId !== request.buyerId && this.#decides(one, request))
  }

  /**
   * Notifies the new approvers of each waiting request; without an approver, the buyer and the administrators.
   */
  #reviewWaiting(customerId: string): void {
    const { store, scheduler, inbox, people } = this.#deps
    for (const request of store.of(customerId)) {
      const { no, buyerId, buyer: name } = request
      if (this.stateOf(request) !== 'WAITING') continue
      this.#notifyApprovers(request)
      const isStuck = this.#decidersOf(request).length === 0
      if (isStuck === (request.stuckSince !== undefined)) continue
      this.#settleStuck(request)
      const stuckSince = isStuck ? scheduler.clock() : undefined
      store.save({ ...request, stuckSince })
      if (stuckSince === undefined) continue
      const tell = (personId: string, kind: InboxKind, path: string) =>
        inbox.add({
          job: stuckJobOf(no, stuckSince),
          personId,
          kind,
          text: 'approvalStuck',
          values: { no, name },
          path,
        })
      tell(buyerId, 'APPROVAL_DECIDED', pathOf(no))
      for (const { contactId } of people.administratorsOf(customerId))
        if (contactId !== buyerId) tell(contactId, 'APPROVAL_WANTED', 'infocenter/people')
    }
  }

  /** Marks the inbox entries about a missing approver as read. */
  #settleStuck({ no, stuckSince }: StoredRequest): void {
    if (stuckSince !== undefined) this.#deps.inbox.settle(stuckJobOf(no, stuckSince))
  }

  #planExpiry(request: StoredRequest): void {
    this.#deps.scheduler.at(request.expiresAt, () => this.#expire(request))
  }

  #expire({ customerId, no }: StoredRequest): void {
    const { store } = this.#deps
    const request = store.of(customerId).find((one) => one.no === no)
    if (request?.state !== 'WAITING') return
    this.#end({ ...request, state: 'EXPIRED' }, 'approvalExpired')
  }

  #notifyApprovers(request: StoredRequest): void {
    const { no, buyer } = request
    for (const { contactId: personId } of this.#decidersOf(request)) {
      this.#deps.inbox.add({
        job: jobOf(no),
        personId,
        kind: 'APPROVAL_WANTED',
        text: 'approvalWanted',
        values: { no, name: buyer },
        path: pathOf(no),
      })
    }
  }

  /** Stores the final state, and marks the inbox entries about the waiting request as read. */
  #close(request: StoredRequest): void {
    this.#deps.store.save(request)
    this.#deps.inbox.settle(jobOf(request.no))
    this.#settleStuck(request)
  }

  /** Closes a request, and notifies the buyer of the result. */
  #end(request: StoredRequest, text: 'approvalGiven' | 'approvalRefused' | 'approvalExpired'): void {
    const { no, buyerId, decision } = request
    this.#close(request)
    this.#deps.inbox.add({
      job: `decision ${no}`,
      personId: buyerId,
      kind: 'APPROVAL_DECIDED',
      text,
      values: { no, name: decision?.by ?? '' },
      path: pathOf(no),
    })
  }
}

const jobOf = (no: string) => `approval ${no}`
const stuckJobOf = (no: string, since: number) => `stuck ${no} ${since}`
const pathOf = (no: string) => `infocenter/approvals/${no}`

const monthOf = (day: Day): string => isoDay(day).slice(0, 7)

/** Net sum of each cost centre. */
function sums<Row extends { readonly costCentre?: string | undefined }>(
  rows: readonly Row[],
  netOf: (row: Row) => MinorUnits,
): ReadonlyMap<string, MinorUnits> {
  const totals = new Map<string, MinorUnits>()
  for (const row of rows) {
    const { costCentre } = row
    if (costCentre !== undefined) totals.set(costCentre, (totals.get(costCentre) ?? 0) + netOf(row))
  }
  return totals
}

/** Prices of a request expire at the latest after the last day of the first promotion that ends. */
function expiryOf({ lines }: CheckoutBasket, time: number): number {
  const ends = lines.flatMap(({ product: { promotion } }) =>
    promotion?.until === undefined ? [] : [startOf(dayOf(Date.parse(promotion.until)) + 1)],
  )
  return Math.min(time + PRICES_KEPT_MS, ...ends.filter((end) => end > time))
}
