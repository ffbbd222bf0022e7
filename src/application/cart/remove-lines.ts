import { ok, type Result } from '#domain/shared/result.ts'
import type { CartLineId } from '#domain/cart/cart.ts'
import type { Baskets } from './baskets.port.ts'
import { cartRefusal, type CartRefusal } from './cart-refusal.ts'
import type { CartStore } from './cart.store.ts'
import type { LoadCart } from './load-cart.ts'

export class RemoveLines {
  readonly #baskets: Baskets
  readonly #cart: CartStore
  readonly #loadCart: LoadCart

  constructor(baskets: Baskets, cart: CartStore, loadCart: LoadCart) {
    this.#baskets = baskets
    this.#cart = cart
    this.#loadCart = loadCart
  }

  async run(ids: readonly CartLineId[]): Promise<Result<void, CartRefusal>> {
    try {
      await this.#cart.whileLoading(() => this.#baskets.remove(ids), ids)
      await this.#loadCart.run()
      return ok(undefined)
    } catch (error) {
      return cartRefusal(error)
    }
  }
}
