import { makeAutoObservable, observableRef } from 'mobx'
import { CartStore } from '#application/cart/cart.store.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import type { SubmissionRejection } from '#application/checkout/place-order.ts'
import type { ReviewedOrder } from '#application/checkout/review-order.ts'
import { Clock } from '#application/kernel/clock.port.ts'
import {
  REFERENCE_MAX,
  slotsAfter,
  type GoodsTotals,
  type Party,
  type PaymentMethod,
  type Totals,
  type Transport,
} from '#domain/checkout/checkout.ts'
import { costCentreText } from '#domain/cost-centres/cost-centre.ts'
import { differences, type Difference, type DisplayedLine } from '#domain/checkout/differences.ts'
import type { ApprovalReason } from '#domain/approvals/approval.ts'
import { ordersWithLines } from '#domain/checkout/split-orders.ts'
import { isTooLong } from '#domain/checkout/typed-address.ts'
import { missingChoices, stepOfMissingChoice, type MissingChoice } from '#domain/checkout/steps.ts'
import type { Money } from '#domain/shared/money.ts'
import { orderSectionData, type OrderSectionData } from './order-section-data.mapping.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

/** Rejection of an order, and the lines that the page displayed when the user pressed the button. */
export type OrderAttempt = {
  readonly rejection: SubmissionRejection
  readonly shown: readonly DisplayedLine[]
  readonly reference: string
  readonly acceptPolicy: boolean
}

const DAY_MS = 86_400_000
const today = (now: number) => new Date(Math.floor(now / DAY_MS) * DAY_MS).toISOString().slice(0, 10)

/** Step 5: the review with the order button. */
export class ReviewViewModel {
  static readonly keys = { cart: CartStore, checkout: CheckoutStore, clock: Clock }
  readonly referenceMax = REFERENCE_MAX
  private reviewed: ReviewedOrder = { kind: 'empty' }
  private attempt: OrderAttempt | undefined = undefined
  /** Lines of the cart when it was reviewed: another tab may change it later. */
  private linesInCart = 0
  readonly #deps

  constructor(deps: DepsOf<typeof ReviewViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable<this, 'reviewed' | 'attempt'>(this, {
      reviewed: observableRef,
      attempt: observableRef,
    })
  }

  show(reviewed: ReviewedOrder, attempt?: OrderAttempt): void {
    this.reviewed = reviewed
    this.attempt = attempt
    this.linesInCart = this.#deps.cart.count
  }

  get isEmpty(): boolean {
    return this.#review === undefined
  }

  get lineCount(): number {
    return this.#review?.lines.length ?? 0
  }

  get pieces(): number {
    return this.#review?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0
  }

  /** Number of lines that can no longer be ordered and remain in the cart. */
  get leftBehind(): number {
    return Math.max(0, this.linesInCart - this.lineCount)
  }

  get parts(): readonly OrderSectionData[] {
    const review = this.#review
    if (!review) return []
    const day = today(this.#deps.clock.now())
    return ordersWithLines(review.lines, review.orders).map((part) => ({
      ...orderSectionData(part, review.changes, day),
      // the arrival depends on the transport
      ...(!this.transport && { arrival: '' }),
    }))
  }

  get changed(): { readonly prices: number; readonly dates: number } {
    const changes = this.#review?.changes ?? []
    return {
      prices: changes.filter(({ kind }) => kind === 'price').length,
      dates: changes.filter(({ kind }) => kind === 'date').length,
    }
  }

  /** Costs of the order. Before a transport is chosen, only the goods. */
  get totals(): GoodsTotals | Totals | undefined {
    const { totals } = this.#review ?? {}
    return this.transport || !totals ? totals : { goods: totals.goods, coreDeposits: totals.coreDeposits }
  }

  get gross(): Money | undefined {
    return this.transport && this.#review?.totals?.gross
  }

  get address(): Party | undefined {
    const { shippingAddressId } = this.#deps.checkout.choices
    return this.#page?.addresses.shipping.find(({ id }) => id === shippingAddressId)
  }

  get billing(): Party | undefined {
    return this.#page?.addresses.billing
  }

  get contact(): string {
    return this.#deps.checkout.choices.contact
  }

  get remark(): string {
    return this.#deps.checkout.choices.remark
  }

  get transport(): Transport | undefined {
    const { transportId } = this.#deps.checkout.choices
    return this.#page?.transports.find(({ id }) => id === transportId)
  }

  /**
   * True if some goods are in stock and leave with the next dispatch; only then does the page show the cut-off time.
   */
  get leavesAtDispatch(): boolean {
    return this.#review?.orders[0]?.date === this.transport?.dispatch
  }

  /** Day on which the first goods are ready for pick-up; empty if unknown. */
  get readyDay(): string {
    return this.#review?.orders[0]?.arrival ?? ''
  }

  /** Location of a pick-up; undefined for other modes of transport. */
  get pickupLocation(): string | undefined {
    const { transport } = this
    return transport?.kind === 'pickup' ? (transport.location ?? '') : undefined
  }

  /** Chosen slot of a pick-up. */
  get slot(): Transport['slots'][number] | undefined {
    const slots = slotsAfter(this.transport?.slots ?? [], this.#review?.orders[0])
    return slots.find(({ slotId }) => slotId === this.#deps.checkout.choices.slotId)
  }

  /** True if the chosen slot is fully booked, or is before the day on which the goods are ready. */
  get slotIsGone(): boolean {
    return this.pickupLocation !== undefined && this.#deps.checkout.choices.slotId !== undefined && !this.slot
  }

  get payment(): PaymentMethod | undefined {
    const { paymentId } = this.#deps.checkout.choices
    return this.#page?.payments.find(({ id }) => id === paymentId)
  }

  /** Reasons why a second person has to approve the order; empty if it is placed at once. */
  get approvalReasons(): readonly ApprovalReason[] {
    return this.#review?.approvalReasons ?? []
  }

  /** Name of the chosen cost centre; its id if the company no longer has it. */
  get costCentre(): string {
    const { costCentre = '' } = this.#deps.checkout.choices
    const knownCostCentre = this.#page?.costCentres?.find(({ id }) => id === costCentre)
    return knownCostCentre ? costCentreText(knownCostCentre) : costCentre
  }

  get job(): string {
    return this.#deps.checkout.choices.job
  }

  get action(): 'request' | 'pay' | 'order' {
    if (this.approvalReasons.length > 0) return 'request'
    return this.isPaidElsewhere ? 'pay' : 'order'
  }

  get isPaidElsewhere(): boolean {
    return this.payment?.kind === 'card' || this.payment?.kind === 'paypal'
  }

  /** Choices that the user has not made, each with its step. The page shows them after the first attempt to order. */
  get missing(): readonly { readonly what: MissingChoice; readonly step: 1 | 2 | 3 | 4 | 5 | 6 }[] {
    const missing = [
      ...missingChoices(this.#deps.checkout.choices),
      ...(this.slotIsGone ? (['slot'] as const) : []),
    ]
    return missing.map((what) => ({ what, step: stepOfMissingChoice(what) }))
  }

  get wasPressed(): boolean {
    return this.attempt !== undefined
  }

  get policyIsMissing(): boolean {
    const rejection = this.attempt?.rejection
    return (
      rejection?.kind === 'policy' ||
      (rejection !== undefined && 'policyIsMissing' in rejection && rejection.policyIsMissing)
    )
  }

  get referenceIsTooLong(): boolean {
    const rejection = this.attempt?.rejection
    return rejection !== undefined && 'referenceIsTooLong' in rejection && rejection.referenceIsTooLong
  }

  /** Reason why the order was not placed; undefined if a form field shows the reason. */
  get rejection(): Exclude<SubmissionRejection['kind'], 'incomplete' | 'policy'> | undefined {
    const kind = this.attempt?.rejection.kind
    return kind === undefined || kind === 'incomplete' || kind === 'policy' ? undefined : kind
  }

  /** Differences between the displayed cart and the current one. */
  get differences(): readonly Difference[] {
    const { rejection, shown = [] } = this.attempt ?? {}
    return rejection?.kind === 'changed' ? differences(shown, this.shownLines) : []
  }

  /** Article numbers that the chosen mode of transport does not carry. */
  get refusedParts(): readonly string[] {
    return this.rejection === 'dangerous-goods' ? (this.transport?.refusedParts ?? []) : []
  }

  /** Displayed lines. The form sends them, so that the server can detect changes of the cart since then. */
  get shownLines(): readonly DisplayedLine[] {
    return (this.#review?.lines ?? []).map(({ articleNo, quantity, unitPrice }) => ({
      articleNo,
      quantity,
      unitPrice: unitPrice?.minor,
    }))
  }

  get basket(): { readonly basHash: string; readonly version: number } {
    return { basHash: this.#review?.basHash ?? '', version: this.#review?.version ?? 0 }
  }

  get reference(): string {
    return this.attempt?.reference ?? this.#deps.checkout.choices.reference
  }

  /**
   * Stores the reference at once, because the session may end before the order is sent. A reference that is too long is
   * stored only in the draft of the step.
   */
  typeReference(reference: string): void {
    if (!isTooLong(reference, REFERENCE_MAX)) this.#deps.checkout.choose({ reference })
  }

  get acceptPolicy(): boolean {
    return this.attempt?.acceptPolicy ?? false
  }

  get #page() {
    return this.reviewed.kind === 'review' ? this.reviewed : undefined
  }

  get #review() {
    return this.#page?.review
  }
}
