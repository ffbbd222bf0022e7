import { expect, it, vi } from 'vitest'
import { CartOutbox } from '#application/cart/cart-outbox.store.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { CART_DEBOUNCE_MS, EditCart } from '#application/cart/edit-cart.ts'
import type { LoadCart } from '#application/cart/load-cart.ts'
import type { PersistedCartChanges } from '#application/cart/persisted-cart-changes.ts'
import type { SyncCart } from '#application/cart/sync-cart.ts'
import type { PendingChange } from '#domain/cart/pending-change.ts'
import { cartOf } from '../../fixtures/cart.fixture.ts'
import { ManualClock } from '../../fixtures/clock.fixture.ts'

const [line, other] = cartOf(2).lines

function anyCart({ isStillIn = true, kept = [] as readonly PendingChange[] } = {}) {
  const cart = new CartStore()
  cart.set({ lines: [line!, other!], version: 1 })
  const queue = new CartOutbox(cart)
  const clock = new ManualClock()
  const sync = vi.fn(async () => {})
  const load = vi.fn(async () => isStillIn)
  const save = vi.fn()
  const take = vi.fn()
  const edit = new EditCart({
    queue,
    cart,
    syncCart: { run: sync } as unknown as SyncCart,
    loadCart: { reloadCart: load } as unknown as LoadCart,
    persisted: { save, take, kept } as unknown as PersistedCartChanges,
    clock,
  })
  return { cart, queue, clock, sync, load, save, take, edit }
}

it('sends changes of the cart together after the debounce time', () => {
  const { edit, clock, sync, save, queue } = anyCart()
  edit.change(line!.id, { quantity: 6 })
  clock.pass(CART_DEBOUNCE_MS - 1)
  edit.change(other!.id, { quantity: 7 })
  clock.pass(CART_DEBOUNCE_MS - 1)
  expect([sync.mock.calls.length, save.mock.calls.length, queue.waiting.length]).toEqual([0, 2, 2])
  clock.pass(1)
  expect(sync).toHaveBeenCalledTimes(1)
})

it('sends the removal of a cart line without debounce, and stores the removed line', async () => {
  const { edit, sync, save, queue, clock } = anyCart()
  edit.change(other!.id, { quantity: 7 })
  await edit.remove([line!.id, 'none'])
  expect(queue.removed).toEqual([line])
  expect([...queue.leaving]).toEqual([line!.id])
  expect(save).toHaveBeenCalledTimes(3)
  clock.pass(CART_DEBOUNCE_MS)
  expect(sync).toHaveBeenCalledTimes(1)
})

it('loads the cart before a retry of failed changes', async () => {
  const { edit, queue, sync, load } = anyCart()
  edit.change(line!.id, { quantity: 6 })
  queue.markFailed(queue.change(line!.id)!, 'unreachable')
  await edit.retry()
  expect(queue.waiting).toHaveLength(1)
  expect([load.mock.calls.length, sync.mock.calls.length]).toEqual([1, 1])
})

it.each([
  ['the session has ended', false, false],
  ['the cart cannot be loaded', true, true],
])('does not retry failed changes of the cart if %s', async (_, isStillIn, isStale) => {
  const { edit, queue, cart, sync } = anyCart({ isStillIn })
  edit.change(line!.id, { quantity: 6 })
  queue.markFailed(queue.change(line!.id)!, 'unreachable')
  if (isStale) cart.markStale()
  await edit.retry()
  expect([queue.failed.length, sync.mock.calls.length]).toEqual([1, 0])
})

it('sends a resolved conflict of a cart line without debounce', async () => {
  const { edit, queue, sync, save } = anyCart()
  await edit.decide(line!.id, 9)
  expect(queue.waiting).toMatchObject([{ quantity: 9 }])
  expect([sync.mock.calls.length, save.mock.calls.length]).toEqual([1, 2])
})

it('discards failed changes of the cart, but not pending changes', () => {
  const { edit, queue, save } = anyCart()
  edit.change(line!.id, { quantity: 6 })
  edit.change(other!.id, { quantity: 7 })
  queue.markFailed(queue.change(line!.id)!, 'unreachable')
  edit.discardFailed()
  expect(queue.changes).toMatchObject([{ id: other!.id }])
  expect(save).toHaveBeenCalledTimes(3)
})

it('restores changes of an earlier visit after the cart is loaded', async () => {
  const retainedPendingChange: PendingChange = {
    id: line!.id,
    sku: line!.sku,
    articleNo: line!.articleNo,
    isRemoval: false,
    quantity: 6,
    state: { kind: 'waiting' },
  }
  const { edit, load, take } = anyCart({ kept: [retainedPendingChange] })
  await edit.restore()
  expect(take).toHaveBeenCalledExactlyOnceWith([retainedPendingChange])
  expect(load).toHaveBeenCalledTimes(1)

  const nothing = anyCart()
  await nothing.edit.restore()
  expect(nothing.load).not.toHaveBeenCalled()

  const ended = anyCart({ kept: [retainedPendingChange], isStillIn: false })
  await ended.edit.restore()
  expect(ended.take).not.toHaveBeenCalled()
})
