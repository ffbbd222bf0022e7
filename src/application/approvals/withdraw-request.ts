import type { RequestDetails } from '#domain/approvals/approval.ts'
import { ok, type Result } from '#domain/shared/result.ts'
import type { CartRejection } from '../cart/add-lines-to-cart.ts'
import { dependsOn } from '../kernel/depends-on.ts'
import { resultOf, type CallFailure } from '../shared/rejection.ts'
import { Approvals, type DecisionRejection } from './approvals.port.ts'
import { ReturnRequestToCart } from './return-request-to-cart.ts'

/**
 * Withdraws a request of the user that waits for a decision, and adds its lines to the cart. Returns false if the user
 * may no longer fill the cart.
 */
export class WithdrawRequest extends dependsOn({ approvals: Approvals, putBack: ReturnRequestToCart }) {
  async run(
    request: RequestDetails,
  ): Promise<Result<boolean, DecisionRejection | CallFailure | CartRejection>> {
    const { approvals, putBack } = this.deps
    const withdrawn = await resultOf<void, DecisionRejection | CallFailure>(() =>
      approvals.withdraw(request.header.requestNo),
    )
    if (!withdrawn.ok) return withdrawn
    const added = await putBack.run(request)
    if (!added.ok) return added.error.kind === 'not-allowed' ? ok(false) : added
    return ok(true)
  }
}
