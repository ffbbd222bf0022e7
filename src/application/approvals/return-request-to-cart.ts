import type { RequestDetails } from '#domain/approvals/approval.ts'
import { ok, type Result } from '#domain/shared/result.ts'
import { AddLinesToCart, type CartRejection } from '../cart/add-lines-to-cart.ts'
import { CheckoutStore } from '../checkout/checkout.store.ts'
import { dependsOn } from '../kernel/depends-on.ts'
import { resultOf, type CallFailure } from '../shared/rejection.ts'
import { Approvals, type DecisionRejection } from './approvals.port.ts'

type Rejection = DecisionRejection | CallFailure | CartRejection

/**
 * Adds the lines of a refused, expired or withdrawn request to the cart, so that the user can change and send them
 * again.
 */
export class ReturnRequestToCart extends dependsOn({
  approvals: Approvals,
  addLines: AddLinesToCart,
  checkout: CheckoutStore,
}) {
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

  /**
   * Withdraws a request that waits for a decision, and adds its lines to the cart. Returns false if the user may no
   * longer fill the cart.
   */
  async withdraw(request: RequestDetails): Promise<Result<boolean, Rejection>> {
    const withdrawn = await resultOf<void, DecisionRejection>(() =>
      this.deps.approvals.withdraw(request.header.requestNo),
    )
    if (!withdrawn.ok) return withdrawn
    const added = await this.run(request)
    if (!added.ok) return added.error.kind === 'not-allowed' ? ok(false) : added
    return ok(true)
  }
}
