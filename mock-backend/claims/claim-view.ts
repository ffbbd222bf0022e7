import type { Claim, ClaimDetails, ClaimFilter } from '#contracts/claims/claims.contract.ts'
import { holds, isChosen, isWithin, sorted, type Columns, type ListQuery } from '../data-table/paged.ts'
import { orderNoOf, orderOf } from '../documents/account-document.ts'
import { isoDay } from '../calendar/calendar.ts'
import { articleRef } from '../products/article-ref.ts'
import type { Caller } from '../session/callers.ts'
import type { BookedClaim } from './claim-book.ts'
import { decisionIn } from './claim-texts.ts'

const HOUR = 3_600_000
/** Hours after which a claim is read, and decided on. */
const READ_AFTER = 2
const DECIDED_AFTER = 48

type Status = 'RECEIVED' | 'IN_REVIEW' | 'ACCEPTED' | 'CLOSED'

export function claimStatus({ receivedAt, creditNote }: BookedClaim, { now, today }: Caller): Status {
  if (creditNote !== undefined) return creditNote.day <= today ? 'CLOSED' : 'ACCEPTED'
  const hours = (now - receivedAt) / HOUR
  return hours < READ_AFTER ? 'RECEIVED' : hours < DECIDED_AFTER ? 'IN_REVIEW' : 'ACCEPTED'
}

/** When the state was last another, or the last message. */
function changedAt(claim: BookedClaim, caller: Caller): number {
  const { receivedAt, creditNote, content } = claim
  if (creditNote !== undefined) return Date.parse(isoDay(creditNote.day))
  const status = claimStatus(claim, caller)
  const passed = status === 'RECEIVED' ? 0 : status === 'IN_REVIEW' ? READ_AFTER : DECIDED_AFTER
  const replied = content.replies.map(({ at }) => Date.parse(at))
  return Math.max(receivedAt + passed * HOUR, ...replied)
}

/** Goods are sent back for all but a shortage, until the claim is closed. */
export const hasLabel = (claim: BookedClaim, caller: Caller) =>
  claim.topic !== 'SHORTAGE' && claimStatus(claim, caller) !== 'CLOSED'

export function claimView(claim: BookedClaim, caller: Caller): Claim {
  const { claimNo, topic, receivedAt, document, content, creditNote } = claim
  return {
    claimNo,
    topic,
    status: claimStatus(claim, caller),
    receivedAt: new Date(receivedAt).toISOString(),
    changedAt: new Date(changedAt(claim, caller)).toISOString(),
    documentType: document.type,
    documentNo: document.documentNo,
    orderNos: [orderNoOf(document)],
    customerOrderReference: orderOf(document).reference,
    ...(content.reason !== undefined && { reason: content.reason }),
    ...(content.remedy !== undefined && { remedy: content.remedy }),
    lines: content.lines.flatMap(({ lineNo, quantity }) => {
      const line = document.lines[lineNo - 1]
      if (line === undefined) return []
      const product = articleRef(line.product, caller.language)
      return [{ lineNo, quantity, product, orderNo: orderNoOf(document), orderLineNo: line.lineNo }]
    }),
    ...(creditNote !== undefined && { creditNoteNo: creditNote.creditNoteNo }),
    files: hasLabel(claim, caller) ? ['REPORT', 'LABEL'] : ['REPORT'],
  }
}

export function claimDetails(claim: BookedClaim, caller: Caller): ClaimDetails {
  const { message, email, vin, mileageKm, fittedOn, removedOn, attachments } = claim.content
  return {
    ...claimView(claim, caller),
    message,
    email,
    ...(vin !== undefined && { vin }),
    ...(mileageKm !== undefined && { mileageKm }),
    ...(fittedOn !== undefined && { fittedOn }),
    ...(removedOn !== undefined && { removedOn }),
    attachments: [...attachments],
    messages: messagesOf(claim, caller),
  }
}

/** What the customer has written, and what the seller has decided. */
function messagesOf(claim: BookedClaim, caller: Caller): ClaimDetails['messages'] {
  const { receivedAt, content, creditNote } = claim
  const status = claimStatus(claim, caller)
  const decided = creditNote ? Date.parse(isoDay(creditNote.day)) : receivedAt + DECIDED_AFTER * HOUR
  const decision = decisionIn(caller.language, claim.topic, creditNote?.creditNoteNo)
  const told =
    status === 'ACCEPTED' || status === 'CLOSED'
      ? [{ at: new Date(decided).toISOString(), from: 'SELLER' as const, text: decision }]
      : []
  return [...content.replies, ...told].toSorted((one, other) => (one.at < other.at ? -1 : 1))
}

export function filteredClaims(
  claims: readonly BookedClaim[],
  { term, filter, ...order }: ListQuery<ClaimFilter>,
  caller: Caller,
): readonly BookedClaim[] {
  const left = claims.filter(
    (claim) =>
      isWithin(receivedDay(claim), filter.dateFrom, filter.dateTo) &&
      isChosen(filter.topic, claim.topic) &&
      isChosen<string>(filter.status, claimStatus(claim, caller)) &&
      holds(filter.documentNo, [claim.document.documentNo]) &&
      holds(term, numbersOf(claim)),
  )
  return sorted(left, columns(caller), order)
}

const receivedDay = ({ receivedAt }: BookedClaim) => new Date(receivedAt).toISOString().slice(0, 10)

const numbersOf = ({ claimNo, document, content }: BookedClaim) => [
  claimNo,
  document.documentNo,
  orderNoOf(document),
  orderOf(document).reference,
  ...content.lines.map(({ lineNo }) => document.lines[lineNo - 1]?.product.sku),
]

const columns = (caller: Caller): Columns<BookedClaim> => ({
  receivedAt: ({ receivedAt }) => receivedAt,
  changedAt: (claim) => changedAt(claim, caller),
  claimNo: ({ claimNo }) => claimNo,
  topic: ({ topic }) => topic,
  status: (claim) => claimStatus(claim, caller),
  documentNo: ({ document }) => document.documentNo,
})
