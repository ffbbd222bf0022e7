import { describe, expect, it } from 'vitest'
import { EditFavouriteItems } from '#application/favourites/edit-favourite-items.ts'
import { FavouriteMarksStore } from '#application/favourites/favourite-marks.store.ts'
import type { FavouritesApiRejection } from '#application/favourites/favourites-rejection.ts'
import type { Favourites } from '#application/favourites/favourites.port.ts'
import { LoadFavouriteMarks } from '#application/favourites/load-favourite-marks.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { FavouriteList } from '#domain/favourites/favourites.ts'
import { FavouritePanelViewModel } from '#ui/favourites/favourite-panel.view-model.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { favouriteList } from '../../fixtures/favourites.fixture.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'
import { sessionOf } from '../../fixtures/session.fixture.ts'

const SKU = 'NW-3.61984'
const LISTS = [favouriteList('a', { name: 'Service' }), favouriteList('b', { name: 'Brakes', count: 4 })]
const ITEMS = [{ sku: SKU, quantity: 3, note: '' }]

type Held = {
  readonly lists?: readonly FavouriteList[]
  readonly fails?: ApiFailure | FavouritesApiRejection | undefined
}

/** A customer whose first list contains the part. */
function panelOf(held: Held = {}) {
  const change = async <Value>(value: Value) => {
    if (held.fails instanceof ApiFailure) throw held.fails
    return held.fails ? fail(held.fails) : ok(value)
  }
  const { port, calls } = recordedPort<Favourites>({
    marks: async () => ({ lists: held.lists ?? LISTS, listIds: new Map([[SKU, ['a']]]) }),
    add: () => change([]),
    remove: () => change(undefined),
    create: (name) => change(favouriteList('new', { name })),
  })
  const marks = new FavouriteMarksStore()
  const session = sessionOf('customer')
  const loadMarks = new LoadFavouriteMarks({ favourites: port, marks, session })
  const model = new FavouritePanelViewModel({
    marks,
    loadMarks,
    editItems: new EditFavouriteItems({ favourites: port, loadMarks }),
  })
  const changes = () => calls.filter(([name]) => name !== 'marks')
  return { model, session, calls, changes }
}

async function openedPanel(held?: Held) {
  const opened = panelOf(held)
  await opened.model.open(SKU, 3, 'My list')
  return opened
}

describe('the panel of parts lists that contain a part', () => {
  it('shows all lists, and which of them contain the part', async () => {
    const { model } = panelOf()
    expect([model.isKnown, model.lists]).toEqual([false, []])
    await model.open(SKU, 3, 'My list')
    expect([model.isKnown, model.lists]).toEqual([
      true,
      [
        { id: 'a', name: 'Service', count: 1, isIn: true },
        { id: 'b', name: 'Brakes', count: 4, isIn: false },
      ],
    ])
  })

  it('prefills the name of a new list only if there are no lists', async () => {
    expect((await openedPanel({ lists: [] })).model.newName).toBe('My list')
    expect((await openedPanel()).model.newName).toBe('')
    const { model, session } = panelOf({ lists: [] })
    session.end()
    await model.open(SKU, 3, 'My list')
    expect([model.isKnown, model.newName]).toEqual([false, ''])
  })
})

describe('checking or unchecking a parts list for a part', () => {
  it('adds the part with its quantity', async () => {
    const { model, changes } = await openedPanel()
    await model.toggle('b')
    expect(changes()).toEqual([['add', 'b', ITEMS]])
    expect(model.message).toEqual({ messageId: 'notice.added', list: 'Brakes', isError: false })
  })

  it('removes a part that the list contains', async () => {
    const { model, changes } = await openedPanel()
    await model.toggle('a')
    expect(changes()).toEqual([['remove', 'a', [SKU]]])
    expect(model.message).toEqual({ messageId: 'notice.removed', list: 'Service', isError: false })
  })

  it('has no effect for an unknown list', async () => {
    const { model, changes } = await openedPanel()
    await model.toggle('other')
    expect([changes(), model.message]).toEqual([[], undefined])
  })

  it.each([
    [{ kind: 'too-many' } as const, 'notice.tooMany'],
    [{ kind: 'gone' } as const, 'notice.refused'],
    [new ApiFailure('logged-out', 'favourites'), 'notice.loggedOut'],
    [new ApiFailure('offline', 'favourites'), 'notice.refused'],
  ])('shows the reason if the list rejects the part: %s', async (fails, messageId) => {
    const { model } = await openedPanel({ fails })
    await model.toggle('b')
    expect(model.message).toEqual({ messageId, list: 'Brakes', isError: true })
  })

  it('waits for the previous change, and shows no intermediate message', async () => {
    const { model, changes } = await openedPanel()
    await model.toggle('b')
    const pending = model.toggle('a')
    expect(model.message).toBeUndefined()
    await Promise.all([pending, model.toggle('b')])
    expect(changes().map(([name]) => name)).toEqual(['add', 'remove'])
    expect(model.message?.messageId).toBe('notice.removed')
  })
})

describe('creating a parts list for a part', () => {
  it('adds the part, and clears the name field', async () => {
    const { model, changes } = await openedPanel()
    model.typeName('  Axle   2 ')
    await model.create()
    expect(changes()).toEqual([
      ['create', 'Axle 2'],
      ['add', 'new', ITEMS],
    ])
    expect([model.message, model.newName]).toEqual([
      { messageId: 'notice.added', list: 'Axle 2', isError: false },
      '',
    ])
  })

  it('requires a name, and clears the error when one is typed', async () => {
    const { model, changes } = await openedPanel()
    model.typeName('  ')
    await model.create()
    expect([model.message, changes()]).toEqual([
      { messageId: 'notice.nameMissing', list: '', isError: true },
      [],
    ])
    model.typeName('A')
    expect(model.message).toBeUndefined()
  })

  it('retains the typed name if another list already has it', async () => {
    const { model } = await openedPanel({ fails: { kind: 'name-taken' } })
    model.typeName('Service')
    await model.create()
    expect([model.message, model.newName]).toEqual([
      { messageId: 'notice.nameTaken', list: 'Service', isError: true },
      'Service',
    ])
  })

  it('retains the message about an added part while a name is typed', async () => {
    const { model } = await openedPanel()
    await model.toggle('b')
    model.typeName('A')
    expect(model.message?.messageId).toBe('notice.added')
  })
})
