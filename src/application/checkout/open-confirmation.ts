import type { PlacedOrder } from '#domain/checkout/checkout.ts'
import { Checkout } from './checkout.port.ts'
import { CheckoutStore } from './checkout.store.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export class OpenConfirmation extends dependsOn({ checkout: Checkout, store: CheckoutStore }) {
  /** The order with the given hash, otherwise the last order; `undefined` if there is none. */
  async run(basHash: string | undefined): Promise<PlacedOrder | undefined> {
    const requestedHash = basHash ?? this.deps.store.choices.basHash
    if (requestedHash === undefined) return undefined
    const isSameSession = this.deps.store.sameSession()
    const order =
      this.deps.store.takePlaced(requestedHash) ?? (await this.deps.checkout.placed(requestedHash))
    if (!order?.numbers) return undefined
    if (isSameSession()) this.deps.store.choose({ basHash: requestedHash, orderNumbers: order.numbers })
    return order
  }
}
