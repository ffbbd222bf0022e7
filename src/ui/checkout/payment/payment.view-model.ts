import { makeAutoObservable, observableRef } from 'mobx'
import { CartStore } from '#application/cart/cart.store.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import {
  PAYMENT_REASONS,
  type PaymentChoice,
  type PaymentReason,
} from '#application/checkout/checkout.port.ts'
import type { PaymentErrors } from '#application/checkout/choose-payment.ts'
import type { PaymentMethod } from '#domain/checkout/checkout.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

export type PaymentRefusal = {
  readonly choice: PaymentChoice
  readonly faults: PaymentErrors
  readonly isUnanswered?: boolean
}
export type PaymentMethods = readonly PaymentMethod[]

type Field = keyof PaymentErrors

/** Step 4: with what it is paid, and why not with the rest. */
export class PaymentViewModel {
  static readonly keys = { checkout: CheckoutStore, cart: CartStore }
  chosen = ''
  methods: PaymentMethods = []
  private refusal: PaymentRefusal | undefined = undefined
  private answer: PaymentReason | undefined = undefined
  readonly #deps

  constructor(deps: DepsOf<typeof PaymentViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable<this, 'refusal'>(this, { methods: observableRef, refusal: observableRef })
  }

  show(methods: PaymentMethods, reason: string | null, refusal?: PaymentRefusal): void {
    this.methods = methods
    this.refusal = refusal
    this.answer = PAYMENT_REASONS.find((known) => known === reason)
    const allowed = methods.filter(({ isAllowed }) => isAllowed)
    const { paymentId } = refusal?.choice ?? this.#deps.checkout.choices
    this.chosen = (allowed.find(({ id }) => id === paymentId) ?? allowed[0])?.id ?? ''
  }

  /** Reason for the return from the payment page. With an empty cart there is nothing left to pay. */
  get reason(): PaymentReason | 'empty' | undefined {
    const isOver = this.answer === 'ended' || this.answer === 'changed'
    const isEmpty = this.#deps.cart.count === 0 && !this.#deps.cart.isStale
    return isOver && isEmpty ? 'empty' : this.answer
  }

  get isUnanswered(): boolean {
    return this.refusal?.isUnanswered ?? false
  }

  get faults(): readonly { readonly field: Field; readonly messageId: string }[] {
    return Object.entries(this.refusal?.faults ?? {}).map(([field, fault]) => ({
      field: field as Field,
      messageId: field === 'payment' ? `checkout.payment.fault.${fault}` : `checkout.payment.fault.holder`,
    }))
  }

  /** Each sentence once: both names of the card holder have the same. */
  get messageIds(): readonly string[] {
    return [...new Set(this.faults.map(({ messageId }) => messageId))]
  }

  faultOf(field: Field): string | undefined {
    return this.faults.find((fault) => fault.field === field)?.messageId
  }

  get holder(): Pick<PaymentChoice, 'ccFirstName' | 'ccLastName'> {
    return this.refusal?.choice ?? this.#deps.checkout.choices
  }
}
