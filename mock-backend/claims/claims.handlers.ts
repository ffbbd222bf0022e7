import type { claimsContract } from '#contracts/claims/claims.contract.ts'
import { paged } from '../data-table/paged.ts'
import { IdempotentResponses } from '../http/idempotent-responses.ts'
import { requireFound, errorResponse } from '../http/error-response.ts'
import type { Handlers } from '../http/reply-to.ts'
import { isoNow } from '../orders/visible.ts'
import type { Services } from '../services.ts'
import { claimLabel, claimPdf } from './claim-pdf.ts'
import { claimDetails, claimView, filteredClaims, hasLabel } from './claim-view.ts'

export function claimsHandlers({
  claimBook,
  orderBook,
  asCaller,
  callerOf,
}: Services): Handlers<typeof claimsContract> {
  const responses = new IdempotentResponses()

  return {
    list: asCaller((caller, body) => {
      const { items, pagination } = paged(filteredClaims(claimBook.of(caller.account), body), body)
      return { items: items.map((claim) => claimView(claim, caller)), pagination, asOf: isoNow(caller) }
    }),

    get: asCaller((caller, body) => {
      const claim = requireFound(claimBook.find(caller.account, body.claimNo), 'claim')
      return claimDetails(claim, caller)
    }),

    reply: async ({ body, headers }) => {
      const caller = await callerOf(body)
      const { account } = caller
      const { claimNo, text } = body
      const claim = requireFound(claimBook.find(account, claimNo), 'claim')
      const call = { owner: account.contactId, key: headers['idempotency-key'], body: { claimNo, text } }
      return responses.once(call, () => {
        if (claim.status === 'CLOSED') {
          return errorResponse(422, 422021, 'The claim is closed.')
        }
        orderBook.writeOnClaim(account, claimNo, text)
        return { status: 200 as const, body: claimDetails(claimBook.find(account, claimNo) ?? claim, caller) }
      })
    },

    file: async ({ body }) => {
      const caller = await callerOf(body)
      const claim = requireFound(claimBook.find(caller.account, body.claimNo), 'claim')
      if (body.file === 'REPORT') return claimPdf(claim, claimBook.filesOf(claim.claimNo), caller)
      requireFound(hasLabel(claim) || undefined, 'label')
      return claimLabel(claim, caller)
    },
  }
}
