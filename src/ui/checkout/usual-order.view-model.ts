import { makeAutoObservable } from 'mobx'
import type { ChooseUsual } from '#application/checkout/usual-order.ts'

/** Whether the cart can lead to the review at once. */
export class UsualOrderViewModel {
  isKnown = false
  readonly #chooseUsual: ChooseUsual

  constructor(chooseUsual: ChooseUsual) {
    this.#chooseUsual = chooseUsual
    makeAutoObservable(this)
  }

  /** Call only after hydration: what is known stands on this device. */
  open(): void {
    this.isKnown = this.#chooseUsual.isKnown
  }
}
