import type { RequestDetails } from '#domain/approvals/approval.ts'
import type { Result } from '#domain/shared/result.ts'
import type { CartRejection } from '../cart/add-lines-to-cart.ts'
import { dependsOn } from '../kernel/depends-on.ts'
import { resultOf, type Failed } from '../shared/rejection.ts'
import { Approvals, type DecisionRejection } from './approvals.port.ts'
import { PutBackRequest } from './put-back-request.ts'

/** Withdraws a request of the user that waits for a decision, and adds its lines to the cart. */
export class WithdrawRequest extends dependsOn({ approvals: Approvals, putBack: PutBackRequest }) {
  async run(request: RequestDetails): Promise<Result<unknown, DecisionRejection | Failed | CartRejection>> {
    const { approvals, putBack } = this.deps
    const withdrawn = await resultOf<void, DecisionRejection | Failed>(() =>
      approvals.withdraw(request.header.requestNo),
    )
    return withdrawn.ok ? putBack.run(request) : withdrawn
  }
}
