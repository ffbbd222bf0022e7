import type { ServerInferResponseBody } from '@ts-rest/core'
import type { documentsContract } from '#contracts/documents/documents.contract.ts'
import type { AccountFlags } from '../session/account.ts'
import type { DocumentFlowLine, DocumentFlow, OrderLine } from './document-flow.ts'

type Mismatch = ServerInferResponseBody<(typeof documentsContract)['trace'], 200>['mismatches'][number]
type Rights = Pick<AccountFlags, 'order' | 'shipment' | 'invoice'>

/**
 * Lines whose quantities differ between two documents of a flow, among the documents that the account may see.
 */
export function mismatchesOf(flow: DocumentFlow, rights: Rights): Mismatch[] {
  const { order, shipments, invoices, creditNotes } = flow
  const shipped = tally(shipments)
  const departed = tally(shipments.filter(({ leftDay }) => leftDay !== undefined))
  const invoiced = tally(invoices)
  const returned = tally(creditNotes.filter(({ kind }) => kind === 'RETURN'))
  const deliveryNoteNos = shipments.map(({ deliveryNoteNo }) => deliveryNoteNo)
  const invoiceNos = invoices.map(({ invoiceNo }) => invoiceNo)
  return order.lines.flatMap((line) => {
    const of = (counted: ReadonlyMap<number, number>) => counted.get(line.lineNo) ?? 0
    return [
      ...(rights.order && rights.shipment
        ? differing(
            line,
            'ORDERED_DELIVERED',
            [line.orderNo, ...deliveryNoteNos],
            // outstanding quantities are back orders, not mismatches
            line.ordered - line.cancelled - line.outstanding,
            of(shipped),
          )
        : []),
      ...(rights.shipment && rights.invoice
        ? differing(
            line,
            'DELIVERED_INVOICED',
            [...deliveryNoteNos, ...invoiceNos],
            of(departed),
            of(invoiced),
          )
        : []),
      ...(rights.invoice && of(returned) > 0
        ? differing(
            line,
            'INVOICED_CREDITED',
            [...invoiceNos, ...creditNotes.map(({ creditNoteNo }) => creditNoteNo)],
            of(invoiced),
            of(invoiced) - of(returned),
          )
        : []),
    ]
  })
}

/** Quantities of parts by line number. */
function tally(
  documents: readonly { readonly lines: readonly DocumentFlowLine[] }[],
): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>()
  for (const { kind, lineNo, quantity } of documents.flatMap(({ lines }) => lines)) {
    if (kind === 'PART') pieces.set(lineNo, (pieces.get(lineNo) ?? 0) + quantity)
  }
  return pieces
}

function differing(
  { lineNo, product }: OrderLine,
  kind: Mismatch['kind'],
  documentNos: string[],
  expected: number,
  actual: number,
): Mismatch[] {
  return expected === actual ? [] : [{ kind, documentNos, lineNo, sku: product.sku, expected, actual }]
}
