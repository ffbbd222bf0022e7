import { describe, expect, it } from 'vitest'
import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { EditFavouriteItems } from '#application/favourites/edit-favourite-items.ts'
import type { Favourites, UpdatedItem } from '#application/favourites/favourites.port.ts'
import type { LoadFavouriteMarks } from '#application/favourites/load-favourite-marks.ts'
import { LocaleStore } from '#application/locale/locale.store.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { FavouriteItemInput } from '#domain/favourites/favourites.ts'
import type { LanguageCode } from '#domain/locale/language.ts'
import { ItemDrafts } from '#ui/favourites/list/item-drafts.view-model.ts'
import { ListChanges } from '#ui/favourites/list/list-changes.view-model.ts'
import { ok } from '#domain/shared/result.ts'
import { ManualClock } from '../../../fixtures/clock.fixture.ts'
import { favouriteInput } from '../../../fixtures/favourites.fixture.ts'
import { recordedPort } from '../../../fixtures/recorded-port.fixture.ts'

const ITEM = favouriteInput()
const OTHER = favouriteInput({ sku: 'NW-4.61984' })
const TYPED = { quantity: '2', note: 'left side', min: '', max: '' }

type Answer = UpdatedItem | ApiFailure | Promise<UpdatedItem>

/** Drafts of list `a`. The updates get the given responses one after the other; all further updates succeed. */
function draftsIn(language: LanguageCode, ...results: Answer[]) {
  const { port, calls } = recordedPort<Favourites>({
    update: async () => {
      const response = results.shift() ?? { kind: 'updated' }
      if (response instanceof ApiFailure) throw response
      return ok(await response)
    },
  })
  const changes = new ListChanges(new AlertsStore(new ManualClock()))
  const loadMarks = { run: async () => {} } as unknown as LoadFavouriteMarks
  const locale = new LocaleStore({ language, countryId: 'DE' }, { user: undefined })
  const drafts = new ItemDrafts(changes, new EditFavouriteItems({ favourites: port, loadMarks }), locale)
  drafts.follow('a')
  return { drafts, calls }
}

const draftsOf = (...results: Answer[]) => draftsIn('en', ...results)

const changedTo = (current: FavouriteItemInput): UpdatedItem => ({ kind: 'changed-elsewhere', current })

describe('the fields of an item of a parts list', () => {
  it('can be changed in steps within the limits, from the typed quantity', () => {
    const { drafts } = draftsOf()
    drafts.step(ITEM, 1)
    expect(drafts.of(ITEM).quantity).toBe('3')
    drafts.step(ITEM, -9)
    expect(drafts.of(ITEM).quantity).toBe('1')
  })

  it('are cleared when another list is opened, but not when the same list is loaded again', async () => {
    const theirs = favouriteInput({ quantity: 9 })
    const { drafts } = draftsOf(changedTo(theirs))
    drafts.type(ITEM, { note: 'right' })
    await drafts.settle(ITEM)
    drafts.type(OTHER, { min: 'x' })
    await drafts.settle(OTHER)
    drafts.follow('a')
    expect([drafts.of(ITEM).note, drafts.conflict(ITEM)?.quantity, drafts.errors.size]).toEqual([
      'right',
      9,
      1,
    ])
    drafts.follow('b')
    expect([drafts.of(ITEM), drafts.conflict(ITEM), drafts.errors.size]).toEqual([TYPED, undefined, 0])
  })
})

describe('on leaving a field of a parts list', () => {
  it('typed values are saved with the version that they are based on', async () => {
    const { drafts, calls } = draftsOf()
    drafts.type(ITEM, { quantity: '7', note: ' right ' })
    expect(await drafts.settle(ITEM)).toBe(true)
    const savedInput = favouriteInput({ quantity: 7, note: 'right' })
    expect(calls).toEqual([['update', 'a', savedInput, ITEM]])
    expect(drafts.of(ITEM)).toEqual({ ...TYPED, quantity: '7', note: 'right' })
  })

  it('nothing is saved if nothing has changed or no list is shown', async () => {
    const { drafts, calls } = draftsOf()
    expect(await drafts.settle(ITEM)).toBe(false)
    drafts.follow(undefined)
    drafts.type(ITEM, { quantity: '7' })
    expect(await drafts.settle(ITEM)).toBe(false)
    expect(calls).toEqual([])
  })

  it('a value that was retyped without a change is not saved', async () => {
    const { drafts, calls } = draftsOf()
    drafts.type(ITEM, { min: 'x' })
    await drafts.settle(ITEM)
    drafts.type(ITEM, { quantity: '2.0', note: 'left side ', min: '' })
    expect(await drafts.settle(ITEM)).toBe(false)
    expect([calls, drafts.of(ITEM), drafts.errors.size]).toEqual([[], TYPED, 0])
  })

  it('an invalid value is reported, and remains as typed', async () => {
    const { drafts, calls } = draftsOf()
    drafts.type(ITEM, { min: '9', max: '2' })
    expect(await drafts.settle(ITEM)).toBe(false)
    expect([drafts.errors.get(ITEM.sku), drafts.of(ITEM).min, calls]).toEqual(['min-above-max', '9', []])
    drafts.type(ITEM, { min: 'nine' })
    expect(drafts.errors.size).toBe(0)
    await drafts.settle(ITEM)
    expect(drafts.errors.get(ITEM.sku)).toBe('stock')
  })

  it('a value that could not be saved remains as typed', async () => {
    const { drafts } = draftsOf(new ApiFailure('offline', 'favourites'))
    drafts.type(ITEM, { quantity: '7' })
    expect(await drafts.settle(ITEM)).toBe(false)
    expect([drafts.of(ITEM).quantity, drafts.conflict(ITEM)]).toEqual(['7', undefined])
    expect(await drafts.settle(ITEM)).toBe(true)
  })

  it('changes of two fields are sent one after the other, and text typed in the meantime is retained', async () => {
    const gate = Promise.withResolvers<UpdatedItem>()
    const { drafts, calls } = draftsOf(gate.promise)
    drafts.type(ITEM, { quantity: '7' })
    const first = drafts.settle(ITEM)
    await expect.poll(() => calls.length).toBe(1)
    drafts.type(ITEM, { note: 'right' })
    const second = drafts.settle(ITEM)
    expect(calls).toHaveLength(1)
    gate.resolve({ kind: 'updated' })
    expect(await Promise.all([first, second])).toEqual([true, true])
    const savedInput = favouriteInput({ quantity: 7 })
    expect(calls[1]).toEqual(['update', 'a', { ...savedInput, note: 'right' }, savedInput])
  })
})

describe('the quantity of an item of a parts list', () => {
  it.each([
    ['en', '1,000', 1_000],
    ['de', '1.000', 1_000],
  ] as const)(
    'is parsed in the notation of the page’s language: %s, "%s"',
    async (language, quantity, pieces) => {
      const { drafts, calls } = draftsIn(language)
      drafts.type(ITEM, { quantity })
      expect(await drafts.settle(ITEM)).toBe(true)
      expect(calls).toEqual([['update', 'a', favouriteInput({ quantity: pieces }), ITEM]])
    },
  )

  it.each([
    ['en', '1.000'],
    ['de', '1,000'],
  ] as const)('that is ambiguous is saved only after confirmation: %s, "%s"', async (language, quantity) => {
    const { drafts, calls } = draftsIn(language)
    drafts.type(ITEM, { quantity })
    expect(await drafts.settle(ITEM)).toBe(false)
    expect([drafts.of(ITEM).quantity, drafts.readings(ITEM), calls]).toEqual([quantity, [1, 1_000], []])
    drafts.type(ITEM, { quantity: '1000' })
    expect(await drafts.settle(ITEM)).toBe(true)
    expect(calls).toEqual([['update', 'a', favouriteInput({ quantity: 1_000 }), ITEM]])
  })

  it.each([
    ['abc', 'not-a-number'],
    ['', 'not-a-number'],
    ['1.5', 'not-whole'],
    ['-4', 'too-small'],
    ['100000', 'too-large'],
    ['2 ?', 'two-readings'],
    [`1000${' '.repeat(30)}5`, 'not-a-number'],
  ])('that is invalid is not saved, and remains as typed: "%s"', async (quantity, error) => {
    const { drafts, calls } = draftsOf()
    drafts.type(ITEM, { quantity })
    expect(await drafts.settle(ITEM)).toBe(false)
    expect([drafts.quantityError(ITEM), drafts.stockError(ITEM)]).toEqual([error, undefined])
    expect([drafts.of(ITEM).quantity, calls]).toEqual([quantity, []])
    drafts.step(ITEM, 1)
    expect([drafts.of(ITEM).quantity, drafts.errors.size]).toEqual(['2', 0])
  })
})

describe('a parts list that is loaded again after a change', () => {
  it('shows a quantity that was changed and changed back, even if the response still contains the first change', async () => {
    const { drafts, calls } = draftsOf()
    for (const quantity of ['7', '2']) {
      drafts.type(ITEM, { quantity })
      await drafts.settle(ITEM)
    }
    expect(calls).toHaveLength(2)
    expect(drafts.of(ITEM).quantity).toBe('2')
    expect(drafts.of(favouriteInput({ quantity: 7 })).quantity).toBe('2')
  })
})

it('a value typed in a parts list does not appear at the same part in another list', async () => {
  const { drafts } = draftsOf()
  drafts.type(ITEM, { quantity: '7' })
  await drafts.settle(ITEM)
  drafts.follow('b')
  expect(drafts.of(ITEM).quantity).toBe('2')
})

describe('a conflict with another session in a parts list', () => {
  const theirs = favouriteInput({ quantity: 9 })

  async function conflicting(...results: Answer[]) {
    const opened = draftsOf(changedTo(theirs), ...results)
    opened.drafts.type(ITEM, { note: 'right' })
    expect(await opened.drafts.settle(ITEM)).toBe(false)
    return opened
  }

  it('shows the value of the other session, and keeps the typed one', async () => {
    const { drafts } = await conflicting()
    expect(drafts.conflict(ITEM)).toEqual({ quantity: 9, note: undefined, stock: undefined })
    expect([drafts.of(ITEM).note, drafts.conflict(OTHER)]).toEqual(['right', undefined])
  })

  it('can be resolved by saving the typed value on top of the other session’s', async () => {
    const { drafts, calls } = await conflicting()
    expect(await drafts.decide(ITEM, true)).toBe(true)
    const merged = favouriteInput({ quantity: 9, note: 'right' })
    expect(calls[1]).toEqual(['update', 'a', merged, theirs])
    expect([drafts.conflict(ITEM), drafts.of(theirs)]).toEqual([
      undefined,
      { ...TYPED, quantity: '9', note: 'right' },
    ])
  })

  it('can be resolved by accepting the other session’s value', async () => {
    const { drafts, calls } = await conflicting()
    expect(await drafts.decide(ITEM, false)).toBe(true)
    expect([drafts.conflict(ITEM), drafts.of(ITEM), calls.length]).toEqual([
      undefined,
      { ...TYPED, quantity: '9' },
      1,
    ])
  })

  it('occurs again if the item was changed once more before the typed value was saved', async () => {
    const again = favouriteInput({ quantity: 11 })
    const { drafts } = await conflicting(changedTo(again))
    expect(await drafts.decide(ITEM, true)).toBe(false)
    expect(drafts.conflict(ITEM)?.quantity).toBe(11)
  })

  it('is not resolved with an invalid value', async () => {
    const { drafts, calls } = await conflicting()
    drafts.type(ITEM, { min: 'x' })
    expect(await drafts.decide(ITEM, true)).toBe(false)
    expect([drafts.errors.get(ITEM.sku), calls.length]).toEqual(['stock', 1])
    await drafts.decide(ITEM, false)
    expect([drafts.errors.size, drafts.of(ITEM).min]).toEqual([0, ''])
  })

  it('that does not exist cannot be resolved', async () => {
    const { drafts, calls } = draftsOf()
    drafts.type(ITEM, { note: 'right' })
    expect([await drafts.decide(ITEM, true), await drafts.decide(ITEM, false)]).toEqual([false, false])
    expect([calls, drafts.of(ITEM).note]).toEqual([[], 'right'])
  })
})
