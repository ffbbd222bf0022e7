import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { AddLinesToCart, CartRejection } from './add-lines-to-cart.ts'
import type { CartOutbox } from './cart-outbox.store.ts'
import type { CartStore } from './cart.store.ts'
import type { LoadCart } from './load-cart.ts'
import type { SyncCart } from './sync-cart.ts'

/** Restores the lines of the last removal. */
export class UndoRemoval {
  readonly #cart: CartStore
  readonly #queue: CartOutbox
  readonly #syncCart: SyncCart
  readonly #addLines: AddLinesToCart
  readonly #loadCart: LoadCart

  constructor(
    stores: { readonly cart: CartStore; readonly queue: CartOutbox },
    useCases: {
      readonly syncCart: SyncCart
      readonly addLines: AddLinesToCart
      readonly loadCart: LoadCart
    },
  ) {
    this.#cart = stores.cart
    this.#queue = stores.queue
    this.#syncCart = useCases.syncCart
    this.#addLines = useCases.addLines
    this.#loadCart = useCases.loadCart
  }

  /** Adds only lines that are missing, so that a repeated undo is harmless. */
  async run(): Promise<Result<void, CartRejection>> {
    const { removed } = this.#queue
    const takenBack = removed.flatMap(({ id }) => this.#queue.change(id) ?? [])
    this.#queue.drop(takenBack.filter(({ isRemoval, state }) => isRemoval && state.kind !== 'sent'))
    await this.#syncCart.run()

    const present = new Set(this.#cart.cart.lines.map(({ sku }) => sku))
    const missing = removed.filter(({ sku }) => !present.has(sku))
    if (missing.length > 0) {
      const items = missing.map(({ sku, quantity, note, requestedNumber }) => ({
        sku,
        quantity,
        note,
        requestedNumber,
      }))
      const added = await this.#addLines.run(items)
      if (!added.ok) {
        await this.#loadCart.isStillIn()
        return added
      }
      if (added.value.length < items.length) return fail({ kind: 'unreachable' })
    }
    this.#queue.rememberRemoved([])
    return ok(undefined)
  }
}
