import type { OpenCase } from '#contracts/admin/admin.contract.ts'
import { errorResponse } from '../http/error-response.ts'
import type { ClaimCase, ClaimDecision } from '../orders/claim-case.ts'
import { customerProfileOf } from '../orders/order-profile.ts'
import { isActive, type Booking } from '../orders/pickup-service.ts'
import { cartSku } from '../products/cart-sku.ts'
import { decisionsOn, type StoredRequest } from '../requests/requests.ts'
import { findSlot } from '../shipping/slots.ts'
import { Service, type Services } from '../services.ts'
import type { Account } from '../session/account.ts'

export type Decision = Pick<ClaimDecision, 'text'> & {
  readonly decision: OpenCase['decisions'][number]
  readonly customerId?: string | undefined
  readonly caseNo: string
}

/**
 * Cases that an employee of the seller decides: requests, claims and messages without an automatic decision,
 * and pick-ups that may be missed.
 */
export class OpenCases extends Service<keyof Services> {
  /** Oldest first. */
  get all(): OpenCase[] {
    const { ledger } = this.deps
    const customers = new Set(
      ledger.entries.filter(({ kind }) => DECIDED.has(kind)).map(({ customerId }) => customerId),
    )
    const ofCustomers = [...customers].flatMap((customerId) => [
      ...this.#claimsOf(customerId).map((claim) => caseOf(customerId, claim)),
      ...this.#pickupsOf(customerId).map((booking) => pickupOf(customerId, booking)),
    ])
    return [...ofCustomers, ...this.deps.requests.open.map(caseOfRequest)].toSorted((one, other) =>
      one.at < other.at ? -1 : 1,
    )
  }

  /** Applies a decision. Returns undefined, or the reason why the decision is refused. */
  decide({ customerId = '', caseNo, decision, text }: Decision, clerk: Account) {
    const { orderBook, requests } = this.deps
    if ((decision === 'REFUSE' || decision === 'ANSWER') && text === '') {
      return errorResponse(422, 422024, 'A refusal needs its reason.')
    }
    if (decision !== 'MISSED' && requests.decide(caseNo, decision, text, clerk)) return undefined
    const account = this.#accountOf(customerId)
    if (account && decision === 'MISSED' && this.#pickupsOf(customerId).some(({ no }) => no === caseNo)) {
      orderBook.missPickup(account, caseNo)
      return undefined
    }
    const claim = this.#claimsOf(customerId).find(({ claimNo }) => claimNo === caseNo)
    if (claim === undefined || account === undefined || decision === 'MISSED') {
      return errorResponse(404, 404001, 'There is no such open case.')
    }
    const sends = decision === 'ACCEPT' ? this.#replacementOf(account, claim) : undefined
    orderBook.decideClaim(account, { claimNo: caseNo, decision, text, sends })
    return undefined
  }

  #accountOf(customerId: string): Account | undefined {
    return this.deps.db.account.findFirst({ where: { customerId: { equals: customerId } } }) ?? undefined
  }

  #claimsOf(customerId: string): readonly ClaimCase[] {
    const account = this.#accountOf(customerId)
    return account ? this.deps.orderBook.historyOf(account).claims.filter(isOpen) : []
  }

  #pickupsOf(customerId: string): readonly Booking[] {
    const account = this.#accountOf(customerId)
    return account
      ? this.deps.orderBook.historyOf(account).bookings.filter((one) => isActive(one) && !one.isMissed)
      : []
  }

  /** Goods that are sent instead of a credit note, if requested and in stock. */
  #replacementOf(account: Account, { content, goods }: ClaimCase): ClaimDecision['sends'] {
    if (content.remedy !== 'REPLACEMENT' && content.remedy !== 'REPAIR') return undefined
    const { catalogue, orderBook } = this.deps
    const { order } = orderBook.historyOf(account).flowByOrderNo.get(goods.orderNo) ?? {}
    const requestedLines = goods.lines.flatMap(({ lineNo, quantity }) => {
      const line = order?.lines.find((one) => one.lineNo === lineNo)
      return line ? [{ product: catalogue.product(line.product.index), quantity }] : []
    })
    if (requestedLines.some(({ product, quantity }) => product.stock.quantity < quantity)) return undefined
    return requestedLines.map(({ product, quantity }) => ({ sku: cartSku(product), quantity }))
  }
}

/** Kinds of ledger entries whose customers may have open cases. */
const DECIDED: ReadonlySet<string> = new Set(['claimed', 'appointment'])

const isOpen = ({ status, messages }: ClaimCase): boolean =>
  status === 'IN_REVIEW' || (status !== 'CLOSED' && messages.at(-1)?.from === 'CUSTOMER')

function caseOf(
  customerId: string,
  { claimNo, topic, status, changedAt, content, messages }: ClaimCase,
): OpenCase {
  const writtenMessage = messages.findLast(({ from }) => from === 'CUSTOMER')?.text ?? content.message
  const isDecidable = status === 'IN_REVIEW' || status === 'REJECTED'
  return {
    caseNo: claimNo,
    customerId,
    company: customerProfileOf(customerId).company,
    topic,
    at: new Date(changedAt).toISOString(),
    text: writtenMessage,
    decisions: isDecidable ? ['ACCEPT', 'REFUSE', 'ANSWER'] : ['ANSWER'],
  }
}

const caseOfRequest = (request: StoredRequest): OpenCase => {
  const { no, kind, customerId, name, email, text, receivedAt } = request
  return {
    caseNo: no,
    ...(customerId !== null && { customerId }),
    company: name,
    topic: kind,
    at: new Date(receivedAt).toISOString(),
    text: [email, request.creditLimit?.text, text].filter((line) => line !== undefined).join('\n'),
    decisions: [...decisionsOn(request)],
  }
}

const pickupOf = (customerId: string, { no, slotId, driver, plate }: Booking): OpenCase => ({
  caseNo: no,
  customerId,
  company: customerProfileOf(customerId).company,
  topic: 'PICKUP',
  at: new Date(findSlot(slotId ?? '')?.from ?? 0).toISOString(),
  text: [driver, plate].filter(Boolean).join(', '),
  decisions: ['MISSED'],
})
