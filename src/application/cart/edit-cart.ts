import type { CartLineId } from '#domain/cart/cart.ts'
import type { LinePatch } from '#domain/cart/pending-change.ts'
import type { Clock } from '../shared/clock.port.ts'
import type { CartOutbox } from './cart-outbox.store.ts'
import type { CartStore } from './cart.store.ts'
import type { PersistedCartChanges } from './persisted-cart-changes.ts'
import type { LoadCart } from './load-cart.ts'
import type { SyncCart } from './sync-cart.ts'

/** Changes that follow one another within this time go in one call. */
export const COLLECT_MS = 400

/** Changes of the cart: shown at once, sent together, kept until the API has confirmed them. */
export class EditCart {
  readonly #queue: CartOutbox
  readonly #cart: CartStore
  readonly #syncCart: SyncCart
  readonly #loadCart: LoadCart
  readonly #kept: PersistedCartChanges
  readonly #clock: Clock
  #stopWaiting: (() => void) | undefined

  constructor(
    stores: { readonly queue: CartOutbox; readonly cart: CartStore },
    useCases: { readonly syncCart: SyncCart; readonly loadCart: LoadCart },
    kept: PersistedCartChanges,
    clock: Clock,
  ) {
    this.#queue = stores.queue
    this.#cart = stores.cart
    this.#syncCart = useCases.syncCart
    this.#loadCart = useCases.loadCart
    this.#kept = kept
    this.#clock = clock
  }

  /** Sent a moment later, with whatever else is changed until then. */
  want(id: CartLineId, patch: LinePatch): void {
    this.#queue.add(id, patch)
    this.#kept.save()
    this.#stopWaiting?.()
    this.#stopWaiting = this.#clock.after(COLLECT_MS, () => void this.flush())
  }

  /** Gone at once, and sent at once; can be undone. */
  async remove(ids: readonly CartLineId[]): Promise<void> {
    const lines = ids.flatMap((id) => this.#cart.line(id) ?? [])
    this.#queue.rememberRemoved(lines)
    for (const { id } of lines) this.#queue.add(id, { isRemoval: true })
    this.#kept.save()
    await this.flush()
  }

  /** Sends what is waiting; resolves when nothing is underway any more. */
  async flush(): Promise<void> {
    this.#stopWaiting?.()
    this.#stopWaiting = undefined
    await this.#syncCart.run()
    this.#kept.save()
  }

  /** Looks at the cart first: what has arrived in spite of a lost answer is not sent again. */
  async retry(): Promise<void> {
    if (!(await this.#loadCart.isStillIn()) || this.#cart.isStale) return
    for (const pendingChange of this.#queue.failed) this.#queue.retry(pendingChange)
    await this.flush()
  }

  discardFailed(): void {
    this.#queue.drop(this.#queue.failed)
    this.#kept.save()
  }

  /** What an earlier visit has left unsent, once the page is alive. */
  recall(): void {
    this.#kept.restore()
  }
}
