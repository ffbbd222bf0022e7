import { ok, type Result } from '#domain/shared/result.ts'
import { takenAsSent, type LineOutcome } from '#domain/cart/cart.ts'
import type { AddLinesToCart } from './add-lines-to-cart.ts'
import type { CartItem } from './cart-api.port.ts'
import type { CartRefusal } from './cart-refusal.ts'

export class AddToCart {
  readonly #addLines: AddLinesToCart

  constructor(addLines: AddLinesToCart) {
    this.#addLines = addLines
  }

  async run(item: CartItem): Promise<Result<LineOutcome, CartRefusal>> {
    const added = await this.#addLines.run([item])
    if (!added.ok) return added
    const [outcome = takenAsSent(item)] = added.value
    return ok(outcome)
  }
}
