import { beforeEach, expect, it } from 'vitest'
import { LocalDraftStorage } from '#adapters/browser/drafts/local-draft-storage.ts'
import type { CartOutbox } from '#application/cart/cart-outbox.store.ts'
import { PersistedCartChanges } from '#application/cart/persisted-cart-changes.ts'
import { Drafts } from '#application/drafts/drafts.ts'
import type { PendingChange } from '#domain/cart/pending-change.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { storageOf } from '../../fixtures/storage.fixture.ts'

let storage: ReturnType<typeof storageOf>
beforeEach(() => {
  storage = storageOf()
})

/** A tab of the same customer on the same device, with these changes that wait. */
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
  const persisted = new PersistedCartChanges(shop.get(Drafts), outbox)
  const save = (...now: readonly PendingChange[]) => {
    changes = now
    persisted.save()
  }
  return { persisted, save }
}

const waits = (id: number, typed: { readonly note?: string; readonly quantity?: number }) =>
  ({
    id,
    sku: 'NW-1',
    articleNo: '1',
    isRemoval: false,
    ...typed,
    state: { kind: 'waiting' },
  }) as PendingChange
const keptIn = ({ persisted }: Awaited<ReturnType<typeof tab>>) =>
  persisted.kept.map(({ id, note, quantity }) => note ?? `${quantity} of ${id}`)

it('a tab without changes keeps those of another one', async () => {
  const [one, other] = [await tab(), await tab()]
  one.save(waits(1, { note: 'for Jo' }))
  other.save()
  expect(keptIn(other)).toEqual(['for Jo'])
})

it('each tab forgets its own changes alone', async () => {
  const [one, other] = [await tab(), await tab()]
  one.save(waits(1, { note: 'for Jo' }))
  other.save(waits(2, { quantity: 4 }))
  expect(keptIn(one).toSorted()).toEqual(['4 of 2', 'for Jo'])
  one.save()
  expect(keptIn(one)).toEqual(['4 of 2'])
  other.save()
  expect(keptIn(one)).toEqual([])
})

it('a quantity that is typed before the changes of an earlier visit are back leaves their note', async () => {
  ;(await tab()).save(waits(1, { note: 'for Jo' }))
  const later = await tab()
  later.save(waits(1, { quantity: 4 }))
  later.persisted.take(later.persisted.kept)
  later.save()
  expect(keptIn(later)).toEqual(['for Jo'])
})
