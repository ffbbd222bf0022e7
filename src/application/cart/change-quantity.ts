import { ok, type Result } from '#domain/shared/result.ts'
import type { CartLine, LineOutcome } from '#domain/cart/cart.ts'
import type { Baskets } from './baskets.port.ts'
import { cartRefusal, type CartRefusal } from './cart-refusal.ts'
import type { CartStore } from './cart.store.ts'
import type { LoadCart } from './load-cart.ts'

export class ChangeQuantity {
  readonly #baskets: Baskets
  readonly #cart: CartStore
  readonly #loadCart: LoadCart

  constructor(baskets: Baskets, cart: CartStore, loadCart: LoadCart) {
    this.#baskets = baskets
    this.#cart = cart
    this.#loadCart = loadCart
  }

  /** The quantity shown afterwards is the one that the API holds, whatever was asked. */
  async run(
    line: Pick<CartLine, 'id' | 'sku'>,
    quantity: number,
  ): Promise<Result<LineOutcome | undefined, CartRefusal>> {
    try {
      const change = () => this.#baskets.change(line, quantity)
      const outcome = await this.#cart.whileLoading(change, [line.id])
      await this.#loadCart.run()
      return ok(outcome)
    } catch (error) {
      return cartRefusal(error)
    }
  }
}
