import { makeAutoObservable, observableRef } from 'mobx'
import type { CheckoutStore } from '#application/checkout/checkout.store.ts'
import type { Transport } from '#domain/checkout/checkout.ts'
import { amountOf, type Amount } from '../../products/part-facts.mapping.ts'

export type TransportFacts = Omit<Transport, 'price'> & { readonly price: Amount | undefined }
export type TransportRefusal = { readonly isMissing: true }
export type Transports = readonly Transport[]

/** Step 3: how the goods travel, for how much, and when they are there. */
export class TransportViewModel {
  private offered: Transports = []
  isMissing = false
  readonly #checkout: CheckoutStore

  constructor(checkout: CheckoutStore) {
    this.#checkout = checkout
    makeAutoObservable<this, 'offered'>(this, { offered: observableRef })
  }

  show(offered: Transports, refusal?: TransportRefusal): void {
    this.offered = offered
    this.isMissing = refusal !== undefined
  }

  get transports(): readonly TransportFacts[] {
    return this.offered.map(({ price, ...transport }) => ({ ...transport, price: price && amountOf(price) }))
  }

  get chosen(): string | undefined {
    return this.#checkout.choices.transportId ?? this.offered[0]?.id
  }

  get slotId(): string | undefined {
    return this.#checkout.choices.slotId
  }

  get deliverComplete(): boolean {
    return this.#checkout.choices.deliverComplete
  }
}
