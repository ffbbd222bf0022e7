import { expect, it } from 'vitest'
import type { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import type { CartItem } from '#application/cart/cart-api.port.ts'
import { CartOutbox } from '#application/cart/cart-outbox.store.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import type { LoadCart } from '#application/cart/load-cart.ts'
import type { SyncCart } from '#application/cart/sync-cart.ts'
import { UndoRemoval } from '#application/cart/undo-removal.ts'
import { acceptedAsSent } from '#domain/cart/cart.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { cartOf } from '../../fixtures/cart.fixture.ts'

const THREE = cartOf(3)
const [first, second, third] = THREE.lines

/** UndoRemoval after two of three lines were removed; `inCart` are the lines of the API’s cart. */
function anyRemoval(inCart = [third!], add?: (items: readonly CartItem[]) => unknown) {
  const cart = new CartStore()
  cart.set(THREE)
  const queue = new CartOutbox(cart)
  const steps: string[] = []
  const addedCartItems: CartItem[] = []
  const addLines = {
    run: async (items: readonly CartItem[]) => {
      addedCartItems.push(...items)
      return add ? add(items) : ok(items.map(acceptedAsSent))
    },
  } as AddLinesToCart
  const syncCart = {
    run: async () => {
      steps.push(`synced with ${queue.changes.length} changes`)
      cart.set({ ...THREE, lines: inCart })
    },
  } as SyncCart
  const loadCart = {
    reloadCart: async () => {
      steps.push('loaded')
      return true
    },
  } as LoadCart
  queue.rememberRemoved([{ ...first!, note: 'Kept', requestedNumber: '3.1' }, second!])
  const undo = new UndoRemoval({ cart, queue, syncCart, addLines, loadCart })
  return { queue, undo, added: addedCartItems, steps }
}

it('undoing a removal adds the removed lines with their quantities and notes', async () => {
  const { queue, undo, added } = anyRemoval()
  expect(await undo.run()).toEqual({ ok: true, value: undefined })
  expect(added).toEqual([
    { sku: first!.sku, quantity: 1, note: 'Kept', requestedNumber: '3.1' },
    { sku: second!.sku, quantity: 2, note: undefined, requestedNumber: undefined },
  ])
  expect(queue.removed).toEqual([])
})

it('undoing a removal does not add a line that still exists or was added again', async () => {
  const { queue, undo, added } = anyRemoval([first!, third!])
  await undo.run()
  expect(added.map(({ sku }) => sku)).toEqual([second!.sku])
  const again = anyRemoval([...THREE.lines])
  expect(await again.undo.run()).toMatchObject({ ok: true })
  expect(again.added).toEqual([])
  expect([queue.removed, again.queue.removed]).toEqual([[], []])
})

it('undoing cancels an unsent removal, and waits for a removal that was sent', async () => {
  const { queue, undo, steps } = anyRemoval()
  queue.add(first!.id, { isRemoval: true })
  queue.add(second!.id, { isRemoval: true })
  queue.markSent(queue.waiting.filter(({ id }) => id === second!.id))
  await undo.run()
  expect(steps).toEqual(['synced with 1 changes'])
  expect(queue.change(first!.id)).toBeUndefined()
  expect(queue.change(second!.id)?.state).toEqual({ kind: 'sent' })
})

it('undoing a removal does not discard other changes of the lines', async () => {
  const { queue, undo, steps } = anyRemoval()
  queue.add(first!.id, { quantity: 9 })
  await undo.run()
  expect(steps).toEqual(['synced with 1 changes'])
})

it('the undo can be retried after a rejection, because the cart is loaded again', async () => {
  const rejection = fail({ kind: 'unreachable' })
  const { queue, undo, steps } = anyRemoval([third!], () => rejection)
  expect(await undo.run()).toBe(rejection)
  expect(steps).toEqual(['synced with 0 changes', 'loaded'])
  expect(queue.removed).toHaveLength(2)
})

it('the undo can be retried if only some lines were added', async () => {
  const { queue, undo } = anyRemoval([third!], ([item]) => ok([acceptedAsSent(item!)]))
  expect(await undo.run()).toEqual({ ok: false, error: { kind: 'unreachable' } })
  expect(queue.removed).toHaveLength(2)
})
