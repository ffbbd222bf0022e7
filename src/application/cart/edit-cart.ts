import type { CartLineId } from '#domain/cart/cart.ts'
import type { LinePatch } from '#domain/cart/pending-change.ts'
import type { Clock } from '../shared/clock.port.ts'
import type { CartQueue } from './cart-outbox.store.ts'
import type { CartStore } from './cart.store.ts'
import type { KeptWishes } from './persisted-cart-changes.ts'
import type { LoadCart } from './load-cart.ts'
import type { SendWishes } from './sync-cart.ts'

/** Changes that follow one another within this time go in one call. */
export const COLLECT_MS = 400

/** Changes of the cart: shown at once, sent together, kept until the API has confirmed them. */
export class ChangeCart {
  readonly #queue: CartQueue
  readonly #cart: CartStore
  readonly #sendWishes: SendWishes
  readonly #loadCart: LoadCart
  readonly #kept: KeptWishes
  readonly #clock: Clock
  #stopWaiting: (() => void) | undefined

  constructor(
    stores: { readonly queue: CartQueue; readonly cart: CartStore },
    useCases: { readonly sendWishes: SendWishes; readonly loadCart: LoadCart },
    kept: KeptWishes,
    clock: Clock,
  ) {
    this.#queue = stores.queue
    this.#cart = stores.cart
    this.#sendWishes = useCases.sendWishes
    this.#loadCart = useCases.loadCart
    this.#kept = kept
    this.#clock = clock
  }

  /** Sent a moment later, with whatever else is changed until then. */
  want(id: CartLineId, patch: LinePatch): void {
    this.#queue.want(id, patch)
    this.#kept.keep()
    this.#stopWaiting?.()
    this.#stopWaiting = this.#clock.after(COLLECT_MS, () => void this.flush())
  }

  /** Gone at once, and sent at once; can be undone. */
  async remove(ids: readonly CartLineId[]): Promise<void> {
    const lines = ids.flatMap((id) => this.#cart.line(id) ?? [])
    this.#queue.rememberRemoved(lines)
    for (const { id } of lines) this.#queue.want(id, { isRemoval: true })
    this.#kept.keep()
    await this.flush()
  }

  /** Sends what is waiting; resolves when nothing is underway any more. */
  async flush(): Promise<void> {
    this.#stopWaiting?.()
    this.#stopWaiting = undefined
    await this.#sendWishes.run()
    this.#kept.keep()
  }

  /** Looks at the cart first: what has arrived in spite of a lost answer is not sent again. */
  async retry(): Promise<void> {
    if (!(await this.#loadCart.isStillIn()) || this.#cart.isStale) return
    for (const wish of this.#queue.failed) this.#queue.sendAgain(wish)
    await this.flush()
  }

  discardFailed(): void {
    this.#queue.drop(this.#queue.failed)
    this.#kept.keep()
  }

  /** What an earlier visit has left unsent, once the page is alive. */
  recall(): void {
    this.#kept.recall()
  }
}
