import type { ServerInferResponseBody } from '@ts-rest/core'
import type { documentsContract, TraceNode } from '#contracts/documents/documents.contract.ts'
import type { StoredClaim } from '../claims/claim-book.ts'
import { normalizePartNumber } from '../catalogue/normalize-part-number.ts'
import { orderOf } from '../documents/account-document.ts'
import { backordersOf } from '../orders/backorders.ts'
import { dayOf, isoDay, type Day } from '../calendar/calendar.ts'
import { mismatchesOf } from '../orders/mismatches.ts'
import type { DocumentFlow } from '../orders/document-flow.ts'
import { packagesOf } from '../orders/packages.ts'
import {
  creditNoteStatus,
  invoiceStatus,
  isOverdue,
  orderStatus,
  shipmentStatus,
} from '../orders/statuses.ts'
import type { Caller } from '../session/callers.ts'

type Trace = ServerInferResponseBody<(typeof documentsContract)['trace'], 200>

const CHAINS_MAX = 10

/**
 * The orders that a number finds, with all their documents that the account may see; undefined for an unknown
 * number.
 */
export function trace(
  flows: readonly DocumentFlow[],
  claims: readonly StoredClaim[],
  term: string,
  caller: Caller,
): Trace | undefined {
  const normalizedTerm = normalizePartNumber(term)
  const claimsOf = Map.groupBy(claims, ({ document }) => orderOf(document).orderNo)
  const isClaimed = ({ order }: DocumentFlow) =>
    claimsOf.get(order.orderNo)?.some(({ claimNo }) => normalizePartNumber(claimNo) === normalizedTerm)
  const foundFlows =
    normalizedTerm === ''
      ? []
      : flows.filter((flow) => numbersOf(flow).has(normalizedTerm) || isClaimed(flow))
  const displayedFlows = foundFlows.slice(0, CHAINS_MAX)
  const parts = displayedFlows.map((flow) =>
    partOf(flow, claimsOf.get(flow.order.orderNo) ?? [], normalizedTerm, caller),
  )
  const nodes = parts.flatMap((part) => part.nodes)
  if (nodes.length === 0) return undefined
  return {
    nodes: nodes.toSorted((one, other) => dateOf(one).localeCompare(dateOf(other))),
    edges: parts.flatMap(({ edges }) => edges),
    mismatches: displayedFlows.flatMap((flow) => mismatchesOf(flow, caller.account)),
    chains: { shown: displayedFlows.length, total: foundFlows.length },
  }
}

/** Sort key; documents without a date come last. */
const dateOf = ({ date }: TraceNode) => date ?? '9999-12-31'

const cache = new WeakMap<DocumentFlow, ReadonlySet<string>>()

/** Every number by which a document flow can be found, without punctuation. */
function numbersOf(flow: DocumentFlow): ReadonlySet<string> {
  const numbers = cache.get(flow) ?? new Set(allNumbers(flow).map(normalizePartNumber))
  cache.set(flow, numbers)
  return numbers
}

const allNumbers = ({ order, shipments, invoices, creditNotes }: DocumentFlow) => [
  order.orderNo,
  order.reference,
  ...order.lines.flatMap(({ product }) => [product.sku, `${product.vendorId}-${product.sku}`]),
  ...shipments.flatMap((shipment) => [
    shipment.deliveryNoteNo,
    shipment.trackingNo,
    ...packagesOf(shipment).map(({ sscc }) => sscc),
  ]),
  ...invoices.map(({ invoiceNo }) => invoiceNo),
  ...creditNotes.map(({ creditNoteNo }) => creditNoteNo),
]

function partOf(flow: DocumentFlow, claims: readonly StoredClaim[], searchedNumber: string, caller: Caller) {
  const { account, today } = caller
  const { order, shipments, invoices, creditNotes } = flow
  const node = (
    type: TraceNode['type'],
    documentNo: string,
    day: Day | undefined,
    status: TraceNode['status'],
    ...aliases: (string | undefined)[]
  ): TraceNode => ({
    id: `${type}-${documentNo}`,
    type,
    documentNo,
    ...(day !== undefined && { date: isoDay(day) }),
    ...(status !== undefined && { status }),
    customerOrderReference: order.reference,
    matched: [documentNo, ...aliases].some(
      (number) => number !== undefined && normalizePartNumber(number) === searchedNumber,
    ),
  })
  const skus = order.lines.flatMap(({ product }) => [product.sku, `${product.vendorId}-${product.sku}`])
  const ordered = node('ORDER', order.orderNo, order.day, orderStatus(flow, today), order.reference, ...skus)
  const nodes = account.order ? [ordered] : []
  const edges: { from: string; to: string }[] = []
  if (account.order) {
    const waiting = Map.groupBy(
      backordersOf([flow], caller),
      ({ line: { orderNo, promised } }) => `${orderNo} ${promised ?? ''}`,
    )
    for (const backorders of waiting.values()) {
      const { orderNo, promised: day } = backorders[0]!.line
      const outstanding = backorders.reduce((sum, { line }) => sum + line.outstanding, 0)
      const status = isOverdue(day, today) ? 'overdue' : undefined
      const named = node('BACKORDER', orderNo, day, status)
      const open = { ...named, id: `${named.id}-${named.date ?? ''}`, outstanding, matched: false }
      nodes.push(open)
      edges.push({ from: ordered.id, to: open.id })
    }
  }
  if (account.shipment) {
    for (const shipment of shipments) {
      const { deliveryNoteNo, trackingNo, day } = shipment
      const note = node('DESPATCH_ADVICE', deliveryNoteNo, day, shipmentStatus(shipment), trackingNo)
      const packages = packagesOf(shipment).map(({ sscc }) => node('PACKAGE', sscc, day, undefined))
      nodes.push(note, ...packages)
      edges.push({ from: ordered.id, to: note.id }, ...packages.map(({ id }) => ({ from: note.id, to: id })))
    }
  }
  if (account.invoice) {
    for (const invoice of invoices) {
      const document = node('INVOICE', invoice.invoiceNo, invoice.day, invoiceStatus(invoice, today))
      nodes.push(document)
      edges.push({ from: `DESPATCH_ADVICE-${invoice.shipment.deliveryNoteNo}`, to: document.id })
    }
    for (const credit of creditNotes) {
      const document = node('CREDIT_NOTE', credit.creditNoteNo, credit.day, creditNoteStatus(credit))
      nodes.push(document)
      edges.push({ from: `INVOICE-${credit.invoice.invoiceNo}`, to: document.id })
    }
  }
  for (const claim of claims) {
    const day = dayOf(claim.receivedAt)
    const received = node('CLAIM', claim.claimNo, day, undefined)
    nodes.push({ ...received, claimStatus: claim.status })
    edges.push({ from: ordered.id, to: received.id })
  }
  const displayedIds = new Set(nodes.map(({ id }) => id))
  return { nodes, edges: edges.filter(({ from, to }) => displayedIds.has(from) && displayedIds.has(to)) }
}
