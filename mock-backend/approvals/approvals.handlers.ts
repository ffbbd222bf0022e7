import type { approvalsContract, RequestHeader } from '#contracts/approvals/approvals.contract.ts'
import { isoDay, type Day } from '../calendar/calendar.ts'
import { matchesTerm, isChosen, paged, sorted, type Columns } from '../data-table/paged.ts'
import { errorResponse, notFound, requireFound } from '../http/error-response.ts'
import type { Handlers } from '../http/reply-to.ts'
import { isoNow } from '../orders/visible.ts'
import type { Services } from '../services.ts'
import { nameOf, type Account } from '../session/account.ts'
import type { Caller } from '../session/callers.ts'
import { paymentNames, transportNames } from '../shipping/checkout-names.ts'
import type { StoredRequest } from './approval-request.ts'
import type { DecisionError } from './approvals.ts'
import { requestHeader, requestLines } from './request-view.ts'

const CANDIDATES_MAX = 20

const colleague = (account: Account) => ({
  personId: account.contactId,
  name: nameOf(account),
  email: account.userName,
})

const NEWEST_FIRST = { sort_by: 'requestedAt', desc: 1 } as const

export function approvalsHandlers({
  approvals,
  deputies,
  parts,
  people,
  callerOf,
}: Services): Handlers<typeof approvalsContract> {
  const headerOf = (request: StoredRequest, caller: Caller) => {
    const { account } = caller
    const mayDecide = account.onBehalf === undefined && approvals.obstacleOf(account, request) === undefined
    const missing = request.state === 'WAITING' ? approvals.missingApprover(request) : []
    const header = requestHeader(request, caller, mayDecide)
    return { ...header, reasons: [...header.reasons, ...missing] }
  }

  const deputiesOf = (account: Account, today: Day, term?: string) => {
    const deputy = account.isApprover ? deputies.of(account, today) : undefined
    const all = account.isApprover ? deputies.candidates(account.customerId, account.contactId) : []
    const candidates = all
      .filter((one) => matchesTerm(term, [nameOf(one), one.userName]))
      .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)))
    return {
      ...(deputy && { deputy: { ...colleague(deputy.person), until: deputy.until } }),
      candidates: candidates.slice(0, CANDIDATES_MAX).map(colleague),
      total: candidates.length,
    }
  }

  return {
    list: async ({ body }) => {
      const caller = await callerOf(body)
      const all = approvals.of(caller.account).map((request) => headerOf(request, caller))
      const matchingRequests = all.filter(
        ({ state, requestNo, placedBy, customerOrderReference, job }) =>
          isChosen(body.filter.state, state) &&
          matchesTerm(body.term, [requestNo, placedBy, customerOrderReference, job]),
      )
      const order = body.sort_by === undefined ? NEWEST_FIRST : body
      const items = sorted(matchingRequests, columns(caller), order)
      return { status: 200, body: { ...paged(items, body), asOf: isoNow(caller) } }
    },

    get: async ({ body }) => {
      const caller = await callerOf(body)
      const request = requireFound(approvals.find(caller.account, body.requestNo), 'request')
      const { decision, orderNumbers, contact, remark } = request
      return {
        status: 200,
        body: {
          header: headerOf(request, caller),
          lines: requestLines(request, parts, caller),
          shipTo: request.shipTo,
          transport: transportNames[request.transport][caller.language],
          payment: paymentNames[request.payment][caller.language],
          ...(contact !== '' && { contact }),
          ...(remark !== '' && { remark }),
          ...(decision && {
            decision: { by: decision.by, at: new Date(decision.at).toISOString(), note: decision.note },
          }),
          ...(orderNumbers && { orderNumbers }),
        },
      }
    },

    decide: async ({ body }) => {
      const caller = await callerOf(body)
      // no `await` from here on: of two simultaneous decisions, the second finds the first
      const request = requireFound(approvals.find(caller.account, body.requestNo), 'request')
      const decided = approvals.decide(caller.account, request, body)
      if (typeof decided === 'string') return decisionError(decided, request)
      return { status: 200, body: { header: headerOf(decided, caller) } }
    },

    withdraw: async ({ body }) => {
      const caller = await callerOf(body)
      const request = requireFound(approvals.find(caller.account, body.requestNo), 'request')
      if (request.buyerId !== caller.account.contactId) return notFound('request')
      const withdrawn = approvals.withdraw(request)
      if (typeof withdrawn === 'string') return decisionError(withdrawn, request)
      return { status: 200, body: { header: headerOf(withdrawn, caller) } }
    },

    deputy: async ({ body }) => {
      const { account, today } = await callerOf(body)
      return { status: 200, body: deputiesOf(account, today, body.term) }
    },

    setDeputy: async ({ body: { deputy, ...body } }) => {
      const { account, today } = await callerOf(body)
      if (!account.isApprover) return decisionError('not-approver')
      const isKnown = deputies
        .candidates(account.customerId, account.contactId)
        .some(({ contactId }) => contactId === deputy?.personId)
      if (deputy && (!isKnown || deputy.until < isoDay(today)))
        return errorResponse(422, 422046, 'No such deputy, or no such day.')
      deputies.save(account.contactId, deputy)
      people.changed(account.customerId)
      return { status: 200, body: deputiesOf(account, today) }
    },
  }
}

const ERRORS = {
  own: [403, 403040, 'A person cannot approve their own request.'],
  'not-approver': [403, 403041, 'For approvers and their deputies.'],
  decided: [409, 409040, 'Decided by'],
  expired: [409, 409041, 'The prices of the request are no longer valid.'],
  withdrawn: [409, 409042, 'The buyer has withdrawn the request.'],
  'unknown-line': [422, 422041, 'The request does not have this line.'],
  quantity: [422, 422041, 'A quantity exceeds the requested one, or is not a whole package.'],
  'no-reason': [422, 422042, 'A changed line needs a reason.'],
  'nothing-left': [422, 422043, 'No line is left: refuse the request.'],
  'not-orderable': [422, 422044, 'A part is no longer in the assortment: set its quantity to 0.'],
  'cost-centre': [422, 422040, 'The cost centre is closed.'],
  buyer: [403, 403005, 'The buyer may no longer place this order.'],
  'credit-limit': [422, 422002, 'The credit is not sufficient.'],
} as const satisfies Record<DecisionError, readonly [403 | 409 | 422, number, string]>

function decisionError(error: DecisionError, request?: StoredRequest) {
  const [status, code, text] = ERRORS[error]
  const detail = error === 'decided' ? `${text} ${request?.decision?.by ?? ''}.` : text
  return errorResponse(status, code, detail)
}

const columns = ({ account }: Caller): Columns<RequestHeader> => ({
  requestedAt: ({ at }) => at,
  requestNo: ({ requestNo }) => requestNo,
  placedBy: ({ placedBy }) => placedBy,
  customerOrderReference: ({ customerOrderReference }) => customerOrderReference,
  costCentre: ({ costCentre = '' }) => costCentre,
  pricesUntil: ({ expiresAt }) => expiresAt,
  decision: ({ state }) => state,
  // Sorting by a hidden amount would reveal it.
  ...(account.showPrice && { net: ({ total }: RequestHeader) => total?.value ?? 0 }),
})
