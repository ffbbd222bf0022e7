import { makeAutoObservable } from 'mobx'
import { ApplyUsualChoices } from '#application/checkout/usual-order.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

/** Decides whether the cart can link directly to the review. */
export class UsualOrderViewModel {
  static readonly keys = { chooseUsual: ApplyUsualChoices }
  isKnown = false
  readonly #deps

  constructor(deps: DepsOf<typeof UsualOrderViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this)
  }

  /** Call after hydration, because the choices of the last order are stored on this device. */
  open(): void {
    this.isKnown = this.#deps.chooseUsual.isKnown
  }
}
