import type { documentsContract, QueuedDocument } from '#contracts/documents/documents.contract.ts'
import { documentsOf, findDocument, rightForDocument, orderLineKey } from './account-document.ts'
import { documentFacets, filteredDocuments } from './document-list.ts'
import { documentDetails, documentHeader } from './document-view.ts'
import { downloadFile, downloadJob, isSmall } from './download-file.ts'
import { downloadTitle, failures } from './download-order.ts'
import type { GeneratedFile } from './document-file.ts'
import { downloadEntry, DownloadQueue, isReady } from './download-queue.ts'
import { IdempotentResponses } from '../http/idempotent-responses.ts'
import { paged } from '../data-table/paged.ts'
import { relatedDocuments } from './related-documents.ts'
import { SharedWork } from './shared-work.ts'
import { isoNow } from '../orders/visible.ts'
import type { Account } from '../session/account.ts'
import { requireRight } from '../session/callers.ts'
import { requireFound, notFound, errorResponse } from '../http/error-response.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

function requireRights(account: Account, items: readonly QueuedDocument[]): void {
  for (const { documentType } of items) requireRight(account, rightForDocument[documentType])
}

/** Value of `Retry-After`: after this number of seconds one of the waiting downloads is finished. */
const RETRY_AFTER = '10'

const tooManyDownloads = () =>
  errorResponse(503, 503000, undefined, { headers: { 'retry-after': RETRY_AFTER } })

export function documentsHandlers({
  db,
  catalogue,
  currentParts,
  archive,
  orderBook,
  claimBook,
  makeDownload,
  asCaller,
  callerOf,
}: Services): Omit<Handlers<typeof documentsContract>, 'trace'> {
  const responses = new IdempotentResponses()
  const queue = new DownloadQueue({ db })
  const files = new SharedWork<GeneratedFile | 'failed' | 'busy'>()

  return {
    list: async ({ body }) => {
      const caller = await callerOf(body, rightForDocument[body.documentType])
      const documents = documentsOf(orderBook.historyOf(caller.account), body.documentType)
      const { items, pagination } = paged(filteredDocuments(documents, body, caller), body)
      return {
        status: 200,
        body: {
          items: items.map((item) => documentHeader(item, caller)),
          pagination,
          facets: documentFacets(documents, body, caller),
          asOf: isoNow(caller),
        },
      }
    },

    get: async ({ body }) => {
      const caller = await callerOf(body, rightForDocument[body.documentType])
      const history = orderBook.historyOf(caller.account)
      const document = requireFound(findDocument(history, body.documentType, body.documentNo), 'document')
      const related = relatedDocuments(document, history, caller)
      const details = documentDetails(document, caller)
      const claimNos = claimBook.claimNosOf(caller.account)
      const lines = details.lines.map((line) => {
        const ownValues = claimNos.get(orderLineKey(document, line.orderLineNo))
        return ownValues ? { ...line, claimNos: [...ownValues] } : line
      })
      return { status: 200, body: { ...details, lines, related } }
    },

    getMany: async ({ body }) => {
      const caller = await callerOf(body, rightForDocument[body.documentType])
      const all = documentsOf(orderBook.historyOf(caller.account), body.documentType)
      const byNo = new Map(all.map((document) => [document.documentNo, document]))
      const documents = body.documentNos.flatMap((documentNo) => byNo.get(documentNo) ?? [])
      return {
        status: 200,
        body: { documents: documents.map((document) => documentDetails(document, caller)) },
      }
    },

    queue: async ({ body, headers }) => {
      const caller = await callerOf(body)
      const { account } = caller
      const { items = [], bundle, table } = body
      requireRights(account, items)
      const order = { items: body.items, bundle, table }
      const call = { owner: account.contactId, key: headers['idempotency-key'], body: order }
      return responses.once(call, () => {
        const failed = failures(items, orderBook.historyOf(account), archive, caller)
        const total = table ? table.rows.length : items.length
        const queueId = queue.add({ title: downloadTitle(order, caller), order, total, failed }, caller)
        return { status: 200 as const, body: { queueId, total } }
      })
    },

    status: asCaller((caller, body) => {
      const downloads = [...new Set(body.queueIds)].flatMap((queueId) => queue.find(queueId, caller) ?? [])
      return { entries: downloads.map((download) => downloadEntry(download, caller)) }
    }),

    file: async ({ body, request }) => {
      const caller = await callerOf(body)
      const download = queue.find(body.queueId, caller)
      if (download === undefined || !isReady(download, caller.now)) return notFound('document')
      const { items = [] } = download.order
      // check the current rights of the caller: they may have changed since the download was requested
      requireRights(caller.account, items)
      const history = orderBook.historyOf(caller.account)
      const job = downloadJob(download, history, caller, {
        catalogue,
        stockHistory: currentParts.stockHistory,
      })
      if (items.length > 0 && job.documents.length === 0) return notFound('document')
      const make = async (signal: AbortSignal) =>
        isSmall(job) ? downloadFile(job) : makeDownload(job, signal)
      const file = await files.run(body.queueId, make, request.signal)
      if (file === 'busy') return tooManyDownloads()
      if (file !== 'failed') return file
      queue.end(body.queueId)
      return notFound('document')
    },

    cancel: async ({ body }) => {
      const caller = await callerOf(body)
      if (queue.find(body.queueId, caller) === undefined) return notFound('document')
      queue.end(body.queueId)
      return { status: 200, body: {} }
    },
  }
}
