import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import {
  GOODS_STATES,
  PARCEL_STATES,
  parseGoodsState,
  stateOfGoods,
  type GoodsState,
} from '#domain/goods/goods-state.ts'

const anyApiStatus = fc.oneof(fc.constantFrom(...GOODS_STATES), fc.string({ maxLength: 12 }))
const anyParcels = fc.array(fc.constantFrom(...PARCEL_STATES), { minLength: 1, maxLength: 6 })
const anyOutstanding = fc.oneof(fc.constant(0), fc.nat({ max: 20 }))
/** Any order status of the API except cancelled. */
const notCancelled = anyApiStatus.filter((orderStatus) => orderStatus !== 'cancelled')

const hasLeft = (state: GoodsState) => state === 'shipped' || state === 'delivered'

const forAnyGoods = (
  holds: (
    state: GoodsState,
    parcels: readonly GoodsState[],
    outstanding: number,
    orderStatus: string,
  ) => void,
) =>
  fc.assert(
    fc.property(notCancelled, anyParcels, anyOutstanding, (orderStatus, parcels, outstanding) =>
      holds(stateOfGoods({ reported: orderStatus, outstanding, parcels }), parcels, outstanding, orderStatus),
    ),
  )

test('An order is delivered if, and only if, each parcel is delivered and nothing is outstanding', () => {
  forAnyGoods((state, parcels, outstanding) => {
    const isAll = outstanding === 0 && parcels.every((one) => one === 'delivered')
    expect(state === 'delivered').toBe(isAll)
  })
})

test('An order is shipped if all goods were shipped and some have not arrived', () => {
  forAnyGoods((state, parcels, outstanding) => {
    const isAll = outstanding === 0 && parcels.every(hasLeft) && parcels.includes('shipped')
    expect(state === 'shipped').toBe(isAll)
  })
})

test('An order is partly shipped if only some goods were shipped', () => {
  forAnyGoods((state, parcels, outstanding) => {
    const isPart = parcels.some(hasLeft) && (outstanding > 0 || !parcels.every(hasLeft))
    expect(state === 'partDelivered').toBe(isPart)
  })
})

test('If parcels are known, neither their sequence nor the API’s status changes the result', () => {
  forAnyGoods((state, parcels, outstanding) => {
    for (const orderStatus of ['received', 'delivered', 'never heard of'])
      expect(stateOfGoods({ reported: orderStatus, outstanding, parcels: parcels.toReversed() })).toBe(state)
  })
})

test('Progress of a parcel never moves the order to an earlier status', () => {
  forAnyGoods((state, parcels, outstanding, orderStatus) => {
    parcels.forEach((parcel, index) => {
      const next = PARCEL_STATES[PARCEL_STATES.indexOf(parcel as never) + 1] ?? parcel
      const moved = stateOfGoods({ reported: orderStatus, outstanding, parcels: parcels.with(index, next) })
      expect(GOODS_STATES.indexOf(moved)).toBeGreaterThanOrEqual(GOODS_STATES.indexOf(state))
    })
  })
})

it.each([
  ['delivered', 3, 'partDelivered'],
  ['shipped', 3, 'partDelivered'],
  ['readyForPickup', 3, 'inPreparation'],
  ['confirmed', 3, 'confirmed'],
  ['delivered', 0, 'delivered'],
  ['cancelled', 0, 'cancelled'],
  ['IN_CUSTOMS', 0, 'OTHER'],
  ['', 0, 'OTHER'],
])(
  'an order in the list with the API status %s and %i outstanding is %s',
  (orderStatus, outstanding, state) => {
    expect(stateOfGoods({ reported: orderStatus, outstanding })).toBe(state)
  },
)

it.each([
  [['delivered', 'shipped'], 0, 'shipped'],
  [['shipped', 'inPreparation'], 0, 'partDelivered'],
  [['readyForPickup'], 0, 'readyForPickup'],
  [['readyForPickup', 'readyForPickup'], 0, 'readyForPickup'],
  [['readyForPickup', 'inPreparation'], 0, 'inPreparation'],
  [['readyForPickup'], 1, 'inPreparation'],
  [['inPreparation'], 0, 'inPreparation'],
  // an unknown parcel state is ignored
  [['delivered', 'IN_CUSTOMS'], 0, 'delivered'],
  [['IN_CUSTOMS'], 0, 'received'],
  [[], 3, 'received'],
] as const)('an order with parcels that are %j and %i outstanding is %s', (parcels, outstanding, state) => {
  expect(stateOfGoods({ reported: 'received', outstanding, parcels })).toBe(state)
})

it.each([
  ['delivered', 'delivered'],
  ['shipped', 'delivered'],
  ['readyForPickup', 'delivered'],
  ['confirmed', 'partDelivered'],
  ['OTHER', 'partDelivered'],
])(
  'an order with the API status %s, a delivered parcel and an unknown outstanding quantity is %s',
  (orderStatus, state) => {
    expect(stateOfGoods({ reported: orderStatus, parcels: ['delivered'] })).toBe(state)
  },
)

it('a cancelled order stays cancelled, even if goods were shipped', () => {
  expect(stateOfGoods({ reported: 'cancelled', outstanding: 3, parcels: ['delivered'] })).toBe('cancelled')
})

it('parses each goods status, and any other text as OTHER', () => {
  expect(GOODS_STATES.map(parseGoodsState)).toEqual(GOODS_STATES)
  expect(parseGoodsState('IN_CUSTOMS')).toBe('OTHER')
})
