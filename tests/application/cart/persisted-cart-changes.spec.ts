import { beforeEach, expect, it } from 'vitest'
import { LocalDraftStorage } from '#adapters/browser/drafts/local-draft-storage.ts'
import type { CartOutbox } from '#application/cart/cart-outbox.store.ts'
import { PersistedCartChanges } from '#application/cart/persisted-cart-changes.ts'
import { Drafts, type DraftKind } from '#application/drafts/drafts.ts'
import type { PendingChange } from '#domain/cart/pending-change.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { storageOf } from '../../fixtures/storage.fixture.ts'

let storage: ReturnType<typeof storageOf>
beforeEach(() => {
  storage = storageOf()
})

/** A tab of one customer on one device. `save` replaces its pending changes and stores them on the device. */
async function tab() {
  const shop = await loggedInShop('full', { draftStorage: new LocalDraftStorage(() => storage) })
  let changes: readonly PendingChange[] = []
  const outbox = {
    get changes() {
      return changes
    },
    change: (id: unknown) => changes.find((change) => change.id === id),
    restore: () => {},
  } as Partial<CartOutbox> as CartOutbox
  const persisted = new PersistedCartChanges({ drafts: shop.get(Drafts), queue: outbox })
  const save = (...now: readonly PendingChange[]) => {
    changes = now
    persisted.save()
  }
  return { persisted, save }
}

const pendingChange = (id: number, typed: { readonly note?: string; readonly quantity?: number }) =>
  ({
    id,
    sku: 'NW-1',
    articleNo: '1',
    isRemoval: false,
    ...typed,
    state: { kind: 'waiting' },
  }) as PendingChange
const storedIn = ({ persisted }: Awaited<ReturnType<typeof tab>>) =>
  persisted.kept.map(({ id, note, quantity }) => note ?? `${quantity} of ${id}`)

it('does not overwrite changes of another tab if this tab has no changes', async () => {
  const [one, other] = [await tab(), await tab()]
  one.save(pendingChange(1, { note: 'for Jo' }))
  other.save()
  expect(storedIn(other)).toEqual(['for Jo'])
})

it('deletes only stored cart changes of this tab', async () => {
  const [one, other] = [await tab(), await tab()]
  one.save(pendingChange(1, { note: 'for Jo' }))
  other.save(pendingChange(2, { quantity: 4 }))
  expect(storedIn(one).toSorted()).toEqual(['4 of 2', 'for Jo'])
  one.save()
  expect(storedIn(one)).toEqual(['4 of 2'])
  other.save()
  expect(storedIn(one)).toEqual([])
})

it('retains the note of an earlier change if a quantity is typed before the changes are restored', async () => {
  ;(await tab()).save(pendingChange(1, { note: 'for Jo' }))
  const later = await tab()
  later.save(pendingChange(1, { quantity: 4 }))
  later.persisted.take(later.persisted.kept)
  later.save()
  expect(storedIn(later)).toEqual(['for Jo'])
})

/** A tab with pending `changes`, and `stored` changes of an earlier visit; `restored` are those put into the outbox. */
function tabWith(stored: unknown, ...changes: readonly PendingChange[]) {
  let content = stored
  const restored: PendingChange[] = []
  const drafts = {
    open: ({ read }: DraftKind<unknown>) => ({
      restore: () => read(content),
      save: (next: unknown) => Boolean((content = next)),
      discard: () => (content = undefined),
    }),
  } as unknown as Drafts
  const outbox = {
    changes,
    change: (id: unknown) => changes.find((change) => change.id === id),
    restore: (acceptedPendingChanges: readonly PendingChange[]) =>
      void restored.push(...acceptedPendingChanges),
  } as Partial<CartOutbox> as CartOutbox
  return { persisted: new PersistedCartChanges({ drafts, queue: outbox }), stored: () => content, restored }
}

const storedChange = (id: number | string, overrides: object = {}) => ({
  id,
  sku: 'NW-1',
  articleNo: '1',
  isRemoval: false,
  ...overrides,
})

it('restores changes of an earlier visit as failed changes', () => {
  const { persisted } = tabWith([
    storedChange(1, { quantity: 4 }),
    storedChange('b', { note: 'x'.repeat(200) }),
  ])
  expect(persisted.kept).toEqual([
    { ...storedChange(1, { quantity: 4 }), state: { kind: 'failed', why: 'kept' } },
    { ...storedChange('b', { note: 'x'.repeat(200) }), state: { kind: 'failed', why: 'kept' } },
  ])
})

it.each([1, 99_999])('restores a stored change to the quantity %d', (quantity) => {
  expect(tabWith([storedChange(1, { quantity })]).persisted.kept).toHaveLength(1)
})

it.each([
  'text',
  {},
  [null],
  [storedChange(1, { id: true })],
  [storedChange(1, { id: undefined })],
  [storedChange(1, { sku: 1 })],
  [storedChange(1, { articleNo: undefined })],
  [storedChange(1, { isRemoval: 'no' })],
  [storedChange(1, { quantity: 0 })],
  [storedChange(1, { quantity: 1.5 })],
  [storedChange(1, { quantity: '4' })],
  [storedChange(1, { quantity: 100_000 })],
  [storedChange(1, { note: 1 })],
  [storedChange(1, { note: ['x'] })],
  [storedChange(1, { note: 'x'.repeat(201) })],
  [storedChange(1), storedChange(2, { quantity: -1 })],
])('ignores the invalid stored cart change %j', (stored) => {
  expect(tabWith(stored).persisted.kept).toEqual([])
})

it('restores one change per line, and none for a line that was changed in this visit', () => {
  const { persisted, restored } = tabWith(undefined, pendingChange(2, { quantity: 9 }))
  const [one, again, other] = [
    pendingChange(1, { quantity: 4 }),
    pendingChange(1, { note: 'x' }),
    pendingChange(2, { quantity: 5 }),
  ]
  persisted.take([one, again, other])
  expect(restored).toEqual([one])
})

it('stores no changes of the cart once the restored changes are sent', () => {
  const { persisted, stored } = tabWith([storedChange(1, { quantity: 4 })])
  persisted.take(persisted.kept)
  expect(stored()).toBeUndefined()
})

it('stores the typed value of an undecided conflict', () => {
  const { persisted, stored } = tabWith(undefined, {
    ...pendingChange(1, {}),
    undecided: { quantity: 4, note: 'for Jo' },
  })
  persisted.save()
  expect(stored()).toEqual([storedChange(1, { quantity: 4, note: 'for Jo' })])
})

it.each([
  ['a removal', pendingChange(1, { quantity: 4 }), { isRemoval: true }, []],
  ['a new quantity', pendingChange(1, {}), { quantity: 5 }, []],
  [
    'a note beside a quantity',
    pendingChange(1, { quantity: 4 }),
    { note: 'x' },
    [storedChange(1, { quantity: 4 })],
  ],
  [
    'a removal of another line',
    pendingChange(1, { quantity: 4 }),
    { id: 2, isRemoval: true },
    [storedChange(1, { quantity: 4 })],
  ],
])(
  'retains another tab’s change except the field that %s replaces',
  (_, { state: __, ...foreign }, own, rest) => {
    const change = { ...pendingChange(1, {}), ...own }
    const { persisted, stored } = tabWith([foreign], change)
    persisted.save()
    const { state: ___, ...mine } = change
    expect(stored()).toEqual([mine, ...rest])
  },
)
