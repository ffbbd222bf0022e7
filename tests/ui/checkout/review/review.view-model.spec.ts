import { describe, expect, it } from 'vitest'
import type { CartStore } from '#application/cart/cart.store.ts'
import { NO_CHOICES, type CheckoutChoices } from '#application/checkout/checkout-choices.ts'
import type { CheckoutStore } from '#application/checkout/checkout.store.ts'
import type { SubmissionRejection } from '#application/checkout/place-order.ts'
import type { ReviewedOrder } from '#application/checkout/review-order.ts'
import type { PaymentMethod, Review, Transport } from '#domain/checkout/checkout.ts'
import { ReviewViewModel, type OrderAttempt } from '#ui/checkout/review/review.view-model.ts'
import { cartOf } from '../../../fixtures/cart.fixture.ts'
import { euro } from '../../../fixtures/euro.fixture.ts'

const [first, second] = cartOf(2).lines.map((line) => ({ ...line, unitPrice: euro(1_000) }))
const TODAY = '2026-11-25'
const TOTALS = {
  goods: euro(3_000),
  transport: euro(500),
  net: euro(3_500),
  taxPercent: 19,
  tax: euro(665),
  gross: euro(4_165),
}
const REVIEW: Review = {
  lines: [first!, second!],
  version: 7,
  basHash: 'a1b2',
  orders: [
    { index: 'first', date: TODAY, arrival: '2026-11-26', lines: [{ lineId: '0', quantity: 1 }] },
    { index: 'second', date: '2026-12-01', arrival: '2026-12-02', lines: [{ lineId: '1', quantity: 2 }] },
  ],
  changes: [
    { lineId: '0', kind: 'price', old: euro(900) },
    { lineId: '1', kind: 'date', old: '2026-11-30', now: '2026-12-01' },
    { lineId: '1', kind: 'price', old: euro(990) },
  ],
  totals: TOTALS,
}
const party = (id: string) => ({ id, company: id, street: '', postCode: '', city: '', countryId: 'DE' })
const transport = (id: string, overrides: Partial<Transport> = {}): Transport => ({
  id,
  kind: 'parcel',
  description: id,
  cutoff: `${TODAY}T16:00:00Z`,
  dispatch: TODAY,
  arrival: '2026-11-26',
  slots: [],
  refusedParts: [],
  ...overrides,
})
const payment = (id: string, kind: PaymentMethod['kind']): PaymentMethod => ({
  id,
  kind,
  name: id,
  isAllowed: true,
})
const SLOT = { slotId: 's2', from: '2026-11-26T08:00:00Z', to: '2026-11-26T09:00:00Z' }
const reviewed = (review: Partial<Review> = {}): ReviewedOrder => ({
  kind: 'review',
  review: { ...REVIEW, ...review },
  addresses: {
    billing: party('seat'),
    shipping: [
      { ...party('yard'), isDefault: true },
      { ...party('shop'), isDefault: false },
    ],
  },
  transports: [
    transport('parcel'),
    transport('ramp', {
      kind: 'pickup',
      location: 'Münster',
      slots: [{ ...SLOT, slotId: 's1' }, SLOT],
    }),
    transport('yard', { kind: 'pickup' }),
  ],
  payments: [
    payment('account', 'account'),
    payment('card', 'card'),
    payment('paypal', 'paypal'),
    payment('prepaid', 'prepayment'),
  ],
})

function anyModel(choices: Partial<CheckoutChoices> = {}, inCart = 2) {
  const chosen: Partial<CheckoutChoices>[] = []
  const checkout = {
    choices: { ...NO_CHOICES, ...choices },
    choose: (choice: Partial<CheckoutChoices>) => chosen.push(choice),
  }
  const model = new ReviewViewModel({
    cart: { count: inCart } as CartStore,
    checkout: checkout as unknown as CheckoutStore,
    clock: { now: () => Date.parse(`${TODAY}T23:59:59Z`) } as never,
  })
  return { model, chosen }
}

function shown(choices: Partial<CheckoutChoices> = {}, inCart = 2) {
  const { model } = anyModel(choices, inCart)
  model.show(reviewed())
  return model
}

const refusedBy = (rejection: SubmissionRejection, overrides: Partial<OrderAttempt> = {}) => {
  const { model } = anyModel({ reference: 'PO 1' })
  model.show(reviewed(), { rejection, shown: [], reference: 'PO 2', acceptPolicy: true, ...overrides })
  return model
}

describe('the order review without data', () => {
  it.each([{ kind: 'empty' }, { kind: 'ordered', order: {} as never }] as const)(
    'shows nothing for %j',
    (nothing) => {
      const { model } = anyModel()
      model.show(nothing)
      expect(model).toMatchObject({ isEmpty: true, lineCount: 0, pieces: 0, parts: [], shownLines: [] })
      expect(model.changed).toEqual({ prices: 0, dates: 0 })
      expect(model.basket).toEqual({ basHash: '', version: 0 })
      expect([model.totals, model.address, model.billing, model.transport, model.payment]).toEqual(
        Array(5).fill(undefined),
      )
    },
  )
})

it('the order review counts lines and quantities, and the lines that remain in the cart', () => {
  const model = shown({}, 5)
  expect(model).toMatchObject({ isEmpty: false, lineCount: 2, pieces: 3, leftBehind: 3 })
  expect(shown({}, 1).leftBehind).toBe(0)
})

it('the order review shows both split orders with their changes, and which is shipped today', () => {
  const model = shown()
  expect(model.parts.map(({ index, leavesToday, lines }) => [index, leavesToday, lines.length])).toEqual([
    ['first', true, 1],
    ['second', false, 1],
  ])
  expect(model.parts[1]?.lines[0]?.changes).toHaveLength(2)
  expect(model.changed).toEqual({ prices: 2, dates: 1 })
})

it('the order review shows transport costs and tax only after a transport is chosen', () => {
  const { goods } = TOTALS
  expect(shown()).toMatchObject({ totals: { goods, coreDeposits: undefined }, gross: undefined })
  expect(shown({ transportId: 'parcel' })).toMatchObject({ totals: TOTALS, gross: TOTALS.gross })
  expect(shown({ transportId: 'gone' })).toMatchObject({
    totals: { goods, coreDeposits: undefined },
    gross: undefined,
  })
})

it('the order review shows the choices of all steps', () => {
  const model = shown({
    shippingAddressId: 'shop',
    transportId: 'parcel',
    paymentId: 'account',
    contact: 'Anna',
    remark: 'Gate 2',
    reference: 'PO 1',
  })
  expect(model).toMatchObject({
    address: { id: 'shop' },
    billing: { id: 'seat' },
    transport: { id: 'parcel' },
    payment: { id: 'account' },
    contact: 'Anna',
    remark: 'Gate 2',
    reference: 'PO 1',
    missing: [],
  })
})

it.each([
  ['parcel', undefined],
  ['ramp', 'Münster'],
  ['yard', ''],
  ['gone', undefined],
])('goods by the transport %s are picked up at %j', (transportId, location) => {
  expect(shown({ transportId }).pickupLocation).toBe(location)
})

it('the order review shows the slot of a pick-up', () => {
  expect(shown({ transportId: 'ramp', slotId: 's2' }).slot).toEqual(SLOT)
  expect(shown({ transportId: 'ramp' }).slot).toBeUndefined()
  expect(shown().slot).toBeUndefined()
})

it.each([
  ['account', false],
  ['prepaid', false],
  ['card', true],
  ['paypal', true],
  ['gone', false],
])('payment by %s continues on another site: %s', (paymentId, expected) => {
  expect(shown({ paymentId }).isPaidElsewhere).toBe(expected)
})

describe('an order submitted on the review', () => {
  it('has no result before it is submitted', () => {
    const model = shown()
    expect(model).toMatchObject({
      wasPressed: false,
      policyIsMissing: false,
      referenceIsTooLong: false,
      acceptPolicy: false,
      differences: [],
    })
    expect(model.rejection).toBeUndefined()
  })

  it('retains the typed texts after a rejection', () => {
    const model = refusedBy({ kind: 'unknown' })
    expect(model).toMatchObject({ wasPressed: true, reference: 'PO 2', acceptPolicy: true })
  })

  it.each([
    ['policy that was not accepted', true, false],
    ['reference that is too long', false, true],
  ])('shows an error only at the %s', (_, policyIsMissing, referenceIsTooLong) => {
    const model = refusedBy({ kind: 'incomplete', missing: [], policyIsMissing, referenceIsTooLong })
    expect(model).toMatchObject({ policyIsMissing, referenceIsTooLong })
    expect(model.rejection).toBeUndefined()
  })

  it('shows that the API requires the policy', () => {
    const model = refusedBy({ kind: 'policy' } as SubmissionRejection)
    expect(model).toMatchObject({ policyIsMissing: true, referenceIsTooLong: false })
    expect(model.rejection).toBeUndefined()
  })

  it.each(['unknown', 'not-placed', 'changed'] as const)('shows why no order was created: %s', (kind) => {
    const model = refusedBy({ kind } as SubmissionRejection)
    expect(model).toMatchObject({ rejection: kind, policyIsMissing: false })
  })

  it('shows the differences between the displayed cart and the current one', () => {
    const before = [{ articleNo: first!.articleNo, quantity: 1, unitPrice: 900 }]
    const rejection = { kind: 'changed' } as SubmissionRejection
    expect(refusedBy(rejection, { shown: before }).differences).toEqual([
      { articleNo: first!.articleNo, kind: 'price' },
      { articleNo: second!.articleNo, kind: 'new' },
    ])
    expect(refusedBy({ kind: 'unknown' }, { shown: before }).differences).toEqual([])
  })
})

it('a submitted review sends the displayed values with the order', () => {
  const model = shown()
  expect(model.basket).toEqual({ basHash: 'a1b2', version: 7 })
  expect(model.shownLines).toEqual([
    { articleNo: first!.articleNo, quantity: 1, unitPrice: 1_000 },
    { articleNo: second!.articleNo, quantity: 2, unitPrice: 1_000 },
  ])
})

it('a submitted review sends no hidden prices', () => {
  const { model } = anyModel()
  model.show(reviewed({ lines: [{ ...first!, unitPrice: undefined }] }))
  expect(model.shownLines).toEqual([{ articleNo: first!.articleNo, quantity: 1, unitPrice: undefined }])
})

it('the order review stores a typed reference of up to 35 characters immediately', () => {
  const { model, chosen } = anyModel()
  model.typeReference('PO 3')
  expect(chosen).toEqual([{ reference: 'PO 3' }])
  model.typeReference('🚚'.repeat(35))
  expect(chosen.at(-1)).toEqual({ reference: '🚚'.repeat(35) })
})

it('the order review does not store a reference that is too long in the choices of the checkout', () => {
  const { model, chosen } = anyModel()
  model.typeReference('x'.repeat(36))
  expect(chosen).toEqual([])
})

it('the order review shows no arrival date before a transport is chosen', () => {
  const arrivals = (transportId?: string) => shown({ transportId }).parts.map(({ arrival }) => arrival)
  expect(arrivals()).toEqual(['', ''])
  expect(arrivals('parcel')).toEqual(['2026-11-26', '2026-12-02'])
})

it('the order review shows the day on which goods are ready for pick-up, and whether the cut-off applies', () => {
  expect(shown({ transportId: 'ramp' })).toMatchObject({ readyDay: '2026-11-26', leavesAtDispatch: true })
  const { model } = anyModel({ transportId: 'ramp' })
  model.show(reviewed({ orders: [{ ...REVIEW.orders[0]!, date: '2026-11-27' }] }))
  expect(model.leavesAtDispatch).toBe(false)
  expect(anyModel().model.readyDay).toBe('')
})

it.each([
  ['ramp', 's9', true],
  ['ramp', 's2', false],
  ['ramp', undefined, false],
  ['parcel', 's9', false],
])(
  'for the transport %s, the order review shows the chosen slot %s as no longer free: %s',
  (transportId, slotId, isGone) => {
    const model = shown({ transportId, slotId })
    expect(model.slotIsGone).toBe(isGone)
    expect(model.missing.some(({ what }) => what === 'slot')).toBe(isGone)
  },
)
