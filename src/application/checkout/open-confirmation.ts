import type { PlacedOrder } from '#domain/checkout/checkout.ts'
import type { Checkout } from './checkout.port.ts'
import type { CheckoutStore } from './checkout.store.ts'

export class OpenConfirmation {
  readonly #checkout: Checkout
  readonly #store: CheckoutStore

  constructor(checkout: Checkout, store: CheckoutStore) {
    this.#checkout = checkout
    this.#store = store
  }

  /** Order of the given hash, otherwise the last order; `undefined` if there is none. */
  async run(basHash: string | undefined): Promise<PlacedOrder | undefined> {
    const requested = basHash ?? this.#store.choices.basHash
    if (requested === undefined) return undefined
    const isSameSession = this.#store.sameSession()
    const order = this.#store.takePlaced(requested) ?? (await this.#checkout.placed(requested))
    if (!order?.numbers) return undefined
    if (isSameSession()) this.#store.choose({ basHash: requested, orderNumbers: order.numbers })
    return order
  }
}
