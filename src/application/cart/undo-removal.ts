import { fail, ok, type Result } from '#domain/shared/result.ts'
import { AddLinesToCart, type CartRejection } from './add-lines-to-cart.ts'
import { CartOutbox } from './cart-outbox.store.ts'
import { CartStore } from './cart.store.ts'
import { LoadCart } from './load-cart.ts'
import { SyncCart } from './sync-cart.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Restores the lines of the last removal. */
export class UndoRemoval extends dependsOn({
  cart: CartStore,
  queue: CartOutbox,
  syncCart: SyncCart,
  addLines: AddLinesToCart,
  loadCart: LoadCart,
}) {
  /** Adds only lines that are missing, so that a repeated undo is harmless. */
  async run(): Promise<Result<void, CartRejection>> {
    const { removed } = this.deps.queue
    const takenBack = removed.flatMap(({ id }) => this.deps.queue.change(id) ?? [])
    this.deps.queue.drop(takenBack.filter(({ isRemoval, state }) => isRemoval && state.kind !== 'sent'))
    await this.deps.syncCart.run()

    const present = new Set(this.deps.cart.cart.lines.map(({ sku }) => sku))
    const missing = removed.filter(({ sku }) => !present.has(sku))
    if (missing.length > 0) {
      const items = missing.map(({ sku, quantity, note, requestedNumber }) => ({
        sku,
        quantity,
        note,
        requestedNumber,
      }))
      const added = await this.deps.addLines.run(items)
      if (!added.ok) {
        await this.deps.loadCart.reloadCart()
        return added
      }
      if (added.value.length < items.length) return fail({ kind: 'unreachable' })
    }
    this.deps.queue.rememberRemoved([])
    return ok(undefined)
  }
}
