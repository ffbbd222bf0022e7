import { describe, expect, it } from 'vitest'
import { CartOutbox } from '#application/cart/cart-outbox.store.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import type { LineOutcome } from '#domain/cart/cart.ts'
import type { PendingChange } from '#domain/cart/pending-change.ts'
import { cartOf } from '../../fixtures/cart.fixture.ts'

const [LINE, OTHER] = cartOf(2).lines.map((line) => ({ ...line, quantity: 4, packagingAmount: 2 }))
const line = LINE!
const outcome = (status: LineOutcome['status']): LineOutcome => ({
  sku: line.sku,
  status,
  requested: 6,
  accepted: 4,
})

function anyOutbox() {
  const cart = new CartStore()
  cart.set({ lines: [line, OTHER!], version: 1 })
  return { cart, queue: new CartOutbox(cart) }
}
const only = (queue: CartOutbox) => queue.change(line.id)!

describe('a change', () => {
  it('is stored once per line', () => {
    const { queue } = anyOutbox()
    queue.add(line.id, { quantity: 6 })
    queue.add(line.id, { note: 'Urgent' })
    expect(queue.waiting).toMatchObject([{ id: line.id, quantity: 6, note: 'Urgent' }])
    expect(queue.failed).toEqual([])
  })

  it('is ignored if its line is not in the cart', () => {
    const { queue } = anyOutbox()
    queue.add('none', { quantity: 6 })
    expect(queue.changes).toEqual([])
  })

  it('is dropped if it restores the API’s value', () => {
    const { queue } = anyOutbox()
    queue.add(line.id, { quantity: 6 })
    queue.add(line.id, { quantity: 4 })
    expect(queue.changes).toEqual([])
  })

  it('that restores the API’s value is sent if an earlier change is in flight', () => {
    const { queue } = anyOutbox()
    queue.add(line.id, { quantity: 6 })
    queue.markSent(queue.waiting)
    queue.add(line.id, { quantity: 4 })
    expect(queue.waiting).toMatchObject([{ quantity: 4 }])
  })

  it('of a quantity is rounded up to packages, with a notice until the next input', () => {
    const { queue } = anyOutbox()
    queue.add(line.id, { quantity: 5 })
    expect(only(queue).quantity).toBe(6)
    expect(queue.outcome(line.id)).toMatchObject({ status: 'qty-rounded', requested: 5, accepted: 6 })
    queue.add(line.id, { note: 'Urgent' })
    expect(queue.outcome(line.id)).toBeDefined()
    queue.add(line.id, { quantity: 8 })
    expect(queue.outcome(line.id)).toBeUndefined()
  })
})

describe('the response to sent changes', () => {
  it('removes the changes, and reports the API’s outcomes', () => {
    const { queue } = anyOutbox()
    queue.add(line.id, { quantity: 6 })
    const [sent] = queue.markSent(queue.waiting)
    expect(queue.waiting).toEqual([])
    queue.confirm(sent!, outcome('qty-limited'))
    expect(queue.changes).toEqual([])
    expect(queue.outcome(line.id)).toEqual(outcome('qty-limited'))
  })

  it('does not remove earlier notices if it has no problems', () => {
    const { queue } = anyOutbox()
    queue.add(line.id, { quantity: 5 })
    const [sent] = queue.markSent(queue.waiting)
    queue.confirm(sent!, outcome('ok'))
    expect(queue.outcome(line.id)).toMatchObject({ status: 'qty-rounded' })
  })

  it('does not remove changes typed after the request', () => {
    const { queue } = anyOutbox()
    queue.add(line.id, { quantity: 6 })
    const [sent] = queue.markSent(queue.waiting)
    queue.add(line.id, { quantity: 8 })
    queue.confirm(sent!)
    queue.markFailed(sent!, 'unreachable')
    queue.retry(sent!)
    queue.drop([sent!])
    expect(queue.waiting).toMatchObject([{ quantity: 8 }])
  })

  it('does not resolve an undecided conflict, unless the cart already has its value', () => {
    const undecided = (note: string) => {
      const { queue } = anyOutbox()
      queue.add(line.id, { quantity: 6 })
      queue.add(line.id, { note })
      queue.markFailed(only(queue), 'changed-elsewhere')
      queue.add(line.id, { quantity: 8 })
      const [sent] = queue.markSent(queue.waiting)
      queue.confirm(sent!)
      return queue
    }
    expect(undecided('Urgent').failed).toMatchObject([
      { note: 'Urgent', state: { kind: 'failed', why: 'changed-elsewhere' } },
    ])
    expect(undecided('').changes).toEqual([])
  })
})

it('a failed change retains its reason until the retry', () => {
  const { queue } = anyOutbox()
  queue.add(line.id, { quantity: 6 })
  queue.markFailed(only(queue), 'unreachable')
  expect(queue.failed).toMatchObject([{ state: { kind: 'failed', why: 'unreachable' } }])
  queue.retry(only(queue))
  expect([queue.failed, queue.waiting.length]).toEqual([[], 1])
})

it('changes of the cart are open while they are pending or in flight, but not after a failure', () => {
  const { cart, queue } = anyOutbox()
  expect(cart.hasOpenChanges).toBe(false)
  queue.add(line.id, { quantity: 6 })
  expect(cart.hasOpenChanges).toBe(true)
  const [sent] = queue.markSent(queue.waiting)
  expect(cart.hasOpenChanges).toBe(true)
  queue.markFailed(sent!, 'unreachable')
  expect(cart.hasOpenChanges).toBe(false)
})

it('a removed line is hidden at once, and shown again if the removal fails', () => {
  const { queue } = anyOutbox()
  queue.add(OTHER!.id, { quantity: 6 })
  expect([...queue.leaving]).toEqual([])
  queue.add(line.id, { isRemoval: true })
  expect([...queue.leaving]).toEqual([line.id])
  queue.markFailed(only(queue), 'unreachable')
  expect([...queue.leaving]).toEqual([])
})

describe('changes of an earlier visit', () => {
  const kept = (overrides: Partial<PendingChange> = {}): PendingChange => ({
    id: line.id,
    sku: line.sku,
    articleNo: line.articleNo,
    isRemoval: false,
    quantity: 6,
    state: { kind: 'waiting' },
    ...overrides,
  })

  it('are restored as failed changes that the user can retry', () => {
    const { queue } = anyOutbox()
    queue.restore([kept()])
    expect(queue.failed).toMatchObject([{ quantity: 6, state: { kind: 'failed', why: 'kept' } }])
  })

  it.each([
    ['that the cart already contains', kept({ quantity: 4 })],
    ['of a line whose id now belongs to another part', kept({ sku: 'nw-other' })],
    ['of a deleted line', kept({ id: 'none' })],
  ])('%s are not restored', (_, change) => {
    const { queue } = anyOutbox()
    queue.restore([change])
    expect(queue.changes).toEqual([])
  })

  it('are replaced by newer changes of the same line', () => {
    const { queue } = anyOutbox()
    queue.add(line.id, { quantity: 8 })
    queue.restore([kept()])
    expect(queue.changes).toMatchObject([{ quantity: 8, state: { kind: 'waiting' } }])
  })
})

it('clears all changes of the cart when the visitor’s data are cleared', () => {
  const { queue } = anyOutbox()
  queue.add(line.id, { quantity: 5 })
  queue.rememberRemoved([line])
  queue.empty()
  expect([queue.changes, queue.outcome(line.id), queue.removed]).toEqual([[], undefined, []])
})
