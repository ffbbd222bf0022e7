import { expect, it } from 'vitest'
import type { Favourites } from '#application/favourites/favourites.port.ts'
import { OpenFavouriteList } from '#application/favourites/open-favourite-list.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { ListShape } from '#domain/data-table/list-shape.ts'
import type { FavouriteItem, FavouriteList } from '#domain/favourites/favourites.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'
import { sessionOf } from '../../fixtures/session.fixture.ts'

const SHAPE: ListShape = {
  columns: [
    { id: 'name', isSortable: true },
    { id: 'price', isSortable: true, isPrice: true },
  ],
  filters: [{ id: 'onlyChanged', kind: 'flag' }],
  sort: { by: 'name', desc: false },
  scope: 'list',
}
const list = (id: string, changed = 0): FavouriteList => ({ id, name: id, count: 1, changed })
const LISTS = [list('l1'), list('l2', 3), list('l3', 1)]
const ITEM = { sku: 'nw-3.61981' } as FavouriteItem

function opening(lists: readonly FavouriteList[] = LISTS, stubs: Partial<Favourites> = {}) {
  const { port, calls } = recordedPort<Favourites>({
    lists: async () => lists,
    open: async (id) => ({
      items: [ITEM],
      total: 1,
      list: lists.find((one) => one.id === id)!,
      lastVisit: '2026-11-20',
    }),
    ...stubs,
  })
  const session = sessionOf('customer')
  const favourites = new OpenFavouriteList({ favourites: port, session })
  const run = (query = '') => favourites.run(SHAPE, new URLSearchParams(query))
  return { favourites, run, session, calls }
}

it('opens the first parts list, and puts its id into the URL', async () => {
  expect(await opening().run()).toEqual({
    lists: LISTS,
    list: LISTS[0],
    lastVisit: '2026-11-20',
    opened: {
      kind: 'listed',
      url: expect.objectContaining({ scope: 'l1', page: 1 }),
      listing: { items: [ITEM], total: 1 },
    },
  })
})

it('opens the parts list that the URL requests', async () => {
  const { run, calls } = opening()
  expect(await run('list=l3')).toMatchObject({ list: LISTS[2], opened: { url: { scope: 'l3' } } })
  expect(calls).toMatchObject([['lists'], ['open', 'l3', { scope: 'l3', start: 0 }]])
})

it('opens a list with changes if only changed lists are requested', async () => {
  expect(await opening().run('onlyChanged=1')).toMatchObject({ list: LISTS[1] })
  expect(await opening([list('l1'), list('l4')]).run('onlyChanged=1')).toMatchObject({ list: { id: 'l1' } })
  expect(await opening().run('onlyChanged=1&list=l3')).toMatchObject({ list: LISTS[2] })
})

it('returns no parts list for the id of another customer’s list', async () => {
  const { run, calls } = opening()
  expect(await run('list=l9')).toBeUndefined()
  expect(calls).toEqual([['lists']])
})

it('returns no parts list for a customer without lists', async () => {
  const { run, calls } = opening([])
  expect(await run()).toMatchObject({
    lists: [],
    list: undefined,
    opened: { kind: 'listed', url: { scope: undefined }, listing: { items: [], total: 0 } },
  })
  expect(calls).toEqual([['lists']])
})

it('returns the settings of the URL with the failure if the lists cannot be loaded', async () => {
  const lists = () => Promise.reject(new ApiFailure('unavailable', 'lists', { retryAfter: 30 }))
  expect(await opening([], { lists }).run('list=l1')).toMatchObject({
    lists: [],
    list: undefined,
    opened: { kind: 'failed', url: { scope: 'l1' }, retryAfter: 30 },
  })
})

it('returns a failure if the requested page is beyond the list, and its last page cannot be loaded', async () => {
  let calls = 0
  const open = async () => {
    calls += 1
    if (calls > 1) throw new ApiFailure('unavailable', 'open')
    return { items: [], total: 1, list: LISTS[0]! }
  }
  expect(await opening(LISTS, { open }).run('list=l1&page=9')).toMatchObject({
    opened: { kind: 'failed', url: { page: 9 } },
  })
})

it('sorts a parts list by name in place of price if prices are hidden', async () => {
  const { run, session, calls } = opening()
  await run('sort=price')
  session.hidePrices(true)
  await run('sort=price')
  const sorted = calls.flatMap(([, , query]) => (query ? [(query as { sortBy: string }).sortBy] : []))
  expect(sorted).toEqual(['price', 'name'])
})

it('loads further rows of a parts list only if a list is given', async () => {
  const { favourites, calls } = opening()
  const query = { scope: 'l2', start: 25, length: 25, sortBy: 'name', desc: false, filters: {} }
  expect(await favourites.more(query)).toMatchObject({ items: [ITEM] })
  expect(await favourites.more({ ...query, scope: undefined })).toEqual({ items: [], total: 0 })
  expect(calls).toEqual([['open', 'l2', query]])
})
