import { makeAutoObservable, observableRef } from 'mobx'
import type { CheckoutStore } from '#application/checkout/checkout.store.ts'
import type { TransportChoice } from '#application/checkout/checkout.port.ts'
import type { Transport } from '#domain/checkout/checkout.ts'

export type TransportRefusal = {
  readonly choice: TransportChoice
  readonly isMissing?: boolean
  readonly isUnanswered?: boolean
}
export type Transports = readonly Transport[]

/** Step 3: how the goods travel, for how much, and when they are there. */
export class TransportViewModel {
  transports: Transports = []
  private refusal: TransportRefusal | undefined = undefined
  readonly #checkout: CheckoutStore

  constructor(checkout: CheckoutStore) {
    this.#checkout = checkout
    makeAutoObservable<this, 'refusal'>(this, { transports: observableRef, refusal: observableRef })
  }

  show(transports: Transports, refusal?: TransportRefusal): void {
    this.transports = transports
    this.refusal = refusal
  }

  get isMissing(): boolean {
    return this.refusal?.isMissing ?? false
  }

  get isUnanswered(): boolean {
    return this.refusal?.isUnanswered ?? false
  }

  get chosen(): string | undefined {
    return this.#choice.transportId || this.transports[0]?.id
  }

  get slotId(): string | undefined {
    return this.#choice.slotId
  }

  get deliverComplete(): boolean {
    return this.#choice.deliverComplete
  }

  get #choice() {
    return this.refusal?.choice ?? this.#checkout.choices
  }
}
