import {
  orderIdempotencyKey,
  REFERENCE_MAX,
  type PlacedOrder,
  type Transport,
} from '#domain/checkout/checkout.ts'
import { missingChoices, type MissingChoice } from '#domain/checkout/steps.ts'
import { isTooLong } from '#domain/checkout/typed-address.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { printableLine } from '#domain/shared/text.ts'
import { Drafts } from '../drafts/drafts.ts'
import { LoadCart } from '../cart/load-cart.ts'
import type { ApiFailure } from '../kernel/api-failure.ts'
import { attempt } from '../kernel/attempt.ts'
import { Checkout, type OrderRejection, type OrderRequest } from './checkout.port.ts'
import { CheckoutStore } from './checkout.store.ts'
import { slotsOf } from './pickup-slots.ts'
import { storeLastOrderChoices } from './last-order-choices.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Values of the review page at the time of submission. */
export type OrderSubmission = Pick<OrderRequest, 'basHash' | 'version' | 'acceptPolicy' | 'reference'>

export type SubmissionRejection =
  | OrderRejection
  | {
      readonly kind: 'incomplete'
      readonly missing: readonly MissingChoice[]
      readonly policyIsMissing: boolean
      readonly referenceIsTooLong: boolean
    }
  /** Nothing was ordered; a retry cannot order twice. */
  | { readonly kind: 'not-placed'; readonly retryAfter?: number | undefined }
  /** The outcome is unknown; a retry queries the outcome first and does not order twice. */
  | { readonly kind: 'unknown' }

/** Places exactly one order per cart, despite double clicks, reloads and lost responses. */
export class PlaceOrder extends dependsOn({
  checkout: Checkout,
  store: CheckoutStore,
  loadCart: LoadCart,
  drafts: Drafts,
}) {
  async run(submission: OrderSubmission): Promise<Result<PlacedOrder, SubmissionRejection>> {
    const reference = printableLine(submission.reference)
    const missing = missingChoices(this.deps.store.choices)
    const referenceIsTooLong = isTooLong(reference, REFERENCE_MAX)
    if (!referenceIsTooLong) this.deps.store.choose({ reference })
    if (missing.length > 0 || !submission.acceptPolicy || referenceIsTooLong) {
      return fail({
        kind: 'incomplete',
        missing,
        policyIsMissing: !submission.acceptPolicy,
        referenceIsTooLong,
      })
    }
    const isSameSession = this.deps.store.sameSession()
    // stored before the order is sent: after a reload, the shop can query the outcome by the hash
    this.deps.store.choose({ basHash: submission.basHash })
    const { costCentre, job } = this.deps.store.choices
    const request = { ...submission, reference, costCentre, job, key: orderIdempotencyKey(submission) }
    const result = await attempt(() => this.#place(request))
    const outcome = result.ok ? result.value : await this.#queryOutcome(request, result.error)
    if (outcome.ok && isSameSession()) await this.#savePlaced(outcome.value)
    return outcome
  }

  /** Returns the URL of the payment page, which redirects back to `backPath`. Rejects with `ApiFailure`. */
  startPayment(basHash: string, backPath: string): Promise<Result<string, OrderRejection>> {
    return this.deps.checkout.startPayment(basHash, backPath)
  }

  async #place(submission: OrderRequest): Promise<Result<PlacedOrder, SubmissionRejection>> {
    if (await this.#slotIsTooEarly()) return fail(incompleteWith(['slot']))
    const placed = await this.deps.checkout.place(submission)
    if (!placed.ok && placed.error.kind === 'incomplete') return fail(this.#chooseAgain())
    if (placed.ok || (placed.error.kind !== 'key-reused' && placed.error.kind !== 'changed')) return placed
    // the same cart was already ordered in another tab
    const earlier = await this.deps.checkout.placed(submission.basHash)
    return earlier ? ok(earlier) : placed
  }

  /** Deletes the stored choices if the API has lost them, with its session or in a restart: the user chooses again. */
  #chooseAgain(): SubmissionRejection {
    this.deps.store.choose({ shippingAddressId: undefined, transportId: undefined, paymentId: undefined })
    return incompleteWith(missingChoices(this.deps.store.choices))
  }

  /**
   * True if the goods have changed and are ready only after the chosen slot. A slot that was booked by others is
   * rejected by the API.
   */
  async #slotIsTooEarly(): Promise<boolean> {
    const { transportId, slotId: chosenSlotId, deliverComplete } = this.deps.store.choices
    const transport =
      chosenSlotId === undefined
        ? undefined
        : (await this.deps.checkout.transports()).find(({ id }) => id === transportId)
    const isIn = (slots: Transport['slots']) => slots.some(({ slotId }) => slotId === chosenSlotId)
    return (
      transport !== undefined &&
      isIn(transport.slots) &&
      !isIn(await slotsOf(this.deps.checkout, transport, deliverComplete))
    )
  }

  /** Queries the outcome after a lost response; never sends the order again automatically. */
  async #queryOutcome(
    { basHash }: OrderRequest,
    failure: ApiFailure,
  ): Promise<Result<PlacedOrder, SubmissionRejection>> {
    const placed = await attempt(() => this.deps.checkout.placed(basHash))
    if (!placed.ok) return fail({ kind: 'unknown' })
    return placed.value ? ok(placed.value) : fail({ kind: 'not-placed', retryAfter: failure.retryAfter })
  }

  async #savePlaced(order: PlacedOrder): Promise<void> {
    const { numbers, requestNo } = order
    if (!numbers && requestNo === undefined) return
    storeLastOrderChoices(this.deps.drafts, this.deps.store.choices)
    if (numbers) {
      this.deps.store.keepPlaced(order)
      this.deps.store.choose({ orderNumbers: numbers })
    } else this.deps.store.discardStored()
    await this.deps.loadCart.run()
  }
}

const incompleteWith = (missing: readonly MissingChoice[]): SubmissionRejection => ({
  kind: 'incomplete',
  missing,
  policyIsMissing: false,
  referenceIsTooLong: false,
})
