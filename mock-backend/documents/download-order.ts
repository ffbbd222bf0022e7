import type { ServerInferRequest } from '@ts-rest/core'
import type { documentsContract, QueuedDocument } from '#contracts/documents/documents.contract.ts'
import type { AccountHistory } from '../orders/account-history.ts'
import type { Caller } from '../session/callers.ts'
import { documentsOf, formatsOf } from './account-document.ts'
import type { DataOrder } from './data-export.ts'
import type { Archive } from './archive.ts'
import { documentTitles, labelIn, listTitles, type Label } from '../files/document-texts.ts'

export type DownloadOrder = Pick<
  ServerInferRequest<(typeof documentsContract)['queue']>['body'],
  'items' | 'bundle' | 'table'
> & {
  /** Set if the download is a data export of the partner interface. */
  readonly data?: DataOrder
}

export type FailedDocument = { readonly documentId: string; readonly reason: Label }

/** The documents that will fail, determined before the download starts. */
export function failures(
  items: readonly QueuedDocument[],
  history: AccountHistory,
  archive: Archive,
  { account }: Caller,
): FailedDocument[] {
  const byType = Map.groupBy(items, ({ documentType }) => documentType)
  const failed = new Map<QueuedDocument, Label>()
  for (const [type, some] of byType) {
    const ownValues = new Set(documentsOf(history, type).map(({ documentNo }) => documentNo))
    const requestedDocumentNos = new Set(some.map(({ documentNo }) => documentNo))
    const missing = archive.missing(account.customerId, history, type, requestedDocumentNos)
    for (const item of some) {
      if (!ownValues.has(item.documentNo)) failed.set(item, 'unknown')
      else if (missing.has(item.documentNo)) failed.set(item, 'archiveLost')
      else if (!isAvailableIn(item, account.showPrice)) failed.set(item, 'noSuchFormat')
    }
  }
  return items.flatMap((item) => {
    const reason = failed.get(item)
    return reason === undefined ? [] : [{ documentId: item.documentNo, reason }]
  })
}

/** True if a document is available in a format: UBL requires amounts and therefore the right to see prices. */
export const isAvailableIn = (
  { documentType, format }: Pick<QueuedDocument, 'documentType' | 'format'>,
  showPrice: boolean,
) => formatsOf[documentType].includes(format) && (format !== 'XML' || showPrice)

/** The title in the list of downloads. */
export function downloadTitle({ items = [], table }: DownloadOrder, { language }: Caller): string {
  if (table !== undefined) return `${table.title} (PDF)`
  const [first] = items
  if (first !== undefined && items.length === 1) {
    return `${documentTitles[first.documentType][language]} ${first.documentNo}`
  }
  const types = new Set(items.map(({ documentType }) => documentType))
  const [type] = types
  const isListed = types.size === 1 && type !== undefined && type !== 'ORDER_RESPONSE'
  return `${isListed ? listTitles[type][language] : labelIn(language)('documents')} (${items.length})`
}
