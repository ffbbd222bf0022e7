import type { SavedCart } from '#domain/saved-carts/saved-cart.ts'
import { fail, type Result } from '#domain/shared/result.ts'
import type { SessionStore } from '../session/session.store.ts'
import { toCartRejection, type CartRejection } from '../cart/cart-rejection.ts'
import type { LoadCart } from '../cart/load-cart.ts'
import type { CartsChange, SavedCartsRejection, SavedCarts } from './saved-carts.port.ts'

export type CartsFailure = SavedCartsRejection | CartRejection['kind']

export class ManageSavedCarts {
  readonly #carts: SavedCarts
  readonly #session: SessionStore
  readonly #loadCart: LoadCart

  constructor(carts: SavedCarts, session: SessionStore, loadCart: LoadCart) {
    this.#carts = carts
    this.#session = session
    this.#loadCart = loadCart
  }

  async run(change: CartsChange): Promise<Result<readonly SavedCart[], CartsFailure>> {
    if (!this.#session.canAddToCart) return fail('not-allowed')
    try {
      const changed = await this.#carts.change(change)
      // the header shows the number of lines in the active cart
      if (changed.ok && change.kind === 'activate') await this.#loadCart.run()
      return changed
    } catch (error) {
      const rejection = toCartRejection(error)
      return rejection.ok ? rejection : fail(rejection.error.kind)
    }
  }
}
