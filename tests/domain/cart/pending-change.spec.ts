import { describe, expect, it } from 'vitest'
import {
  inWholePackages,
  isFulfilled,
  isUnchanged,
  unresolvedChange,
  mergeChange,
  type PendingChange,
} from '#domain/cart/pending-change.ts'
import { cartOf } from '../../fixtures/cart.fixture.ts'

const line = cartOf(1).lines[0]!
const ofLine = { id: line.id, sku: line.sku, articleNo: line.articleNo }
const waiting = { kind: 'waiting' } as const
const conflict = { kind: 'failed', why: 'changed-elsewhere' } as const
const change = (overrides: Partial<PendingChange> = {}): PendingChange => ({
  ...ofLine,
  isRemoval: false,
  state: waiting,
  ...overrides,
})

describe('a change of a line', () => {
  it('is pending at first', () => {
    expect(mergeChange(line, undefined, { quantity: 4 })).toEqual(change({ quantity: 4 }))
  })

  it('merges with an earlier change of a different field, and replaces one of the same field', () => {
    const pendingChange = mergeChange(line, change({ quantity: 4 }), { note: 'Urgent' })
    expect(pendingChange).toEqual(change({ quantity: 4, note: 'Urgent' }))
    expect(mergeChange(line, pendingChange, { quantity: 7 })).toEqual(change({ quantity: 7, note: 'Urgent' }))
  })

  it('that removes the line replaces earlier changes', () => {
    const removed = mergeChange(line, change({ quantity: 4, note: 'Urgent' }), { isRemoval: true })
    expect(removed).toEqual(change({ isRemoval: true }))
  })

  it('to a quantity cancels the pending removal of the line', () => {
    const removed = change({ isRemoval: true, quantity: 3, note: 'Old' })
    expect(mergeChange(line, removed, { quantity: 4 })).toEqual(change({ quantity: 4 }))
  })

  it('adds the field of an earlier failed change that is not a conflict, so that both are sent', () => {
    const failed = change({ note: 'Urgent', state: { kind: 'failed', why: 'unreachable' } })
    expect(mergeChange(line, failed, { quantity: 4 })).toEqual(change({ quantity: 4, note: 'Urgent' }))
  })

  it('of one field does not resolve the conflict of a different field', () => {
    const disputed = change({ quantity: 4, note: 'Urgent', state: conflict })
    expect(mergeChange(line, disputed, { quantity: 5 })).toEqual(
      change({ quantity: 5, undecided: { note: 'Urgent' } }),
    )
    expect(mergeChange(line, disputed, { note: 'Later' })).toEqual(
      change({ note: 'Later', undecided: { quantity: 4 } }),
    )
  })

  it('resolves the conflict of the same field', () => {
    const disputed = change({ quantity: 4, state: conflict })
    expect(mergeChange(line, disputed, { quantity: 5 })).toEqual(change({ quantity: 5 }))
    const halfDecided = change({ quantity: 5, undecided: { note: 'Urgent' } })
    expect(mergeChange(line, halfDecided, { quantity: 6 })).toEqual(
      change({ quantity: 6, undecided: { note: 'Urgent' } }),
    )
    expect(mergeChange(line, halfDecided, { note: 'Later' })).toEqual(change({ quantity: 5, note: 'Later' }))
  })
})

it('a field with an unresolved conflict remains after changes of the fields without conflict are confirmed', () => {
  expect(unresolvedChange(change({ quantity: 5 }))).toBeUndefined()
  expect(unresolvedChange(change({ quantity: 5, undecided: { note: 'Urgent' } }))).toEqual(
    change({ note: 'Urgent', state: conflict }),
  )
})

describe('isFulfilled', () => {
  it.each([
    [{ quantity: line.quantity }, true],
    [{ quantity: line.quantity + 1 }, false],
    [{ note: '' }, true],
    [{ note: 'Urgent' }, false],
    [{ quantity: line.quantity, note: 'Urgent' }, false],
    [{ isRemoval: true }, false],
  ])('compares the quantity and note of the change %j with the line: %s', (own, expected) => {
    expect(isFulfilled(change(own), line)).toBe(expected)
  })

  it('returns true for a note that the line already has', () => {
    expect(isFulfilled(change({ note: 'Urgent' }), { ...line, note: 'Urgent' })).toBe(true)
  })

  it('returns true for any change of a line that is not in the cart', () => {
    expect(isFulfilled(change({ isRemoval: true }), undefined)).toBe(true)
    expect(isFulfilled(change({ quantity: 4 }), undefined)).toBe(true)
  })
})

it.each([
  [line, true],
  [{ ...line, total: { minor: 1, currency: 'EUR' } }, true],
  [{ ...line, quantity: line.quantity + 1 }, false],
  [{ ...line, note: 'Urgent' }, false],
])('a line is unchanged only if quantity and note are equal', (now, expected) => {
  expect(isUnchanged(line, now)).toBe(expected)
})

it('a new line is treated as changed', () => {
  expect(isUnchanged(undefined, line)).toBe(false)
})

it('a quantity is rounded up to whole packages with a notice for the customer', () => {
  const packed = { ...line, packagingAmount: 10 }
  expect(inWholePackages(packed, { quantity: 20 })).toEqual({ patch: { quantity: 20 } })
  expect(inWholePackages(packed, { note: 'Urgent' })).toEqual({ patch: { note: 'Urgent' } })
  expect(inWholePackages(packed, { quantity: 12 })).toEqual({
    patch: { quantity: 20 },
    outcome: { sku: line.sku, status: 'qty-rounded', requested: 12, accepted: 20 },
  })
})
