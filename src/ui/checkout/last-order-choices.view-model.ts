import { makeAutoObservable } from 'mobx'
import { ReuseLastOrderChoices } from '#application/checkout/last-order-choices.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

/** Decides whether the cart can link directly to the review. */
export class LastOrderChoicesViewModel {
  static readonly keys = { reuseLastChoices: ReuseLastOrderChoices }
  isKnown = false
  readonly #deps

  constructor(deps: DepsOf<typeof LastOrderChoicesViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this)
  }

  /** Call after hydration, because the choices of the last order are stored on this device. */
  open(): void {
    this.isKnown = this.#deps.reuseLastChoices.isKnown
  }
}
