import { describe, expect, it } from 'vitest'
import { AlertsStore } from '#application/alerts/alerts.store.ts'
import type { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { EditFavouriteItems } from '#application/favourites/edit-favourite-items.ts'
import { EditFavouriteLists } from '#application/favourites/edit-favourite-lists.ts'
import type { Favourites } from '#application/favourites/favourites.port.ts'
import type { LoadFavouriteMarks } from '#application/favourites/load-favourite-marks.ts'
import type { LocaleStore } from '#application/locale/locale.store.ts'
import type { SessionStore } from '#application/session/session.store.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { shareEnd } from '#domain/favourites/favourites.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { FavouriteListViewModel } from '#ui/favourites/list/favourite-list.view-model.ts'
import { ManualClock } from '../../../fixtures/clock.fixture.ts'
import { favouriteInput, favouriteItem, favouriteList } from '../../../fixtures/favourites.fixture.ts'
import { recordedPort } from '../../../fixtures/recorded-port.fixture.ts'

const [LIST, OTHER] = [favouriteList('a', { name: 'Service' }), favouriteList('b', { name: 'Brakes' })]
const ITEM = favouriteItem()
const SECOND = favouriteItem({ sku: 'NW-4.61984', articleNo: '4.61984' })
const ITEMS = [ITEM, SECOND]

type Added = Awaited<ReturnType<AddLinesToCart['run']>>

/** A customer who looks at the first of two lists. */
function listOf({ isOffline = false, added = ok([]) as Added } = {}) {
  const clock = new ManualClock()
  const change = async <Value>(value: Value) => {
    if (isOffline) throw new ApiFailure('offline', 'favourites')
    return ok(value)
  }
  const done = () => change(undefined)
  const { port, calls } = recordedPort<Favourites>({
    create: (name) => change(favouriteList('new', { name })),
    rename: (id, name) => change(favouriteList(id, { name })),
    delete: done,
    move: () => change([]),
    copy: () => change([]),
    remove: done,
    add: () => change([]),
    share: done,
    unshare: done,
    notify: done,
  })
  const loadMarks = { run: async () => {} } as unknown as LoadFavouriteMarks
  const alerts = new AlertsStore(clock)
  const inCart: unknown[] = []
  const addLines = {
    run: async (lines: unknown) => {
      inCart.push(lines)
      return added
    },
  } as unknown as AddLinesToCart
  const session = { canAddToCart: true, pricesAreVisible: true } as SessionStore
  const model = new FavouriteListViewModel({
    session,
    alerts,
    locale: {} as LocaleStore,
    editLists: new EditFavouriteLists({ favourites: port, loadMarks, clock }),
    editItems: new EditFavouriteItems({ favourites: port, loadMarks }),
    addLines,
    codes: { squares: async (text) => [[text === 'dark']] },
  })
  model.show({ lists: [LIST, OTHER], list: LIST, lastVisit: '2026-11-20' })
  return { model, calls, inCart, clock, alerts: () => alerts.alerts }
}

function withoutList() {
  const opened = listOf()
  opened.model.show({ lists: [] })
  return opened
}

describe('the shown parts list', () => {
  it('has its items’ prices, and is shown with all lists of the customer and the last visit', () => {
    const { model } = listOf()
    expect(model).toMatchObject({
      list: LIST,
      lists: [LIST, OTHER],
      otherLists: [OTHER],
      lastVisit: '2026-11-20',
    })
    expect(model).toMatchObject({ canAddToCart: true, isBusy: false })
    const item = favouriteItem({ price: { minor: 100, currency: 'EUR' } })
    expect(model.factsOf(item).price).toEqual(item.price)
  })

  it('can be deleted', async () => {
    const { model, calls } = listOf()
    expect([await model.deleteList(), calls]).toEqual([true, [['delete', 'a']]])
    expect(await listOf({ isOffline: true }).model.deleteList()).toBe(false)
  })

  it('cannot be changed if it does not exist', async () => {
    const { model, calls } = withoutList()
    const tried = [model.rename(), model.deleteList(), model.share(), model.unshare()]
    const more = [model.transfer(ITEMS, 'b', true), model.remove(ITEMS), model.undo()]
    expect(await Promise.all([...tried, ...more])).toEqual(Array(7).fill(false))
    expect([calls, model.otherLists]).toEqual([[], []])
  })
})

it('a list is created with a trimmed name, and the model is busy while it is created', async () => {
  const { model, calls } = listOf()
  const id = model.create(' Axle  2 ')
  expect(model.isBusy).toBe(true)
  expect([await id, calls, model.isBusy]).toEqual(['new', [['create', 'Axle 2']], false])
})

describe('the form for the name of a parts list', () => {
  it('opens and closes, and has the current name in its field', () => {
    const { model } = listOf()
    expect([model.pane, model.newName]).toEqual([undefined, ''])
    model.togglePane('name')
    expect([model.pane, model.newName]).toEqual(['name', 'Service'])
    model.typeName('Other')
    model.togglePane('share')
    expect([model.pane, model.newName]).toEqual(['share', 'Service'])
    model.togglePane('share')
    expect(model.pane).toBeUndefined()
    const { model: none } = withoutList()
    none.togglePane('name')
    expect(none.newName).toBe('')
  })

  it('closes after the list is renamed', async () => {
    const { model, calls } = listOf()
    model.togglePane('name')
    model.typeName('  Axle 2')
    expect([await model.rename(), calls, model.pane]).toEqual([true, [['rename', 'a', 'Axle 2']], undefined])
  })

  it('remains open if the name was rejected', async () => {
    const { model } = listOf({ isOffline: true })
    model.togglePane('name')
    expect([await model.rename(), model.pane]).toEqual([false, 'name'])
  })
})

describe('the link of a shared parts list', () => {
  it('is valid for the chosen number of days', async () => {
    const { model, calls, clock } = listOf()
    expect(model.shareFor).toBe(30)
    const last = model.shareDays.at(-1)
    model.chooseShareDays(String(last))
    model.chooseShareDays('4711')
    expect(await model.share()).toBe(true)
    expect(calls).toEqual([['share', 'a', shareEnd(clock.now(), last!)]])
  })

  it('can be withdrawn', async () => {
    const { model, calls } = listOf()
    expect([await model.unshare(), calls]).toEqual([true, [['unshare', 'a']]])
  })
})

describe('selected items of a parts list', () => {
  it.each([
    [true, 'move', 'noticelist.moved'],
    [false, 'copy', 'noticelist.copied'],
  ])('are copied or moved to another list: moved %s', async (isMove, call, messageId) => {
    const { model, calls, alerts } = listOf()
    expect(await model.transfer(ITEMS, 'b', isMove)).toBe(true)
    expect(calls).toEqual([[call, 'a', 'b', ['NW-3.61984', 'NW-4.61984']]])
    expect(alerts()).toMatchObject([{ kind: 'success', messageId, values: { count: 2, list: 'Brakes' } }])
  })

  it('are reported with an error if the transfer fails, and an empty selection sends nothing', async () => {
    const { model, alerts } = listOf({ isOffline: true })
    expect(await model.transfer(ITEMS, 'b', true)).toBe(false)
    expect(alerts()).toMatchObject([{ kind: 'error', messageId: 'notice.refused' }])
    const other = listOf()
    expect([await other.model.transfer([], 'b', true), await other.model.remove([])]).toEqual([false, false])
    expect(other.calls).toEqual([])
  })

  it('are reported as copied without the name of the target list if that list no longer exists', async () => {
    const { model, alerts } = listOf()
    await model.transfer(ITEMS, 'gone', false)
    expect(alerts()).toMatchObject([{ values: { list: '' } }])
  })

  it('can be removed, and restored once by undo', async () => {
    const { model, calls } = listOf()
    expect(await model.remove([ITEM])).toBe(true)
    const inputs = [favouriteInput()]
    expect([calls, model.removed]).toEqual([[['remove', 'a', [ITEM.sku]]], { listId: 'a', inputs }])
    expect(await model.undo()).toBe(true)
    expect([calls.at(-1), model.removed]).toEqual([['add', 'a', inputs], undefined])
    expect(await model.undo()).toBe(false)
  })

  it('that could not be removed cannot be restored', async () => {
    const { model } = listOf({ isOffline: true })
    expect([await model.remove([ITEM]), model.removed]).toEqual([false, undefined])
  })

  it('that were removed cannot be restored after another list is opened', async () => {
    const { model } = listOf()
    await model.remove([ITEM])
    model.show({ lists: [LIST, OTHER], list: LIST })
    expect(model.removed).toBeDefined()
    model.show({ lists: [LIST, OTHER], list: OTHER })
    expect(model.removed).toBeUndefined()
  })
})

describe('adding a parts list to the cart', () => {
  const outcome = (sku: string, accepted: number) => ({ sku, status: 'ok' as const, requested: 2, accepted })

  it('adds all items with their quantities', async () => {
    const { model, inCart, alerts } = listOf({ added: ok(ITEMS.map(({ sku }) => outcome(sku, 2))) })
    await model.toCart(async () => ITEMS)
    expect(inCart).toEqual([ITEMS.map(({ sku }) => ({ sku, quantity: 2 }))])
    expect(alerts()).toMatchObject([
      { kind: 'success', messageId: 'noticelist.inCart', values: { count: 2, total: 2 }, list: [] },
    ])
  })

  it('is possible while a change of the list is being saved', async () => {
    const { model } = listOf()
    const saved = model.remove([SECOND])
    expect([model.isBusy, model.isAdding]).toEqual([true, false])
    const added = model.toCart(async () => ITEMS)
    expect(model.isAdding).toBe(true)
    await Promise.all([saved, added])
    expect(model.isAdding).toBe(false)
  })

  it('adds the items that the cart accepts, and lists the rejected ones in a warning', async () => {
    const { model, alerts } = listOf({ added: ok([outcome(ITEM.sku, 1), outcome(SECOND.sku, 0)]) })
    await model.toCart(async () => ITEMS)
    expect(alerts()).toMatchObject([
      {
        kind: 'warning',
        messageId: 'noticelist.partlyInCart',
        values: { count: 1, total: 2 },
        list: ['4.61984 Brake disc'],
      },
    ])
  })

  it('shows an error after a failure, but no alert after the end of the session', async () => {
    const { model, alerts } = listOf({ added: fail({ kind: 'unreachable' }) })
    await model.toCart(async () => ITEMS)
    expect(alerts()).toMatchObject([{ kind: 'error', messageId: 'noticelist.notInCart' }])
    const remaining = listOf({ added: fail({ kind: 'logged-out' }) })
    await remaining.model.toCart(async () => ITEMS)
    expect(remaining.alerts()).toEqual([])
  })
})

it('a stock notification is confirmed, and can be switched off, whether it was switched on here or earlier', async () => {
  const { model, calls, alerts } = listOf()
  await model.toggleWatch(ITEM)
  expect(model.isWatched(ITEM)).toBe(true)
  expect(alerts()).toMatchObject([
    { kind: 'success', messageId: 'noticelist.willTell', values: { number: '3.61984' } },
  ])
  await model.toggleWatch(ITEM)
  expect(model.isWatched(ITEM)).toBe(false)
  await model.toggleWatch({ ...ITEM, sku: 'another', isWatched: true })
  expect(calls).toEqual([
    ['notify', ITEM.sku, 'stock', true],
    ['notify', ITEM.sku, 'stock', false],
    ['notify', 'another', 'stock', false],
  ])
  expect(alerts().at(-1)).toMatchObject({ messageId: 'noticelist.willNotTell' })
})

it('a stock notification that cannot be switched on shows an error', async () => {
  const offline = listOf({ isOffline: true })
  await offline.model.toggleWatch(ITEM)
  expect(offline.alerts()).toMatchObject([{ kind: 'error' }])
})

it('a label contains the code of each part', async () => {
  const { model } = listOf()
  const labels = await model.labelsOf(ITEMS, ({ sku }) => (sku === ITEM.sku ? 'dark' : 'light'))
  expect(labels.map(({ articleNo, squares }) => [articleNo, squares])).toEqual([
    ['3.61984', [[true]]],
    ['4.61984', [[false]]],
  ])
})
