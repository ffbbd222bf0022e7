import type { Document, DocumentType } from '#contracts/documents/document.dto.ts'
import type { AccountHistory } from '../orders/account-history.ts'
import type { Caller } from '../session/callers.ts'
import {
  documentsOf,
  rightForDocument,
  orderOf,
  type AccountDocument,
  shipmentOf,
} from './account-document.ts'
import { documentHeader } from './document-view.ts'

const TYPES: readonly DocumentType[] = [
  'ORDER_RESPONSE',
  'DESPATCH_ADVICE',
  'PACKING_LIST',
  'INVOICE',
  'CREDIT_NOTE',
]

/** Related documents that the caller may see; for an order confirmation, all documents of its order. */
export function relatedDocuments(
  document: AccountDocument,
  history: AccountHistory,
  caller: Caller,
): NonNullable<Document['related']> {
  const order = orderOf(document)
  const shipment = shipmentOf(document)
  const isRelated = (other: AccountDocument) =>
    orderOf(other) === order &&
    !(other.type === document.type && other.documentNo === document.documentNo) &&
    (shipment === undefined || other.type === 'ORDER_RESPONSE' || shipmentOf(other) === shipment)
  const types = TYPES.filter((type) => caller.account[rightForDocument[type]])
  return types
    .flatMap((type) => documentsOf(history, type).filter(isRelated))
    .map((other) => {
      const { documentType, documentNo, date, status, total } = documentHeader(other, caller)
      return { documentType, documentNo, date, status, total }
    })
}
