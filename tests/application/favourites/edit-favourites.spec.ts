import { expect, it } from 'vitest'
import { EditFavouriteItems } from '#application/favourites/edit-favourite-items.ts'
import { EditFavouriteLists } from '#application/favourites/edit-favourite-lists.ts'
import type { Favourites } from '#application/favourites/favourites.port.ts'
import type { LoadFavouriteMarks } from '#application/favourites/load-favourite-marks.ts'
import { OpenSharedList } from '#application/favourites/open-shared-list.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { FavouriteList, SharedList } from '#domain/favourites/favourites.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { ManualClock } from '../../fixtures/clock.fixture.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

const list = (id: string, name: string): FavouriteList => ({ id, name, count: 0, changed: 0 })
const ITEM = { sku: 'nw-3.61981', quantity: 2, note: '' }

const CHANGES = ['add', 'update', 'move', 'copy', 'remove', 'notify', 'rename', 'delete', 'share', 'unshare']

/** EditFavourites with a fake API on 21 November 2026. */
function editing(stubs: Partial<Favourites> = {}) {
  const { port, calls } = recordedPort<Favourites>({
    lists: async () => [list('l1', 'Workshop'), list('l2', 'Fleet')],
    ...Object.fromEntries(CHANGES.map((name) => [name, async () => ok(undefined)])),
    create: async (name) => ok(list('new', name)),
    ...stubs,
  })
  const marks = recordedPort<LoadFavouriteMarks>()
  const items = new EditFavouriteItems({ favourites: port, loadMarks: marks.port })
  return {
    items,
    lists: new EditFavouriteLists({ favourites: port, loadMarks: marks.port, clock: new ManualClock() }),
    calls,
    marks: marks.calls,
  }
}

type Editing = Pick<ReturnType<typeof editing>, 'items' | 'lists'>
type Case = readonly [call: readonly unknown[], act: (editing: Editing) => Promise<unknown>]

it.each<Case>([
  [['add', 'l1', [ITEM]], ({ items }) => items.add('l1', [ITEM])],
  [['update', 'l1', ITEM, ITEM], ({ items }) => items.update('l1', ITEM, ITEM)],
  [['move', 'l1', 'l2', ['a']], ({ items }) => items.move('l1', 'l2', ['a'])],
  [['copy', 'l1', 'l2', ['a']], ({ items }) => items.copy('l1', 'l2', ['a'])],
  [['remove', 'l1', ['a']], ({ items }) => items.remove('l1', ['a'])],
  [['notify', 'a', 'stock', true], ({ items }) => items.notify('a', 'stock', true)],
  [['rename', 'l1', 'Fleet'], ({ lists }) => lists.rename('l1', 'Fleet')],
  [['delete', 'l1'], ({ lists }) => lists.delete('l1')],
  [['share', 'l1', '2026-12-21T00:00:00.000Z'], ({ lists }) => lists.share('l1', 30)],
  [['unshare', 'l1'], ({ lists }) => lists.unshare('l1')],
])('changes the parts lists by one call, then reloads the favourite marks: %j', async (call, act) => {
  const { items, lists, calls, marks } = editing()
  expect(await act({ items, lists })).toEqual(ok(undefined))
  expect(calls).toEqual([call])
  expect(marks).toEqual([['run']])
})

it('returns the result of the API for a change of the parts lists', async () => {
  const { items } = editing({ update: async () => ok({ kind: 'updated' }) })
  expect(await items.update('l1', ITEM, ITEM)).toEqual(ok({ kind: 'updated' }))
  expect(await editing().lists.create('Yard')).toEqual(ok(list('new', 'Yard')))
})

it('creates a parts list with its first items', async () => {
  const { items, calls } = editing()
  expect(await items.addToNewList('Yard', [ITEM])).toEqual(ok('new'))
  expect(calls).toEqual([
    ['create', 'Yard'],
    ['add', 'new', [ITEM]],
  ])
})

it('creates an empty parts list if no items are given', async () => {
  const { items, calls } = editing()
  expect(await items.addToNewList('Yard', [])).toEqual(ok('new'))
  expect(calls).toEqual([['create', 'Yard']])
})

it('adds items to the first parts list, and creates one for a customer without lists', async () => {
  const { items, calls } = editing()
  expect(await items.addToFirstList('Notes', [ITEM])).toEqual(ok('l1'))
  expect(calls).toEqual([['lists'], ['add', 'l1', [ITEM]]])
  const first = editing({ lists: async () => [] })
  expect(await first.items.addToFirstList('Notes', [ITEM])).toEqual(ok('new'))
  expect(first.calls).toEqual([['lists'], ['create', 'Notes'], ['add', 'new', [ITEM]]])
})

it('adds items to the given parts list, and creates one with an unused name if it was deleted', async () => {
  const { items, calls } = editing()
  expect(await items.addToListOrNew('l2', 'Fleet', [ITEM])).toEqual(ok('l2'))
  expect(calls).toEqual([['lists'], ['add', 'l2', [ITEM]]])
  const gone = editing()
  expect(await gone.items.addToListOrNew('l3', 'Fleet', [ITEM])).toEqual(ok('new'))
  expect(gone.calls).toEqual([['lists'], ['create', 'Fleet 2'], ['add', 'new', [ITEM]]])
})

it.each([
  ['a rejection', async () => fail({ kind: 'too-many' } as const), 'too-many'],
  ['a lost response', () => Promise.reject(new ApiFailure('timeout', 'add')), 'unreachable'],
])('reports %s, and does not reload the marks', async (_, add, kind) => {
  const { items, marks } = editing({ add })
  expect(await items.add('l1', [ITEM])).toEqual(fail({ kind }))
  expect(marks).toEqual([])
})

it('adds no items if the parts list could not be created', async () => {
  const { items, calls } = editing({ create: async () => fail({ kind: 'name-taken' }) })
  expect(await items.addToNewList('Yard', [ITEM])).toEqual(fail({ kind: 'name-taken' }))
  expect(calls).toEqual([['create', 'Yard']])
})

const SHARED = { name: 'Fleet', items: [] } as unknown as SharedList

it('opens a shared parts list, and sends no request for an id of invalid length', async () => {
  const { port, calls } = recordedPort<Favourites>({ shared: async () => ok(SHARED) })
  const open = new OpenSharedList({ favourites: port })
  expect(await open.run('x'.repeat(200))).toEqual(ok(SHARED))
  expect(await open.run('x'.repeat(201))).toEqual(fail({ kind: 'unknown' }))
  expect(await open.run('')).toEqual(fail({ kind: 'unknown' }))
  expect(calls).toEqual([['shared', 'x'.repeat(200)]])
})
