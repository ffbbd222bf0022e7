import { ok, type Result } from '#domain/shared/result.ts'
import type { CartLine, LineOutcome } from '#domain/cart/cart.ts'
import type { Baskets } from './baskets.port.ts'
import { cartRefusal, type CartRefusal } from './cart-refusal.ts'
import type { CartStore } from './cart.store.ts'

export class ChangeQuantity {
  readonly #baskets: Baskets
  readonly #cart: CartStore

  constructor(baskets: Baskets, cart: CartStore) {
    this.#baskets = baskets
    this.#cart = cart
  }

  /** The quantity shown afterwards is the one that the API holds, whatever was asked. */
  async run(
    line: Pick<CartLine, 'id' | 'sku'>,
    quantity: number,
  ): Promise<Result<LineOutcome | undefined, CartRefusal>> {
    try {
      const { version } = this.#cart.cart
      const change = () => this.#baskets.change([{ id: line.id, sku: line.sku, quantity }], version)
      const changed = await this.#cart.whileLoading(change, [line.id])
      this.#cart.hold(changed.cart)
      return ok(changed.kind === 'changed' ? changed.outcomes.get(line.id) : undefined)
    } catch (error) {
      return cartRefusal(error)
    }
  }
}
