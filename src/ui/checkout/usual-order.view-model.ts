import { makeAutoObservable } from 'mobx'
import { ChooseUsual } from '#application/checkout/usual-order.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

/** Whether the cart can lead to the review at once. */
export class UsualOrderViewModel {
  static readonly keys = { chooseUsual: ChooseUsual }
  isKnown = false
  readonly #deps

  constructor(deps: DepsOf<typeof UsualOrderViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this)
  }

  /** Call only after hydration: what is known stands on this device. */
  open(): void {
    this.isKnown = this.#deps.chooseUsual.isKnown
  }
}
