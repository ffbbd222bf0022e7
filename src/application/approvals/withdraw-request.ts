import type { RequestDetails } from '#domain/approvals/approval.ts'
import type { Result } from '#domain/shared/result.ts'
import type { CartRejection } from '../cart/add-lines-to-cart.ts'
import { dependsOn } from '../kernel/depends-on.ts'
import { resultOf, type CallFailure } from '../shared/rejection.ts'
import { Approvals, type DecisionRejection } from './approvals.port.ts'
import { ReturnRequestToCart } from './return-request-to-cart.ts'

/** Withdraws a request of the user that waits for a decision, and adds its lines to the cart. */
export class WithdrawRequest extends dependsOn({ approvals: Approvals, putBack: ReturnRequestToCart }) {
  async run(
    request: RequestDetails,
  ): Promise<Result<unknown, DecisionRejection | CallFailure | CartRejection>> {
    const { approvals, putBack } = this.deps
    const withdrawn = await resultOf<void, DecisionRejection | CallFailure>(() =>
      approvals.withdraw(request.header.requestNo),
    )
    return withdrawn.ok ? putBack.run(request) : withdrawn
  }
}
