import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { LineOutcome } from '#domain/cart/cart.ts'
import type { SessionStore } from '../session/session.store.ts'
import type { Baskets, CartItem } from './baskets.port.ts'
import { cartRefusal, type CartRefusal } from './cart-refusal.ts'
import type { CartStore } from './cart.store.ts'
import type { LoadCart } from './load-cart.ts'

export class AddToCart {
  readonly #baskets: Baskets
  readonly #session: SessionStore
  readonly #cart: CartStore
  readonly #loadCart: LoadCart

  constructor(baskets: Baskets, session: SessionStore, cart: CartStore, loadCart: LoadCart) {
    this.#baskets = baskets
    this.#session = session
    this.#cart = cart
    this.#loadCart = loadCart
  }

  async run(item: CartItem): Promise<Result<LineOutcome, CartRefusal>> {
    if (!this.#session.mayFillBasket) return fail({ kind: 'not-allowed' })
    try {
      const outcomes = await this.#cart.whileLoading(() => this.#baskets.add([item]))
      await this.#loadCart.run()
      return ok(outcomes.find(({ sku }) => sku === item.sku) ?? accepted(item))
    } catch (error) {
      return cartRefusal(error)
    }
  }
}

/** An API that answers its code alone has taken the line as it was sent. */
const accepted = ({ sku, quantity }: CartItem): LineOutcome => ({
  sku,
  status: 'ok',
  requested: quantity,
  accepted: quantity,
})
