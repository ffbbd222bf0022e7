import { describe, expect, it } from 'vitest'
import type { EditCart } from '#application/cart/edit-cart.ts'
import type { CartLine, LineOutcome } from '#domain/cart/cart.ts'
import type { PendingChange } from '#domain/cart/pending-change.ts'
import { CartLineViewModel, type LineStores } from '#ui/cart/page/cart-line.view-model.ts'
import { cartOf } from '../../../fixtures/cart.fixture.ts'
import { euro } from '../../../fixtures/euro.fixture.ts'

const LINE: CartLine = {
  ...cartOf(1).lines[0]!,
  quantity: 4,
  packagingAmount: 2,
  note: 'Kept',
  unitPrice: euro(100),
  total: euro(400),
  coreDeposit: euro(30),
  changed: { at: '2026-11-25T08:00:00Z', by: 'Marco', byCaller: false },
}
const pending = (overrides: Partial<PendingChange> = {}): PendingChange => ({
  id: LINE.id,
  sku: LINE.sku,
  articleNo: LINE.articleNo,
  isRemoval: false,
  state: { kind: 'sent' },
  ...overrides,
})
const failed = (why: 'unreachable' | 'changed-elsewhere', overrides: Partial<PendingChange> = {}) =>
  pending({ state: { kind: 'failed', why }, ...overrides })

type Held = {
  readonly line?: CartLine | undefined
  readonly change?: PendingChange
  readonly outcome?: LineOutcome
  readonly languageId?: string
}

function modelOf(held: Held = {}) {
  const { change, outcome, languageId = 'de-DE' } = held
  const line = 'line' in held ? held.line : LINE
  const stores = {
    cart: { line: () => line },
    queue: { change: () => change, outcome: () => outcome },
    locale: { languageId },
  } as unknown as LineStores
  const changes: object[] = []
  const decided: number[] = []
  const edit = {
    change: (_: unknown, patch: object) => changes.push(patch),
    decide: (_: unknown, quantity: number) => decided.push(quantity),
  } as unknown as EditCart
  return { model: new CartLineViewModel(LINE, stores, edit, () => {}), changes, decided }
}

describe('a line of the cart', () => {
  it('shows the values of the API', () => {
    const { model } = modelOf()
    expect(model).toMatchObject({
      id: LINE.id,
      articleNo: LINE.articleNo,
      quantity: '4',
      note: 'Kept',
      isPending: false,
      coreDeposit: { price: euro(30), total: euro(120) },
    })
    expect([model.readings, model.unsaved, model.conflict, model.notice]).toEqual(Array(4).fill(undefined))
  })

  it('without a note has an empty note', () => {
    const { note: _, ...bare } = LINE
    expect(modelOf({ line: bare }).model.note).toBe('')
  })

  it('shows its pending change instead of the API’s value', () => {
    const { model } = modelOf({ change: pending({ quantity: 6, note: 'New' }) })
    expect(model).toMatchObject({ quantity: '6', note: 'New', isPending: true, unsaved: undefined })
  })
})

describe('a change of a cart line that was not saved', () => {
  it('is shown with its reason, and the line has the API’s values', () => {
    const { model } = modelOf({ change: failed('unreachable', { quantity: 6, note: 'New' }) })
    expect(model.unsaved).toEqual({ quantity: 6, note: 'New', isRemoval: false, why: 'unreachable' })
    expect(model).toMatchObject({ quantity: '4', note: 'Kept', isPending: false, conflict: undefined })
  })

  it('contains the typed values while they conflict with those of another session', () => {
    const change = failed('changed-elsewhere', { undecided: { quantity: 6, note: 'New' } })
    expect(modelOf({ change }).model.unsaved).toMatchObject({ quantity: 6, note: 'New' })
  })

  it('of a quantity that another session has set is a conflict', () => {
    const { model, decided } = modelOf({ change: failed('changed-elsewhere', { quantity: 6 }) })
    expect(model.conflict).toEqual({ theirs: 4, own: 6, changed: LINE.changed })
    model.decide(true)
    model.decide(false)
    expect(decided).toEqual([6, 4])
  })

  it('only of a note is not a conflict of the quantity', () => {
    const { model, decided } = modelOf({ change: failed('changed-elsewhere', { note: 'New' }) })
    expect(model.conflict).toBeUndefined()
    model.decide(true)
    expect(decided).toEqual([])
  })
})

it.each([
  ['ok', 4, undefined],
  ['ok', 0, 'cart.line.notOrderable'],
  ['discontinued', 0, 'cart.line.notOrderable'],
  ['qty-rounded', 4, 'cart.line.rounded'],
  ['qty-limited', 4, 'cart.line.limited'],
  ['backorder', 4, 'cart.line.backorder'],
  ['superseded', 4, 'cart.line.lastPieces'],
] as const)(
  'a line with the status %s and the accepted quantity %d shows the notice %s',
  (status, accepted, messageId) => {
    const { notice } = modelOf({ outcome: { sku: LINE.sku, status, requested: 5, accepted } }).model
    expect(notice).toEqual(messageId && { messageId, quantity: accepted })
  },
)

describe('typing in a line of the cart', () => {
  it('changes nothing before the field is left', () => {
    const { model, changes } = modelOf()
    model.type('1.000')
    model.typeNote('Urgent')
    expect(model).toMatchObject({ quantity: '1.000', note: 'Urgent' })
    expect(changes).toEqual([])
    model.leave()
    expect(changes).toEqual([{ quantity: 1_000 }, { note: 'Urgent' }])
    expect(model).toMatchObject({ quantity: '4', note: 'Kept', clampedFrom: undefined })
  })

  it('leaving a field without typing changes nothing', () => {
    const { model, changes } = modelOf()
    model.leave()
    expect(changes).toEqual([])
  })

  it.each([
    ['abc', 1],
    ['2.5', 2],
    ['100001', 99_999],
  ])('%j is replaced by %d, and a notice shows both until the user types again', (typedText, quantity) => {
    const { model, changes } = modelOf()
    model.type(typedText)
    model.leave()
    expect(changes).toEqual([{ quantity }])
    expect(model.clampedFrom).toEqual({ typed: typedText, quantity })
    model.type('3')
    expect(model.clampedFrom).toBeUndefined()
  })

  it('shows the quantity that the API rounded up', () => {
    const outcome: LineOutcome = { sku: LINE.sku, status: 'qty-rounded', requested: 1, accepted: 100 }
    const { model } = modelOf({ outcome })
    model.type('abc')
    model.leave()
    expect(model.clampedFrom).toEqual({ typed: 'abc', quantity: 100 })
  })

  it('an ambiguous quantity must be confirmed', () => {
    const { model, changes } = modelOf()
    model.type('1,000')
    model.leave()
    expect(changes).toEqual([])
    expect(model).toMatchObject({ quantity: '1,000', readings: [1, 1_000] })
    model.choose(1_000)
    expect(changes).toEqual([{ quantity: 1_000 }])
    expect(model).toMatchObject({ quantity: '4', readings: undefined })
  })

  it('a note is truncated to its maximum, and line breaks become blanks', () => {
    const { model, changes } = modelOf()
    model.typeNote('a\nb')
    model.leave()
    model.typeNote('x'.repeat(300))
    expect(model.note).toHaveLength(200)
    expect(changes).toEqual([{ note: 'a b' }])
  })
})

describe('the step buttons of a cart line', () => {
  it('change by whole packages, within the limits', () => {
    const { model, changes } = modelOf()
    model.step(1)
    model.step(-1)
    model.step(-9)
    expect(changes).toEqual([{ quantity: 6 }, { quantity: 2 }, { quantity: 1 }])
  })

  it('start from the typed quantity', () => {
    const { model, changes } = modelOf()
    model.type('10')
    model.step(1)
    model.type('1,000')
    model.step(1)
    expect(changes).toEqual([{ quantity: 12 }, { quantity: 3 }])
  })
})
