import { batchesOf } from '#domain/shared/batches.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { acceptedAsSent, type CartLine, type LineOutcome } from '#domain/cart/cart.ts'
import type { SessionStore } from '../session/session.store.ts'
import { resultOf, type Rejection } from '../shared/rejection.ts'
import type { EventBus } from '../shared/event-bus.ts'
import { LINES_PER_CALL, type CartApi, type CartItem, type NoCart } from './cart-api.port.ts'
import type { CartStore } from './cart.store.ts'
import type { LoadCart } from './load-cart.ts'
import type { IdempotencyKeys } from '../shared/idempotency-keys.store.ts'

/** Reason why a change of the cart was rejected; returned, never thrown (spec 7). */
export type CartRejection = Rejection<'not-allowed' | 'no-cart'>

type Stores = {
  readonly session: SessionStore
  readonly cart: CartStore
  readonly idempotencyKeys: IdempotencyKeys
}

export class AddLinesToCart {
  readonly #cartApi: CartApi
  readonly #stores: Stores
  readonly #loadCart: LoadCart
  readonly #eventBus: EventBus

  constructor(cartApi: CartApi, stores: Stores, loadCart: LoadCart, eventBus: EventBus) {
    this.#cartApi = cartApi
    this.#stores = stores
    this.#loadCart = loadCart
    this.#eventBus = eventBus
  }

  /**
   * Outcomes have the order of the items. If the connection fails between two batches, the outcomes are incomplete: the
   * remaining items may be retried, and the idempotency key prevents duplicates.
   */
  async run(items: readonly CartItem[]): Promise<Result<readonly LineOutcome[], CartRejection>> {
    const { session, cart } = this.#stores
    if (!session.canAddToCart) return fail({ kind: 'not-allowed' })
    const { visit } = session
    const before = cart.cart.lines
    const outcomes: LineOutcome[] = []
    const sent = await resultOf(async () => {
      for (const batch of batchesOf(items, LINES_PER_CALL)) {
        const added = await cart.whileLoading(() => this.#add(batch))
        if (!added.ok) return added
        outcomes.push(...added.value)
      }
      return ok(undefined)
    })
    if (!sent.ok && outcomes.length === 0) return sent
    await this.#loadCart.run()
    // a logout empties the cart, and removes no line
    if (visit === session.visit)
      this.#publishChange(before, new Set([...items, ...outcomes].map(({ sku }) => sku)))
    return ok(outcomes)
  }

  async one(item: CartItem): Promise<Result<LineOutcome, CartRejection>> {
    const added = await this.run([item])
    return added.ok ? ok(added.value[0] ?? acceptedAsSent(item)) : added
  }

  /** Publishes changes of the sent lines only; changes by other sessions are not reported. */
  #publishChange(before: readonly CartLine[], sent: ReadonlySet<string>): void {
    const touched = ({ sku }: CartLine) => sent.has(sku)
    const after = this.#stores.cart.cart.lines.filter(touched)
    this.#eventBus.publish({ kind: 'cart-changed', before: before.filter(touched), after })
  }

  async #add(batch: readonly CartItem[]): Promise<Result<readonly LineOutcome[], NoCart>> {
    const { idempotencyKeys } = this.#stores
    const key = idempotencyKeys.keyFor(batch)
    try {
      return await this.#cartApi.add(batch, key)
    } catch (error) {
      idempotencyKeys.note(batch, key)
      throw error
    }
  }
}
