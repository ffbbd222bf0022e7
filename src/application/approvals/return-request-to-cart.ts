import type { RequestDetails } from '#domain/approvals/approval.ts'
import type { Result } from '#domain/shared/result.ts'
import { AddLinesToCart, type CartRejection } from '../cart/add-lines-to-cart.ts'
import { CheckoutStore } from '../checkout/checkout.store.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/**
 * Adds the lines of a refused, expired or withdrawn request to the cart, so that the user can change and send them
 * again.
 */
export class ReturnRequestToCart extends dependsOn({ addLines: AddLinesToCart, checkout: CheckoutStore }) {
  async run({ header, lines }: RequestDetails): Promise<Result<unknown, CartRejection>> {
    const { addLines, checkout } = this.deps
    const isSameSession = checkout.sameSession()
    const added = await addLines.run(
      lines
        .filter(({ isOrderable }) => isOrderable)
        .map(({ article, quantity, note, requestedNumber }) => ({
          sku: `${article.vendorId}-${article.sku}`,
          quantity,
          note,
          requestedNumber,
        })),
    )
    const { customerOrderReference: reference, costCentre, job = '' } = header
    if (added.ok && isSameSession()) checkout.choose({ reference, costCentre, job })
    return added
  }
}
