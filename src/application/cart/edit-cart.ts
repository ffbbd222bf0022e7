import type { CartLineId } from '#domain/cart/cart.ts'
import type { LinePatch } from '#domain/cart/pending-change.ts'
import { Debounce } from '../kernel/debounce.ts'
import type { Clock } from '../kernel/clock.port.ts'
import type { CartOutbox } from './cart-outbox.store.ts'
import type { CartStore } from './cart.store.ts'
import type { PersistedCartChanges } from './persisted-cart-changes.ts'
import type { LoadCart } from './load-cart.ts'
import type { SyncCart } from './sync-cart.ts'

/** Debounce: changes within this time are sent in one call. */
export const COLLECT_MS = 400

/** Optimistic edits of the cart: applied at once, sent in batches, persisted until the API confirms them. */
export class EditCart {
  readonly #queue: CartOutbox
  readonly #cart: CartStore
  readonly #syncCart: SyncCart
  readonly #loadCart: LoadCart
  readonly #persisted: PersistedCartChanges
  readonly #debounce: Debounce

  constructor(
    stores: { readonly queue: CartOutbox; readonly cart: CartStore },
    useCases: { readonly syncCart: SyncCart; readonly loadCart: LoadCart },
    persisted: PersistedCartChanges,
    clock: Clock,
  ) {
    this.#queue = stores.queue
    this.#cart = stores.cart
    this.#syncCart = useCases.syncCart
    this.#loadCart = useCases.loadCart
    this.#persisted = persisted
    this.#debounce = new Debounce(clock)
  }

  /** Queues a change; sends it after the debounce together with other changes. */
  change(id: CartLineId, patch: LinePatch): void {
    this.#queue.add(id, patch)
    this.#persisted.save()
    this.#debounce.after(COLLECT_MS, () => void this.flush())
  }

  /** Removes lines at once and sends the removal without debounce; can be undone. */
  async remove(ids: readonly CartLineId[]): Promise<void> {
    const lines = ids.flatMap((id) => this.#cart.line(id) ?? [])
    this.#queue.rememberRemoved(lines)
    for (const { id } of lines) this.#queue.add(id, { isRemoval: true })
    this.#persisted.save()
    await this.flush()
  }

  /** Sends all waiting changes; resolves when no call is in flight. */
  async flush(): Promise<void> {
    this.#debounce.cancel()
    await this.#syncCart.run()
    this.#persisted.save()
  }

  /** Reloads the cart before a retry, because a change may have arrived although its response was lost. */
  async retry(): Promise<void> {
    if (!(await this.#loadCart.isStillIn()) || this.#cart.isStale) return
    for (const pendingChange of this.#queue.failed) this.#queue.retry(pendingChange)
    await this.flush()
  }

  /** Decides a conflict of the quantity; one of the note stays open. */
  async decide(id: CartLineId, quantity: number): Promise<void> {
    this.#queue.add(id, { quantity })
    this.#persisted.save()
    await this.flush()
  }

  discardFailed(): void {
    this.#queue.drop(this.#queue.failed)
    this.#persisted.save()
  }

  /**
   * Restores the changes of an earlier visit that are not in the cart; call after hydration. Reloads the cart before,
   * because what was sent as the page was left may have arrived since.
   */
  async restore(): Promise<void> {
    const { kept } = this.#persisted
    if (kept.length === 0 || !(await this.#loadCart.isStillIn())) return
    this.#persisted.take(kept)
  }
}
