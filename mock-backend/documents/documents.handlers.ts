import type { documentsContract } from '#contracts/documents/documents.contract.ts'
import { KnownAddresses } from '../addresses/known-addresses.ts'
import { toAppointment } from '../appointments/appointment-view.ts'
import { documentsOf, findDocument, flagOf } from './account-document.ts'
import { documentFacets, filteredDocuments } from './document-list.ts'
import { documentDetails, documentHeader } from './document-view.ts'
import { downloadFile } from './download-file.ts'
import { downloadTitle, failures } from './download-order.ts'
import { downloadEntry, DownloadQueue, isReady } from './download-queue.ts'
import { exportedList, flagOfList, type ListSources } from './list-export.ts'
import { favouriteItem } from '../favourites/favourite-item.ts'
import { FavouriteLists } from '../favourites/favourite-lists.ts'
import { IdempotentAnswers } from '../http/idempotent-answers.ts'
import { paged } from '../data-table/paged.ts'
import { dataFile } from '../partner-interface/data-export.ts'
import { trace } from '../trace/trace.ts'
import type { Caller } from '../session/callers.ts'
import { asOf } from '../orders/views/visible.ts'
import { requireRight } from '../session/callers.ts'
import { found, notFound } from '../http/refusal.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

export function documentsHandlers({
  db,
  clock,
  catalogue,
  archive,
  orderBook,
  addressBook,
  appointmentBook,
  callerOf,
}: Services): Handlers<typeof documentsContract> {
  const answers = new IdempotentAnswers()
  const queue = new DownloadQueue(db)
  const lists = new FavouriteLists(db, clock)
  const addresses = new KnownAddresses(addressBook, orderBook)

  const sourcesFor = (caller: Caller): ListSources => ({
    history: orderBook.historyOf(caller.account),
    addresses: () => addresses.all(caller.account),
    appointments() {
      const history = orderBook.historyOf(caller.account)
      return appointmentBook.of(caller.account).map((one) => toAppointment(one, history, caller.now))
    },
    favouritesIn(listId) {
      const list = lists.find(caller.account.customerId, listId)
      if (list === undefined) return []
      const lastVisit = lists.lastVisitOf(list)
      return lists.itemsOf(listId).map((item) => favouriteItem(catalogue, item, caller, lastVisit))
    },
  })

  return {
    list: async ({ body }) => {
      const caller = await callerOf(body, flagOf[body.documentType])
      const documents = documentsOf(orderBook.historyOf(caller.account), body.documentType)
      const { items, pagination } = paged(filteredDocuments(documents, body, caller), body)
      return {
        status: 200,
        body: {
          items: items.map((item) => documentHeader(item, caller)),
          pagination,
          facets: documentFacets(documents, body, caller),
          asOf: asOf(caller),
        },
      }
    },

    get: async ({ body }) => {
      const caller = await callerOf(body, flagOf[body.documentType])
      const document = found(
        findDocument(orderBook.historyOf(caller.account), body.documentType, body.documentNo),
        'document',
      )
      return { status: 200, body: documentDetails(document, caller) }
    },

    trace: async ({ body }) => {
      const caller = await callerOf(body, 'order', 'shipment', 'invoice')
      const traced = trace(orderBook.historyOf(caller.account).chains, body.term, caller)
      return { status: 200, body: found(traced, 'document') }
    },

    queue: async ({ body, headers }) => {
      const caller = await callerOf(body)
      const { account } = caller
      const { items, bundle, export: list } = body
      const flags = list ? [flagOfList(list)] : (items ?? []).map(({ documentType }) => flagOf[documentType])
      for (const flag of flags) if (flag !== undefined) requireRight(account, flag)
      const order = { items, bundle, export: list }
      const call = { owner: account.customerId, key: headers['idempotency-key'], body: order }
      return answers.once(call, () => {
        const sources = sourcesFor(caller)
        const failed = failures(items ?? [], sources.history, archive, caller)
        const total = list ? exportedList(list, sources, caller).rows.length : (items ?? []).length
        const queueId = queue.add({ title: downloadTitle(order, caller), order, total, failed }, caller)
        return { status: 200 as const, body: { queueId, total } }
      })
    },

    status: async ({ body }) => {
      const caller = await callerOf(body)
      const known = body.queueIds.flatMap((queueId) => queue.find(queueId, caller) ?? [])
      return { status: 200, body: { entries: known.map((download) => downloadEntry(download, caller)) } }
    },

    file: async ({ body }) => {
      const caller = await callerOf(body)
      const download = queue.find(body.queueId, caller)
      if (download === undefined || !isReady(download, caller.now)) return notFound('document')
      const { language, order } = download
      if (order.data) return dataFile(catalogue, order.data, { ...caller, language })
      const shown = { ...caller, language }
      return downloadFile(download, sourcesFor(shown), shown)
    },

    cancel: async ({ body }) => {
      const caller = await callerOf(body)
      if (queue.find(body.queueId, caller) === undefined) return notFound('document')
      queue.cancel(body.queueId)
      return { status: 200, body: {} }
    },
  }
}
