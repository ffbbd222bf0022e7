import { ok, type Result } from '#domain/shared/result.ts'
import { acceptedAsSent, type LineOutcome } from '#domain/cart/cart.ts'
import type { AddLinesToCart } from './add-lines-to-cart.ts'
import type { CartItem } from './cart-api.port.ts'
import type { CartRejection } from './cart-rejection.ts'

export class AddToCart {
  readonly #addLines: AddLinesToCart

  constructor(addLines: AddLinesToCart) {
    this.#addLines = addLines
  }

  async run(item: CartItem): Promise<Result<LineOutcome, CartRejection>> {
    const added = await this.#addLines.run([item])
    if (!added.ok) return added
    const [outcome = acceptedAsSent(item)] = added.value
    return ok(outcome)
  }
}
