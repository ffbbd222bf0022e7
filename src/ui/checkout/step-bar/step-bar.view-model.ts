import { CartStore } from '#application/cart/cart.store.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import { lastReachableStep, STEPS, type Step } from '#domain/checkout/steps.ts'
import { dependsOn } from '#application/kernel/depends-on.ts'

export type StepBarStep = {
  readonly step: Step
  readonly state: 'done' | 'current' | 'open' | 'ahead'
}

/** Steps of the checkout, and whether each can be opened. */
export class StepBarViewModel extends dependsOn({ cart: CartStore, checkout: CheckoutStore }) {
  /** States of the steps. After the order was placed, no step is a link. */
  stepsAt(current: Step): readonly StepBarStep[] {
    const reached =
      current === 6 ? 0 : lastReachableStep(this.deps.checkout.choices, this.deps.cart.count === 0)
    return STEPS.map((step) => ({ step, state: stateOf(step, current, reached) }))
  }

  get hasBegun(): boolean {
    return this.deps.checkout.choices.shippingAddressId !== undefined
  }

  /** Discards the checkout when the visitor leaves it. */
  leave(): void {
    this.deps.checkout.leave()
  }

  /** Restores the choices stored in this browser. Returns true if the server's page did not contain them. */
  recall(): boolean {
    return this.deps.checkout.recall()
  }
}

function stateOf(step: Step, current: Step, reached: number): StepBarStep['state'] {
  if (step === current) return 'current'
  if (step <= reached) return step < current ? 'done' : 'open'
  return current === 6 ? 'done' : 'ahead'
}
