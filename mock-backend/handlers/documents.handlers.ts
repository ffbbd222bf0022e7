import { documentsContract } from '#contracts/documents.contract.ts'
import type { AddressBook } from '../addresses/address-book.ts'
import { KnownAddresses } from '../addresses/known-addresses.ts'
import type { AppointmentBook } from '../appointments/appointment-book.ts'
import { toAppointment } from '../appointments/appointment-view.ts'
import type { Sessions } from '../accounts/sessions.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Db } from '../db.ts'
import { documentsOf, findDocument, flagOf } from '../documents/account-document.ts'
import type { Archive } from '../documents/archive.ts'
import { documentFacets, filteredDocuments } from '../documents/document-list.ts'
import { documentDetails, documentHeader } from '../documents/document-view.ts'
import { downloadFile } from '../documents/download-file.ts'
import { downloadTitle, failures } from '../documents/download-order.ts'
import { downloadEntry, DownloadQueue, isReady } from '../documents/download-queue.ts'
import { exportedList, flagOfList, type ListSources } from '../documents/list-export.ts'
import { favouriteItem } from '../favourites/favourite-item.ts'
import { FavouriteLists } from '../favourites/favourite-lists.ts'
import { idempotencyKey, IdempotentAnswers } from '../http/idempotent-answers.ts'
import { replyTo } from '../http/reply-to.ts'
import { replyWithFile } from '../http/reply-with-file.ts'
import { paged } from '../lists/paged.ts'
import { flagMissing, unknownDocument, viewFrom } from '../orders/account-view.ts'
import type { OrderBook } from '../orders/order-book.ts'
import { dataFile } from '../partner/data-export.ts'
import { trace } from '../orders/trace.ts'
import { asOf, type View } from '../orders/views/view.ts'

type Deps = {
  db: Db
  sessions: Sessions
  clock: () => number
  orderBook: OrderBook
  archive: Archive
  catalogue: Catalogue
  addressBook: AddressBook
  appointmentBook: AppointmentBook
}

/** For calls without a language; a file is in the one in which it was asked for. */
const anyLanguage = { languageID: 'en-GB' } as const

export function documentsHandlers({ db, sessions, clock, orderBook, archive, catalogue, ...books }: Deps) {
  const viewOf = viewFrom({ sessions, clock })
  const answers = new IdempotentAnswers()
  const queue = new DownloadQueue(db)
  const lists = new FavouriteLists(db, clock)
  const addresses = new KnownAddresses(books.addressBook, orderBook)

  const sourcesFor = (view: View): ListSources => ({
    history: orderBook.historyOf(view.account),
    addresses: () => addresses.all(view.account),
    appointments() {
      const history = orderBook.historyOf(view.account)
      return books.appointmentBook.of(view.account).map((one) => toAppointment(one, history, view.now))
    },
    notedIn(listId) {
      const list = lists.find(view.account.customerId, listId)
      if (list === undefined) return []
      const lastVisit = lists.lastVisitOf(list)
      return lists.itemsOf(listId).map((item) => favouriteItem(catalogue, item, view, lastVisit))
    },
  })

  return [
    replyTo(documentsContract.list, async ({ body }) => {
      const { view, refused } = await viewOf(body, flagOf[body.documentType])
      if (refused) return refused
      const documents = documentsOf(orderBook.historyOf(view.account), body.documentType)
      const { items, pagination } = paged(filteredDocuments(documents, body, view), body)
      return {
        status: 200,
        body: {
          items: items.map((item) => documentHeader(item, view)),
          pagination,
          facets: documentFacets(documents, body, view),
          asOf: asOf(view),
        },
      }
    }),

    replyTo(documentsContract.get, async ({ body }) => {
      const { view, refused } = await viewOf(body, flagOf[body.documentType])
      if (refused) return refused
      const document = findDocument(orderBook.historyOf(view.account), body.documentType, body.documentNo)
      if (document === undefined) return unknownDocument()
      return { status: 200, body: documentDetails(document, view) }
    }),

    replyTo(documentsContract.trace, async ({ body }) => {
      const { view, refused } = await viewOf(body, 'order', 'shipment', 'invoice')
      if (refused) return refused
      const found = trace(orderBook.historyOf(view.account).chains, body.term, view)
      return found === undefined ? unknownDocument() : { status: 200, body: found }
    }),

    replyTo(documentsContract.queue, async ({ body, request }) => {
      const { view, refused } = await viewOf(body)
      if (refused) return refused
      const { account } = view
      const { items, bundle, export: list } = body
      const flags = list ? [flagOfList(list)] : (items ?? []).map(({ documentType }) => flagOf[documentType])
      const missing = flags.find((flag) => flag !== undefined && !account[flag])
      if (missing !== undefined) return flagMissing(missing)
      const order = { items, bundle, export: list }
      const call = { owner: account.customerId, key: idempotencyKey(request), body: order }
      return answers.once(call, () => {
        const sources = sourcesFor(view)
        const failed = failures(items ?? [], sources.history, archive, view)
        const total = list ? exportedList(list, sources, view).rows.length : (items ?? []).length
        const queueId = queue.add({ title: downloadTitle(order, view), order, total, failed }, view)
        return { status: 200 as const, body: { queueId, total } }
      })
    }),

    replyTo(documentsContract.status, async ({ body }) => {
      const { view, refused } = await viewOf(body)
      if (refused) return refused
      const known = body.queueIds.flatMap((queueId) => queue.find(queueId, view) ?? [])
      return { status: 200, body: { entries: known.map((download) => downloadEntry(download, view)) } }
    }),

    replyWithFile(documentsContract.file, async ({ body }) => {
      const { view, refused } = await viewOf({ ...anyLanguage, ...body })
      if (refused) return refused
      const download = queue.find(body.queueId, view)
      if (download === undefined || !isReady(download, view.now)) return unknownDocument()
      const { language, order } = download
      if (order.data) return dataFile(catalogue, order.data, { ...view, language })
      const shown = { ...view, language }
      return downloadFile(download, sourcesFor(shown), shown)
    }),

    replyTo(documentsContract.cancel, async ({ body }) => {
      const { view, refused } = await viewOf({ ...anyLanguage, ...body })
      if (refused) return refused
      if (queue.find(body.queueId, view) === undefined) return unknownDocument()
      queue.cancel(body.queueId)
      return { status: 200, body: {} }
    }),
  ]
}
