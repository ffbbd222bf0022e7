import { expect, it } from 'vitest'
import { AddressBook } from '#application/addresses/address-book.port.ts'
import { Appointments } from '#application/appointments/appointments.port.ts'
import { DocumentQueue } from '#application/documents/document-queue.port.ts'
import { DownloadsStore } from '#application/downloads/downloads.store.ts'
import { MOST_GATHERED } from '#application/data-table/gather-list.ts'
import { ListTools } from '#application/data-table/list-tools.ts'
import type { ListSource } from '#application/data-table/list-source.ts'
import { openList } from '#application/data-table/open-list.ts'
import { OrdersApi } from '#application/orders/orders-api.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { readListUrl } from '#domain/data-table/list-url.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { ListSelection } from '#ui/data-table/list-selection.view-model.ts'
import { ListViewModel } from '#ui/data-table/list.view-model.ts'
import { addressList } from '#ui/addresses/address-list.columns.ts'
import { appointmentList } from '#ui/appointments/list/appointment-list.columns.ts'
import { cartList } from '#ui/saved-carts/cart-list.columns.ts'
import { orderList } from '#ui/orders/order-list.columns.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'
import type { OrderHeader } from '#domain/orders/order.ts'

/** As many as no page makes a file of. */
const MANY = MOST_GATHERED + 1

async function longList() {
  let now = Date.now()
  const backend = createMockBackend({ size: SMALL_CATALOGUE, clock: () => now })
  const shop = await loggedInShop('full', { fetch: backend.respond })
  const desk = shop.get(OrdersApi)
  const source: ListSource<OrderHeader> = async (query) => ({ ...(await desk.list(query)), total: MANY })
  const opened = await openList(orderList, new URLSearchParams(), source, false)
  const list = new ListViewModel(orderList, opened, source, new ListSelection(), shop.get(ListTools))
  const heads = async () => {
    const [{ queueId } = { queueId: '' }] = shop.get(DownloadsStore).list
    now += 60_000
    const fetched = await shop.get(DocumentQueue).file(queueId)
    return (await fetched!.file.text()).split('\r\n')[0]
  }
  return { shop, list, heads }
}

const none = () => {
  throw new Error('A page makes no file of so many rows')
}

it('has a file of more than 5,000 rows made on the other side, with the prices that are seen', async () => {
  const { list, heads } = await longList()
  await list.export.save('csv', 'en', none)
  expect(list.export.progress).toEqual({ kind: 'queued' })
  expect(await heads()).toMatch(/Net;Currency/)
})

it('leaves the prices out of it for who has hidden them', async () => {
  const { shop, list, heads } = await longList()
  shop.get(SessionStore).hidePrices(true)
  await list.export.save('csv', 'en', none)
  expect(list.export.progress).toEqual({ kind: 'queued' })
  expect(await heads()).toMatch(/Status;Outstanding$/)
})

it('has paper made on the other side, however few the rows', async () => {
  const { shop, list } = await longList()
  list.select(list.items[0]!, true)
  await list.export.save('pdf', 'en', none)
  expect(shop.get(DownloadsStore).list).toMatchObject([{ total: 1 }])
})

it('offers paper where the other side knows the list', async () => {
  const { shop, list } = await longList()
  expect(list.export.formats).toEqual(['csv', 'xlsx', 'pdf'])
  const empty = { kind: 'listed', listing: { items: [], total: 0 }, address: list.address } as const
  const source = () => Promise.resolve(empty.listing)
  const other = new ListViewModel(cartList, empty, source, new ListSelection(), shop.get(ListTools))
  expect(other.export.formats).toEqual(['csv', 'xlsx'])
})

it.each([
  ['addresses', addressList, AddressBook, 'kind=SHIPPING', /^\uFEFF?Label;Company;Street;Post code/],
  ['appointments', appointmentList, Appointments, 'kind=SCHEDULED_DELIVERY', /^\uFEFF?Number;Kind;Date;Time/],
] as const)('has paper and tables made of %s, as they are narrowed', async (_, list, port, query, head) => {
  let now = Date.now()
  const backend = createMockBackend({ size: SMALL_CATALOGUE, clock: () => now })
  const shop = await loggedInShop('full', { fetch: backend.respond })
  const documents = shop.get(DocumentQueue)
  const { filters, sort, desc } = readListUrl(list, new URLSearchParams(query))
  const { total } = await shop
    .get<AddressBook | Appointments>(port)
    .list({ filters, sortBy: sort, desc, start: 0, length: 1 })
  const order = { list: list.queuedAs!, query: { filters, sortBy: sort, desc }, withoutPrices: false }
  const made = async (format: 'csv' | 'pdf') => {
    const { queueId } = await documents.queue({ export: { ...order, format } })
    now += 60_000
    return (await documents.file(queueId))!.file
  }
  const lines = (await (await made('csv')).text()).trim().split('\r\n')
  expect(lines[0]).toMatch(head)
  expect(lines).toHaveLength(total + 1)
  expect((await (await made('pdf')).text()).slice(0, 5)).toBe('%PDF-')
})
