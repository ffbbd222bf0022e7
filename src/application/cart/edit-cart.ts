import type { CartLineId } from '#domain/cart/cart.ts'
import type { LinePatch } from '#domain/cart/pending-change.ts'
import { Debounce } from '../kernel/debounce.ts'
import { Clock } from '../kernel/clock.port.ts'
import { CartOutbox } from './cart-outbox.store.ts'
import { CartStore } from './cart.store.ts'
import { PersistedCartChanges } from './persisted-cart-changes.ts'
import { LoadCart } from './load-cart.ts'
import { SyncCart } from './sync-cart.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Debounce in ms: changes within this time are sent in one call. */
export const CART_DEBOUNCE_MS = 400

/** Optimistic edits of the cart: applied at once, sent in batches, persisted until the API confirms them. */
export class EditCart extends dependsOn({
  queue: CartOutbox,
  cart: CartStore,
  syncCart: SyncCart,
  loadCart: LoadCart,
  persisted: PersistedCartChanges,
  clock: Clock,
}) {
  readonly #debounce = new Debounce(this.deps.clock)

  /** Queues a change; sends it after the debounce together with other changes. */
  change(id: CartLineId, patch: LinePatch): void {
    this.deps.queue.add(id, patch)
    this.deps.persisted.save()
    this.#debounce.after(CART_DEBOUNCE_MS, () => void this.flush())
  }

  /** Removes lines at once and sends the removal without debounce; can be undone. */
  async remove(ids: readonly CartLineId[]): Promise<void> {
    const lines = ids.flatMap((id) => this.deps.cart.line(id) ?? [])
    this.deps.queue.rememberRemoved(lines)
    for (const { id } of lines) this.deps.queue.add(id, { isRemoval: true })
    this.deps.persisted.save()
    await this.flush()
  }

  /** Sends all waiting changes; resolves when no call is in flight. */
  async flush(): Promise<void> {
    this.#debounce.cancel()
    await this.deps.syncCart.run()
    this.deps.persisted.save()
  }

  /** Reloads the cart before a retry, because a change may have arrived although its response was lost. */
  async retry(): Promise<void> {
    if (!(await this.deps.loadCart.reloadCart()) || this.deps.cart.isStale) return
    for (const pendingChange of this.deps.queue.failed) this.deps.queue.retry(pendingChange)
    await this.flush()
  }

  /** Resolves a conflict by changing the quantity; a conflict of the note remains. */
  async decide(id: CartLineId, quantity: number): Promise<void> {
    this.deps.queue.add(id, { quantity })
    this.deps.persisted.save()
    await this.flush()
  }

  discardFailed(): void {
    this.deps.queue.drop(this.deps.queue.failed)
    this.deps.persisted.save()
  }

  /**
   * Restores the changes of an earlier visit that are not in the cart; call after hydration. Reloads the cart first,
   * because changes that were sent at the end of that visit may have been applied in the meantime.
   */
  async restore(): Promise<void> {
    const { kept } = this.deps.persisted
    if (kept.length === 0 || !(await this.deps.loadCart.reloadCart())) return
    this.deps.persisted.take(kept)
  }
}
