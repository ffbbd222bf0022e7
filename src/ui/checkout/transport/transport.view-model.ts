import { makeAutoObservable, observableRef } from 'mobx'
import type { CheckoutStore } from '#application/checkout/checkout.store.ts'
import type { Transport } from '#domain/checkout/checkout.ts'

export type TransportRefusal = { readonly isMissing: true }
export type Transports = readonly Transport[]

/** Step 3: how the goods travel, for how much, and when they are there. */
export class TransportViewModel {
  transports: Transports = []
  isMissing = false
  readonly #checkout: CheckoutStore

  constructor(checkout: CheckoutStore) {
    this.#checkout = checkout
    makeAutoObservable(this, { transports: observableRef })
  }

  show(transports: Transports, refusal?: TransportRefusal): void {
    this.transports = transports
    this.isMissing = refusal !== undefined
  }

  get chosen(): string | undefined {
    return this.#checkout.choices.transportId ?? this.transports[0]?.id
  }

  get slotId(): string | undefined {
    return this.#checkout.choices.slotId
  }

  get deliverComplete(): boolean {
    return this.#checkout.choices.deliverComplete
  }
}
