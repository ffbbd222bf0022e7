import { batchesOf } from '#domain/shared/batches.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { CartLine, LineOutcome } from '#domain/cart/cart.ts'
import type { SessionStore } from '../session/session.store.ts'
import type { Happenings } from '../tracking/event-bus.ts'
import { LINES_PER_CALL, type Baskets, type CartItem } from './cart-api.port.ts'
import { cartRefusal, type CartRefusal } from './cart-refusal.ts'
import type { CartStore } from './cart.store.ts'
import type { LoadCart } from './load-cart.ts'
import type { LostAdds } from './idempotency-keys.store.ts'

type Stores = { readonly session: SessionStore; readonly cart: CartStore; readonly lostAdds: LostAdds }

export class AddLinesToCart {
  readonly #baskets: Baskets
  readonly #stores: Stores
  readonly #loadCart: LoadCart
  readonly #happenings: Happenings

  constructor(baskets: Baskets, stores: Stores, loadCart: LoadCart, happenings: Happenings) {
    this.#baskets = baskets
    this.#stores = stores
    this.#loadCart = loadCart
    this.#happenings = happenings
  }

  /**
   * The outcomes stand in the order of the items. Where the connection is lost between two calls there are fewer
   * of them: the items beyond may be sent again, and are added once.
   */
  async run(items: readonly CartItem[]): Promise<Result<readonly LineOutcome[], CartRefusal>> {
    const { session, cart } = this.#stores
    if (!session.mayFillBasket) return fail({ kind: 'not-allowed' })
    const before = cart.cart.lines
    const outcomes: LineOutcome[] = []
    let refused: Result<never, CartRefusal> | undefined
    try {
      for (const batch of batchesOf(items, LINES_PER_CALL)) {
        outcomes.push(...(await cart.whileLoading(() => this.#add(batch))))
      }
    } catch (error) {
      refused = cartRefusal(error)
    }
    if (refused && outcomes.length === 0) return refused
    await this.#loadCart.run()
    this.#tell(before, new Set([...items, ...outcomes].map(({ sku }) => sku)))
    return ok(outcomes)
  }

  /** Of the lines that were sent; what others have put in meanwhile is theirs. */
  #tell(before: readonly CartLine[], sent: ReadonlySet<string>): void {
    const touched = ({ sku }: CartLine) => sent.has(sku)
    const after = this.#stores.cart.cart.lines.filter(touched)
    this.#happenings.tell({ kind: 'cart-changed', before: before.filter(touched), after })
  }

  async #add(batch: readonly CartItem[]): Promise<readonly LineOutcome[]> {
    const { lostAdds } = this.#stores
    const key = lostAdds.takeKey(batch)
    try {
      return await this.#baskets.add(batch, key)
    } catch (error) {
      lostAdds.note(batch, key)
      throw error
    }
  }
}
