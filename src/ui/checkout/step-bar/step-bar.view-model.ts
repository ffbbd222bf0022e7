import { makeAutoObservable } from 'mobx'
import { CartStore } from '#application/cart/cart.store.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import { reachedStep, STEPS, type Step } from '#domain/checkout/steps.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

export type StepFacts = {
  readonly step: Step
  readonly state: 'done' | 'current' | 'open' | 'ahead'
}

/** Steps, and which of them are reachable. */
export class StepBarViewModel {
  static readonly keys = { cart: CartStore, checkout: CheckoutStore }
  readonly #deps

  constructor(deps: DepsOf<typeof StepBarViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this)
  }

  /** After the order its steps have no links. */
  stepsAt(current: Step): readonly StepFacts[] {
    const reached = current === 6 ? 0 : reachedStep(this.#deps.checkout.choices, this.#deps.cart.count === 0)
    return STEPS.map((step) => ({ step, state: stateOf(step, current, reached) }))
  }

  get hasBegun(): boolean {
    return this.#deps.checkout.choices.shippingAddressId !== undefined
  }

  /** Ends the current checkout when the visitor leaves it. */
  leave(): void {
    this.#deps.checkout.leave()
  }

  /** True if restored choices were missing in the server's page. */
  recall(): boolean {
    return this.#deps.checkout.recall()
  }
}

function stateOf(step: Step, current: Step, reached: number): StepFacts['state'] {
  if (step === current) return 'current'
  if (step <= reached) return step < current ? 'done' : 'open'
  return current === 6 ? 'done' : 'ahead'
}
