import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { AddLinesToCart } from './add-lines-to-cart.ts'
import type { CartQueue } from './cart-outbox.store.ts'
import type { CartRefusal } from './cart-refusal.ts'
import type { CartStore } from './cart.store.ts'
import type { LoadCart } from './load-cart.ts'
import type { SendWishes } from './sync-cart.ts'

/** Puts back what the last removal took out. */
export class UndoRemoval {
  readonly #cart: CartStore
  readonly #queue: CartQueue
  readonly #sendWishes: SendWishes
  readonly #addLines: AddLinesToCart
  readonly #loadCart: LoadCart

  constructor(
    stores: { readonly cart: CartStore; readonly queue: CartQueue },
    useCases: {
      readonly sendWishes: SendWishes
      readonly addLines: AddLinesToCart
      readonly loadCart: LoadCart
    },
  ) {
    this.#cart = stores.cart
    this.#queue = stores.queue
    this.#sendWishes = useCases.sendWishes
    this.#addLines = useCases.addLines
    this.#loadCart = useCases.loadCart
  }

  /** A line that stands in the cart is not added again, so that a repeated undo does no harm. */
  async run(): Promise<Result<void, CartRefusal>> {
    const { removed } = this.#queue
    const takenBack = removed.flatMap(({ id }) => this.#queue.wish(id) ?? [])
    this.#queue.drop(takenBack.filter(({ isRemoval, state }) => isRemoval && state.kind !== 'sent'))
    await this.#sendWishes.run()

    const held = new Set(this.#cart.cart.lines.map(({ sku }) => sku))
    const missing = removed.filter(({ sku }) => !held.has(sku))
    if (missing.length > 0) {
      const items = missing.map(({ sku, quantity, note }) => ({ sku, quantity, note }))
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
