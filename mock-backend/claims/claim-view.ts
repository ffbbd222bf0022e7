import type { Claim, ClaimDetails, ClaimFilter } from '#contracts/claims/claims.contract.ts'
import { matchesTerm, isChosen, isWithin, sorted, type Columns, type ListQuery } from '../data-table/paged.ts'
import { orderNoOf, orderOf } from '../documents/account-document.ts'
import { articleRef } from '../products/article-ref.ts'
import type { Caller } from '../session/callers.ts'
import type { StoredClaim } from './claim-book.ts'
import { sentenceIn } from './claim-texts.ts'

/** True if goods have to be returned: after the claim is accepted, except for shortages. */
export const hasLabel = ({ topic, status }: StoredClaim) => topic !== 'SHORTAGE' && status === 'ACCEPTED'

export function claimView(claim: StoredClaim, caller: Caller): Claim {
  const { claimNo, topic, status, receivedAt, changedAt, document, content } = claim
  const { creditNoteNo, replacementOrderNo } = claim
  return {
    claimNo,
    topic,
    status,
    receivedAt: new Date(receivedAt).toISOString(),
    changedAt: new Date(changedAt).toISOString(),
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
    ...(creditNoteNo !== undefined && { creditNoteNo }),
    ...(replacementOrderNo !== undefined && { replacementOrderNo }),
    files: hasLabel(claim) ? ['REPORT', 'LABEL'] : ['REPORT'],
  }
}

export function claimDetails(claim: StoredClaim, caller: Caller): ClaimDetails {
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
    messages: claim.messages.map(({ at: time, from, text, sentences = [] }) => ({
      at: new Date(time).toISOString(),
      from,
      text: [text, ...sentences.map((one) => sentenceIn(caller.language, one))].filter(Boolean).join('\n'),
    })),
  }
}

export function filteredClaims(
  claims: readonly StoredClaim[],
  { term, filter, ...order }: ListQuery<ClaimFilter>,
): readonly StoredClaim[] {
  const matchingClaims = claims.filter(
    (claim) =>
      isWithin(receivedDay(claim), filter.dateFrom, filter.dateTo) &&
      isChosen(filter.topic, claim.topic) &&
      isChosen<string>(filter.status, claim.status) &&
      matchesTerm(filter.documentNo, [claim.document.documentNo]) &&
      matchesTerm(term, numbersOf(claim)),
  )
  return sorted(matchingClaims, COLUMNS, order)
}

const receivedDay = ({ receivedAt }: StoredClaim) => new Date(receivedAt).toISOString().slice(0, 10)

const numbersOf = ({ claimNo, document, content }: StoredClaim) => [
  claimNo,
  document.documentNo,
  orderNoOf(document),
  orderOf(document).reference,
  ...content.lines.map(({ lineNo }) => document.lines[lineNo - 1]?.product.sku),
]

const COLUMNS: Columns<StoredClaim> = {
  receivedAt: ({ receivedAt }) => receivedAt,
  changedAt: ({ changedAt }) => changedAt,
  claimNo: ({ claimNo }) => claimNo,
  topic: ({ topic }) => topic,
  status: ({ status }) => status,
  documentNo: ({ document }) => document.documentNo,
}
