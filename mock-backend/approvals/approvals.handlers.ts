import type { approvalsContract, RequestHeader } from '#contracts/approvals/approvals.contract.ts'
import { isoDay, type Day } from '../calendar/calendar.ts'
import { matchesTerm, isChosen, paged, sorted, type Columns } from '../data-table/paged.ts'
import { reject, requireFound } from '../http/error-response.ts'
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
  asCaller,
}: Services): Handlers<typeof approvalsContract> {
  const headerOf = (request: StoredRequest, caller: Caller) => {
    const { account } = caller
    const mayDecide = account.onBehalf === undefined && approvals.obstacleOf(account, request) === undefined
    const missing = request.state === 'WAITING' ? approvals.missingApprover(request) : []
    const header = requestHeader(request, caller, mayDecide)
    return { ...header, reasons: [...header.reasons, ...missing] }
  }

  const requestOf = ({ account }: Caller, { requestNo }: { readonly requestNo: string }) =>
    requireFound(approvals.find(account, requestNo), 'request')

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
    list: asCaller((caller, query) => {
      const all = approvals.of(caller.account).map((request) => headerOf(request, caller))
      const matchingRequests = all.filter(
        ({ state, requestNo, placedBy, customerOrderReference, job }) =>
          isChosen(query.filter.state, state) &&
          matchesTerm(query.term, [requestNo, placedBy, customerOrderReference, job]),
      )
      const order = query.sort_by === undefined ? NEWEST_FIRST : query
      const items = sorted(matchingRequests, columns(caller), order)
      return { ...paged(items, query), asOf: isoNow(caller) }
    }),

    get: asCaller((caller, named) => {
      const request = requestOf(caller, named)
      const { shipTo, decision, orderNumbers, contact, remark } = request
      return {
        header: headerOf(request, caller),
        lines: requestLines(request, parts, caller),
        shipTo,
        transport: transportNames[request.transport][caller.language],
        payment: paymentNames[request.payment][caller.language],
        ...(contact !== '' && { contact }),
        ...(remark !== '' && { remark }),
        ...(decision && { decision: { ...decision, at: new Date(decision.at).toISOString() } }),
        ...(orderNumbers && { orderNumbers }),
      }
    }),

    // without `await`: of two simultaneous decisions, the second finds the first
    decide: asCaller((caller, decision) => {
      const request = requestOf(caller, decision)
      const decided = approvals.decide(caller.account, request, decision)
      return { header: headerOf(accepted(decided, request), caller) }
    }),

    withdraw: asCaller((caller, named) => {
      const request = requestOf(caller, named)
      requireFound(request.buyerId === caller.account.contactId ? request : undefined, 'request')
      return { header: headerOf(accepted(approvals.withdraw(request), request), caller) }
    }),

    deputy: asCaller(({ account, today }, { term }) => deputiesOf(account, today, term)),

    setDeputy: asCaller(({ account, today }, { deputy }) => {
      if (!account.isApprover) accepted('not-approver')
      const isKnown = deputies
        .candidates(account.customerId, account.contactId)
        .some(({ contactId }) => contactId === deputy?.personId)
      if (deputy && (!isKnown || deputy.until < isoDay(today)))
        reject(422, 422046, 'No such deputy, or no such day.')
      deputies.save(account.contactId, deputy)
      people.changed(account.customerId)
      return deputiesOf(account, today)
    }),
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

/** @throws HttpError if the decision is rejected */
function accepted(decided: StoredRequest | DecisionError, request?: StoredRequest): StoredRequest {
  if (typeof decided !== 'string') return decided
  const [status, code, text] = ERRORS[decided]
  return reject(status, code, decided === 'decided' ? `${text} ${request?.decision?.by ?? ''}.` : text)
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
