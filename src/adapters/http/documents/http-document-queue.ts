import type {
  DocumentQueue,
  DownloadOrder,
  FetchedFile,
  ListOrder,
  Queued,
} from '#application/documents/document-queue.port.ts'
import { wholePercent, type DownloadEntry } from '#domain/downloads/download.ts'
import { cutText } from '#domain/shared/text.ts'
import {
  documentsContract,
  type DownloadEntry as DownloadEntryDto,
  type ListExport,
} from '#contracts/documents/documents.contract.ts'
import { documentFilterOf } from './document-filter.ts'
import { fetchFile } from './file-call.ts'
import { flagsOf, listOrderOf } from '../data-table/list-mapping.ts'
import { backorderFilterOf, orderFilterOf } from '../orders/order-filter.ts'
import { addressFilterOf, appointmentFilterOf } from '../locale/place-filter.ts'
import type { Client } from '../contract-client.ts'
import type { ShopApi } from '../shop-api.ts'
import { orUndefined, UNKNOWN_CODE } from '../refusals.ts'

export class HttpDocumentQueue implements DocumentQueue {
  readonly #api: ShopApi
  readonly #calls: Client<typeof documentsContract>

  constructor(api: ShopApi) {
    this.#api = api
    this.#calls = api.client(documentsContract)
  }

  async queue(order: DownloadOrder): Promise<Queued> {
    const { body } = await this.#calls.queue.mutate({
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: orderBodyOf(order),
    })
    return body
  }

  async status(queueIds: readonly string[]): Promise<readonly DownloadEntry[]> {
    const { body } = await this.#calls.status.mutate({ body: { queueIds: [...queueIds] } })
    return body.entries.map(toEntry)
  }

  file(queueId: string): Promise<FetchedFile | undefined> {
    const { via, caller } = this.#api
    const body = { token: caller.token, queueId }
    return orUndefined([UNKNOWN_CODE], () => fetchFile(documentsContract.file, { via, body }))
  }

  async cancel(queueId: string): Promise<void> {
    await orUndefined([UNKNOWN_CODE], () => this.#calls.cancel.mutate({ body: { queueId } }))
  }
}

function orderBodyOf(order: DownloadOrder) {
  if ('export' in order) return { export: exportOf(order.export) }
  const { documents } = order
  return { items: [...documents], bundle: documents.length === 1 ? ('SINGLE' as const) : ('ZIP' as const) }
}

const FORMATS = { csv: 'CSV', xlsx: 'XLSX', pdf: 'PDF' } as const

function exportOf({ list, query, ids, withoutPrices, format }: ListOrder): ListExport {
  const common = {
    ...listOrderOf(query),
    ...(ids && { ids: [...ids] }),
    ...(withoutPrices && { withoutPrices }),
    format: FORMATS[format],
  }
  switch (list) {
    case 'ORDERS':
      return { ...common, list, filter: orderFilterOf(query.filters) }
    case 'BACKORDERS':
      return { ...common, list, filter: backorderFilterOf(query.filters) }
    case 'FAVOURITES': {
      const filter = flagsOf(query.filters, ['onlyAvailable', 'onlyChanged'])
      return { ...common, list, listId: query.scope ?? '', filter }
    }
    case 'ADDRESSES':
      return { ...common, list, filter: addressFilterOf(query.filters) }
    case 'APPOINTMENTS':
      return { ...common, list, filter: appointmentFilterOf(query.filters) }
    default:
      return { ...common, list, filter: documentFilterOf(query.filters) }
  }
}

/** Maximum length that a persisted download may have. */
const LONGEST = 300
const short = (text: string) => cutText(text, LONGEST)

const toEntry = ({ error, ready, ...entry }: DownloadEntryDto): DownloadEntry => ({
  ...entry,
  title: short(entry.title),
  value: wholePercent(entry.value),
  errors: error.map((one) =>
    typeof one === 'string' ? short(one) : { documentId: short(one.documentId), message: short(one.message) },
  ),
  isReady: ready,
})
