import { batchesOf } from '#domain/shared/batches.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { CartLine, LineOutcome } from '#domain/cart/cart.ts'
import type { SessionStore } from '../session/session.store.ts'
import type { Happenings } from '../tracking/happenings.ts'
import { LINES_PER_CALL, type Baskets, type CartItem } from './baskets.port.ts'
import { cartRefusal, type CartRefusal } from './cart-refusal.ts'
import type { CartStore } from './cart.store.ts'
import type { LoadCart } from './load-cart.ts'

export class AddLinesToCart {
  readonly #baskets: Baskets
  readonly #session: SessionStore
  readonly #cart: CartStore
  readonly #loadCart: LoadCart
  readonly #happenings: Happenings

  constructor(
    baskets: Baskets,
    session: SessionStore,
    cart: CartStore,
    loadCart: LoadCart,
    happenings: Happenings,
  ) {
    this.#baskets = baskets
    this.#session = session
    this.#cart = cart
    this.#loadCart = loadCart
    this.#happenings = happenings
  }

  /**
   * The outcomes stand in the order of the items. Where the connection is lost between two calls there are fewer
   * of them: the items beyond were not taken, and may be sent again.
   */
  async run(items: readonly CartItem[]): Promise<Result<readonly LineOutcome[], CartRefusal>> {
    if (!this.#session.mayFillBasket) return fail({ kind: 'not-allowed' })
    const before = this.#cart.cart.lines
    const outcomes: LineOutcome[] = []
    let refused: Result<never, CartRefusal> | undefined
    try {
      for (const batch of batchesOf(items, LINES_PER_CALL)) {
        outcomes.push(...(await this.#cart.whileLoading(() => this.#baskets.add(batch))))
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
    const after = this.#cart.cart.lines.filter(touched)
    this.#happenings.tell({ kind: 'cart-changed', before: before.filter(touched), after })
  }
}
