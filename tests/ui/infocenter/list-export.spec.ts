import { expect, it } from 'vitest'
import { DocumentQueue } from '#application/documents/document-queue.port.ts'
import { DownloadsStore } from '#application/downloads/downloads.store.ts'
import { MOST_GATHERED } from '#application/list/gather-list.ts'
import { ListTools } from '#application/list/list-tools.ts'
import type { ListSource } from '#application/list/list-source.ts'
import { openList } from '#application/list/open-list.ts'
import { OrderDesk } from '#application/orders/order-desk.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { ListSelection } from '#ui/infocenter/list/list-selection.view-model.ts'
import { ListViewModel } from '#ui/infocenter/list/list.view-model.ts'
import { addressList } from '#ui/infocenter/addresses/address-list.view-model.ts'
import { orderList, type OrderItem } from '#ui/infocenter/orders/order-list.view-model.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'

/** As many as no page makes a file of. */
const MANY = MOST_GATHERED + 1

async function longList() {
  let now = Date.now()
  const backend = createMockBackend({ size: SMALL_CATALOGUE, clock: () => now })
  const shop = await loggedInShop('full', { fetch: backend.respond })
  const desk = shop.get<OrderDesk>(OrderDesk)
  const source: ListSource<OrderItem> = async (query) => ({ ...(await desk.list(query)), total: MANY })
  const opened = await openList(orderList, new URLSearchParams(), source, false)
  const list = new ListViewModel(orderList, opened, source, new ListSelection(), shop.get(ListTools))
  const heads = async () => {
    const [{ queueId } = { queueId: '' }] = shop.get(DownloadsStore).list
    now += 60_000
    const fetched = await shop.get<DocumentQueue>(DocumentQueue).file(queueId)
    return (await fetched!.file.text()).split('\r\n')[0]
  }
  return { shop, list, heads }
}

const none = () => {
  throw new Error('A page makes no file of so many rows')
}

it('has a file of more than 5,000 rows made on the other side, with the prices that are seen', async () => {
  const { list, heads } = await longList()
  await list.export('csv', 'en', none)
  expect(list.exporting).toEqual({ kind: 'queued' })
  expect(await heads()).toMatch(/Net;Currency/)
})

it('leaves the prices out of it for who has hidden them', async () => {
  const { shop, list, heads } = await longList()
  shop.get(SessionStore).hidePrices(true)
  await list.export('csv', 'en', none)
  expect(list.exporting).toEqual({ kind: 'queued' })
  expect(await heads()).toMatch(/Status;Outstanding$/)
})

it('has paper made on the other side, however few the rows', async () => {
  const { shop, list } = await longList()
  list.select(list.items[0]!, true)
  await list.export('pdf', 'en', none)
  expect(shop.get(DownloadsStore).list).toMatchObject([{ total: 1 }])
})

it('offers paper where the other side knows the list', async () => {
  const { shop, list } = await longList()
  expect(list.exportFormats).toEqual(['csv', 'xlsx', 'pdf'])
  const empty = { kind: 'listed', listing: { items: [], total: 0 }, address: list.address } as const
  const source = () => Promise.resolve(empty.listing)
  const other = new ListViewModel(addressList, empty, source, new ListSelection(), shop.get(ListTools))
  expect(other.exportFormats).toEqual(['csv', 'xlsx'])
})
