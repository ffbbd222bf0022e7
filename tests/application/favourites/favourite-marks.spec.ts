import { autorun } from 'mobx'
import { expect, it } from 'vitest'
import { FavouriteMarksStore } from '#application/favourites/favourite-marks.store.ts'
import type { FavouriteMarks, Favourites } from '#application/favourites/favourites.port.ts'
import { LoadFavouriteMarks } from '#application/favourites/load-favourite-marks.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'
import { sessionOf } from '../../fixtures/session.fixture.ts'

const MARKS: FavouriteMarks = {
  lists: [{ id: 'l1', name: 'Workshop', count: 1, changed: 0 }],
  listIds: new Map([['nw-3.61981', ['l1']]]),
}

it('returns the parts lists that contain a part after the marks are loaded', () => {
  const store = new FavouriteMarksStore()
  const observed: (readonly string[])[] = []
  autorun(() => observed.push(store.listsOf('nw-3.61981')))
  expect(store.lists).toEqual([])
  store.set(MARKS)
  expect(observed).toEqual([[], ['l1']])
  expect(store.listsOf('nw-3.61982')).toEqual([])
  expect(store.lists).toEqual(MARKS.lists)
  store.empty()
  expect([store.lists, store.listsOf('nw-3.61981')]).toEqual([[], []])
})

it('all favourite buttons of a page share one load of the marks', async () => {
  const store = new FavouriteMarksStore()
  let loads = 0
  const load = async () => {
    loads += 1
    await Promise.resolve()
    store.set(MARKS)
  }
  await Promise.all([store.once(load), store.once(load)])
  await store.once(load)
  expect(loads).toBe(1)
})

it('loads the marks again after a load that has stored none', async () => {
  const store = new FavouriteMarksStore()
  let loads = 0
  await store.once(async () => void (loads += 1))
  await store.once(async () => void (loads += 1))
  expect(loads).toBe(2)
})

it('loads the marks again after an unexpected error', async () => {
  const store = new FavouriteMarksStore()
  const defect = new TypeError('a defect')
  await expect(store.once(() => Promise.reject(defect))).rejects.toBe(defect)
  await store.once(async () => store.set(MARKS))
  expect(store.lists).toHaveLength(1)
})

it('loads the marks of the next customer even if the load of the previous customer is in flight', async () => {
  const store = new FavouriteMarksStore()
  const last = Promise.withResolvers<void>()
  const next = Promise.withResolvers<void>()
  const forLast = store.once(() => last.promise)
  store.empty()
  let loads = 0
  const load = () => {
    loads += 1
    return next.promise
  }
  const first = store.once(load)
  last.resolve()
  await forLast
  const second = store.once(load)
  next.resolve()
  await Promise.all([first, second])
  expect(loads).toBe(1)
})

const loading = (marks: Favourites['marks'], session = sessionOf('customer')) => {
  const store = new FavouriteMarksStore()
  const { port, calls } = recordedPort<Favourites>({ marks })
  return {
    run: () => new LoadFavouriteMarks({ favourites: port, marks: store, session }).run(),
    store,
    session,
    calls,
  }
}

it('loads the marks of the customer', async () => {
  const { run, store } = loading(async () => MARKS)
  await run()
  expect(store.marks).toEqual(MARKS)
})

it('requests no marks without a login', async () => {
  const { run, session, calls } = loading(async () => MARKS)
  session.end()
  await run()
  expect(calls).toEqual([])
})

it('discards favourite marks that arrive for a previous customer', async () => {
  const { run, store, session } = loading(async () => {
    session.end()
    return MARKS
  })
  await run()
  expect(store.marks).toBeUndefined()
})

it('shows favourite buttons unmarked after a failure, and throws an unexpected error', async () => {
  const { run, store } = loading(() => Promise.reject(new ApiFailure('timeout', 'marks')))
  await run()
  expect(store.marks).toBeUndefined()
  const defect = new TypeError('a defect')
  await expect(loading(() => Promise.reject(defect)).run()).rejects.toBe(defect)
})
