import { describe, expect, it } from 'vitest'
import type { PlacedOrder } from '#domain/checkout/checkout.ts'
import { NO_FEATURES, type Features } from '#domain/session/features.ts'
import { ConfirmationViewModel } from '#ui/checkout/confirmation/confirmation.view-model.ts'
import { cartOf } from '../../../fixtures/cart.fixture.ts'
import { ManualClock } from '../../../fixtures/clock.fixture.ts'
import { orderOf } from '../../../fixtures/placed-order.fixture.ts'
import { sessionOf } from '../../../fixtures/session.fixture.ts'

const { lines } = cartOf(2)
const SLOT = { from: '2026-11-23T08:00:00Z', to: '2026-11-23T09:00:00Z' }

function modelFor(order: PlacedOrder | undefined, features: Partial<Features> = {}) {
  const clock = new ManualClock()
  const session = sessionOf('customer', clock)
  session.grant({ ...NO_FEATURES, ...features })
  const model = new ConfirmationViewModel({ session, clock })
  model.show(order)
  return model
}

const shown = (change: Partial<PlacedOrder> = {}, features?: Partial<Features>) =>
  modelFor(orderOf(lines, change), features)

describe('the confirmation of a placed order', () => {
  it('is shown with the submitted data', () => {
    const euro = { minor: 100, currency: 'EUR' }
    const totals = { goods: euro, transport: euro, net: euro, taxPercent: 19, tax: euro, gross: euro }
    const order = orderOf(lines, {
      isPaidFor: false,
      isPrepaid: true,
      reference: 'PO 4711',
      contact: 'Anna Becker',
      remark: 'Gate 3',
      totals,
    })
    expect(modelFor(order)).toMatchObject({
      exists: true,
      isPaidFor: false,
      isPrepaid: true,
      reference: 'PO 4711',
      contact: 'Anna Becker',
      remark: 'Gate 3',
      totals,
      lines,
      address: order.shippingAddress,
      transport: 'parcel',
      payment: 'account',
    })
  })

  it('has no contact and remark if none were entered', () => {
    expect(shown()).toMatchObject({ contact: '', remark: '', pickup: undefined, totals: undefined })
  })

  it('has a number for each split order', () => {
    expect(shown().parts).toMatchObject([
      { number: 'A1', part: { index: 'first', lines: [{ id: '0', quantity: 1, changes: [] }] } },
      { number: 'A2', part: { index: 'second', lines: [{ id: '1', quantity: 2, changes: [] }] } },
    ])
  })

  it('has the same number for both split orders if the API returned one', () => {
    expect(shown({ numbers: { first: 'A1' } }).parts.map(({ number }) => number)).toEqual(['A1', 'A1'])
  })

  it('has no split orders before the payment is confirmed', () => {
    expect(shown({ numbers: undefined }).parts).toEqual([])
  })

  it('shows which split order is shipped today', () => {
    const [first, second] = orderOf(lines).orders
    const orders = [
      { ...first!, date: '2026-11-21' },
      { ...second!, date: '2026-11-22' },
    ]
    expect(shown({ orders }).parts.map(({ part }) => part.leavesToday)).toEqual([true, false])
  })
})

it('the order confirmation shows nothing for an unknown order', () => {
  const model = modelFor(undefined, { shipment: true })
  expect(model).toMatchObject({ exists: false, isPaidFor: true, isPrepaid: false, parts: [], lines: [] })
  expect(model).toMatchObject({ reference: '', contact: '', remark: '', transport: '', payment: '' })
  expect([model.address, model.totals, model.pickup]).toEqual([undefined, undefined, undefined])
  expect(model).toMatchObject({ mayBookPickup: false, hasPickup: false })
})

describe('the pick-up of a placed order', () => {
  it.each([
    [
      'that has no slot can be booked',
      { location: 'Essen' },
      true,
      { mayBookPickup: true, hasPickup: false },
    ],
    [
      'with a slot is booked',
      { location: 'Essen', slot: SLOT },
      true,
      { mayBookPickup: false, hasPickup: true },
    ],
    [
      'that is not part of the order cannot be booked',
      undefined,
      true,
      { mayBookPickup: false, hasPickup: false },
    ],
    [
      'cannot be booked without the right to see shipments',
      { location: 'Essen' },
      false,
      { mayBookPickup: false, hasPickup: false },
    ],
    [
      'with a slot is not linked without the right to see shipments',
      { location: 'Essen', slot: SLOT },
      false,
      { mayBookPickup: false, hasPickup: false },
    ],
  ])('%s', (_, pickup, shipment, expected) => {
    expect(shown({ pickup }, { shipment })).toMatchObject({ pickup, ...expected })
  })
})

it.each([true, false])(
  'the order confirmation shows the link to the orders if the user has the right: %s',
  (order) => {
    expect(shown({}, { order }).maySeeOrders).toBe(order)
  },
)
