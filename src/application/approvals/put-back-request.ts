import type { RequestDetails } from '#domain/approvals/approval.ts'
import type { Result } from '#domain/shared/result.ts'
import { AddLinesToCart, type CartRejection } from '../cart/add-lines-to-cart.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Puts the lines of a refused or expired request back in the cart, to change and send them again. */
export class PutBackRequest extends dependsOn({ addLines: AddLinesToCart }) {
  run({ lines }: RequestDetails): Promise<Result<unknown, CartRejection>> {
    return this.deps.addLines.run(
      lines
        .filter(({ isOrderable }) => isOrderable)
        .map(({ article, quantity }) => ({ sku: `${article.vendorId}-${article.sku}`, quantity })),
    )
  }
}
