import { batchesOf } from '#domain/shared/batches.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { acceptedAsSent, type CartLine, type LineOutcome } from '#domain/cart/cart.ts'
import { SessionStore } from '../session/session.store.ts'
import { resultOf, type Rejection } from '../shared/rejection.ts'
import { EventBus } from '../shared/event-bus.ts'
import { LINES_PER_CALL, CartApi, type CartItem, type NoCart } from './cart-api.port.ts'
import { CartStore } from './cart.store.ts'
import { LoadCart } from './load-cart.ts'
import { IdempotencyKeys } from '../shared/idempotency-keys.store.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Reason why a change of the cart was rejected; returned, never thrown (spec 7). */
export type CartRejection = Rejection<'not-allowed' | 'no-cart'>

export class AddLinesToCart extends dependsOn({
  cartApi: CartApi,
  session: SessionStore,
  cart: CartStore,
  idempotencyKeys: IdempotencyKeys,
  loadCart: LoadCart,
  eventBus: EventBus,
}) {
  /**
   * Returns the outcomes in the order of the items. If the connection fails between two batches, the outcomes are
   * incomplete: the caller may retry the remaining items, because the idempotency key prevents duplicates. A caller that
   * repeats the call after a reload of the page passes the same `key`.
   */
  async run(
    items: readonly CartItem[],
    key?: string,
  ): Promise<Result<readonly LineOutcome[], CartRejection>> {
    const { session, cart } = this.deps
    if (!session.canAddToCart) return fail({ kind: 'not-allowed' })
    const { visit } = session
    const before = cart.cart.lines
    const outcomes: LineOutcome[] = []
    const sent = await resultOf(async () => {
      for (const [index, batch] of batchesOf(items, LINES_PER_CALL).entries()) {
        const keyOfBatch = key === undefined ? undefined : `${key}-${index}`
        const added = await cart.whileLoading(() => this.#add(batch, keyOfBatch))
        if (!added.ok) return added
        outcomes.push(...added.value)
      }
      return ok(undefined)
    })
    if (!sent.ok && outcomes.length === 0) return sent
    await this.deps.loadCart.run()
    // a logout empties the cart, which must not be reported as removed lines
    if (visit === session.visit)
      this.#publishChange(before, new Set([...items, ...outcomes].map(({ sku }) => sku)))
    return ok(outcomes)
  }

  async one(item: CartItem): Promise<Result<LineOutcome, CartRejection>> {
    const added = await this.run([item])
    return added.ok ? ok(added.value[0] ?? acceptedAsSent(item)) : added
  }

  /** Publishes the changes of the sent lines as an event; changes by other sessions are not published. */
  #publishChange(before: readonly CartLine[], sent: ReadonlySet<string>): void {
    const touched = ({ sku }: CartLine) => sent.has(sku)
    const after = this.deps.cart.cart.lines.filter(touched)
    this.deps.eventBus.publish({ kind: 'cart-changed', before: before.filter(touched), after })
  }

  async #add(
    batch: readonly CartItem[],
    given: string | undefined,
  ): Promise<Result<readonly LineOutcome[], NoCart>> {
    const { idempotencyKeys } = this.deps
    const key = idempotencyKeys.keyFor(batch, given)
    try {
      return await this.deps.cartApi.add(batch, key)
    } catch (error) {
      idempotencyKeys.remember(batch, key)
      throw error
    }
  }
}
