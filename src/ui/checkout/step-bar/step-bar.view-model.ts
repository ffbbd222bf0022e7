import { makeAutoObservable } from 'mobx'
import type { CartStore } from '#application/cart/cart.store.ts'
import type { CheckoutStore } from '#application/checkout/checkout.store.ts'
import { reachedStep, STEPS, type Step } from '#domain/checkout/steps.ts'
import type { Money } from '#domain/shared/money.ts'

export type StepFacts = {
  readonly step: Step
  readonly state: 'done' | 'current' | 'open' | 'ahead'
}

/** Which steps there are, and which of them one can go to. */
export class StepBarViewModel {
  readonly #cart: CartStore
  readonly #checkout: CheckoutStore

  constructor(cart: CartStore, checkout: CheckoutStore) {
    this.#cart = cart
    this.#checkout = checkout
    makeAutoObservable(this)
  }

  /** After the order there is no way back into it. */
  stepsAt(current: Step): readonly StepFacts[] {
    const reached = current === 6 ? 0 : reachedStep(this.#checkout.choices, this.#cart.count === 0)
    return STEPS.map((step) => ({ step, state: stateOf(step, current, reached) }))
  }

  get hasBegun(): boolean {
    return this.#checkout.choices.shippingAddressId !== undefined
  }

  /** Net, without transport. */
  get total(): Money | undefined {
    return this.#cart.cart.total
  }

  /** The visitor has left the checkout: the order in the making is over. */
  leave(): void {
    this.#checkout.leave()
  }

  /** True where choices are back that the page has been made without. */
  recall(): boolean {
    return this.#checkout.recall()
  }
}

function stateOf(step: Step, current: Step, reached: number): StepFacts['state'] {
  if (step === current) return 'current'
  if (step <= reached) return step < current ? 'done' : 'open'
  return current === 6 ? 'done' : 'ahead'
}
