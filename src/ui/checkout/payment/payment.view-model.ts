import { makeAutoObservable, observableRef } from 'mobx'
import { CartStore } from '#application/cart/cart.store.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import {
  PAYMENT_REASONS,
  type PaymentChoice,
  type PaymentReason,
} from '#application/checkout/checkout.port.ts'
import type { AllocationErrors } from '#application/checkout/allocate-costs.ts'
import type { PaymentErrors } from '#application/checkout/choose-payment.ts'
import {
  costCentreText,
  JOB_LENGTH_MAX,
  type CostAllocation,
  type CostCentre,
} from '#domain/cost-centres/cost-centre.ts'
import type { PaymentMethod } from '#domain/checkout/checkout.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

export type PaymentActionData = {
  readonly choice: PaymentChoice
  readonly allocation: CostAllocation
  readonly faults: PaymentErrors & AllocationErrors
  readonly isUnanswered?: boolean
}
export type PaymentStep = {
  readonly methods: readonly PaymentMethod[]
  /** Undefined if the API does not manage cost centres. */
  readonly costCentres?: readonly CostCentre[] | undefined
}

type Field = keyof PaymentErrors | keyof AllocationErrors

/** Step 4: payment methods with the reason why one is unavailable, and the cost centre. */
export class PaymentViewModel {
  static readonly keys = { checkout: CheckoutStore, cart: CartStore }
  chosen = ''
  readonly jobLengthMax = JOB_LENGTH_MAX
  methods: PaymentStep['methods'] = []
  private costCentres: PaymentStep['costCentres'] = undefined
  private rejection: PaymentActionData | undefined = undefined
  private answer: PaymentReason | undefined = undefined
  readonly #deps

  constructor(deps: DepsOf<typeof PaymentViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable<this, 'rejection' | 'costCentres'>(this, {
      methods: observableRef,
      rejection: observableRef,
      costCentres: observableRef,
    })
  }

  show({ methods, costCentres }: PaymentStep, reason: string | null, rejection?: PaymentActionData): void {
    this.methods = methods
    this.costCentres = costCentres
    this.rejection = rejection
    this.answer = PAYMENT_REASONS.find((candidate) => candidate === reason)
    const allowed = methods.filter(({ isAllowed }) => isAllowed)
    const { paymentId } = rejection?.choice ?? this.#deps.checkout.choices
    this.chosen = (allowed.find(({ id }) => id === paymentId) ?? allowed[0])?.id ?? ''
  }

  /** Reason why the payment page has redirected back here; `empty` if the cart has become empty and cannot be paid. */
  get reason(): PaymentReason | 'empty' | undefined {
    const isOver = this.answer === 'ended' || this.answer === 'changed'
    const isEmpty = this.#deps.cart.count === 0 && !this.#deps.cart.isStale
    return isOver && isEmpty ? 'empty' : this.answer
  }

  get isUnanswered(): boolean {
    return this.rejection?.isUnanswered ?? false
  }

  get faults(): readonly { readonly field: Field; readonly messageId: string }[] {
    return Object.entries(this.rejection?.faults ?? {}).map(([field, error]) => ({
      field: field as Field,
      messageId: field.startsWith('cc')
        ? 'checkout.payment.fault.holder'
        : `checkout.${field === 'payment' ? 'payment' : field}.fault.${error}`,
    }))
  }

  /** Messages of the errors without duplicates: first and last name of the card holder have the same message. */
  get messageIds(): readonly string[] {
    return [...new Set(this.faults.map(({ messageId }) => messageId))]
  }

  faultOf(field: Field): string | undefined {
    return this.faults.find((error) => error.field === field)?.messageId
  }

  /** False if the API has no cost centres. */
  get allocatesCosts(): boolean {
    return this.costCentres !== undefined
  }

  /** Open cost centres, and the chosen one even if it is closed. */
  get costCentreOptions(): readonly { readonly value: string; readonly text: string }[] {
    return this.selectable.map((one) => ({ value: one.id, text: costCentreText(one) }))
  }

  get allocation(): CostAllocation {
    return this.rejection?.allocation ?? this.#deps.checkout.choices
  }

  /** Error at the cost centre, for example if it was closed after the user chose it. */
  get costCentreFault(): string | undefined {
    const { costCentre } = this.allocation
    const isClosed = this.selectable.some(({ id, isOpen }) => id === costCentre && !isOpen)
    return this.faultOf('costCentre') ?? (isClosed ? 'checkout.costCentre.fault.closed' : undefined)
  }

  private get selectable(): readonly CostCentre[] {
    const { costCentre } = this.allocation
    return (this.costCentres ?? []).filter(({ id, isOpen }) => isOpen || id === costCentre)
  }

  get holder(): Pick<PaymentChoice, 'ccFirstName' | 'ccLastName'> {
    return this.rejection?.choice ?? this.#deps.checkout.choices
  }
}
