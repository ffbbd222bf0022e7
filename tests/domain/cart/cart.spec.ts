import { expect, it } from 'vitest'
import { acceptedAsSent, EMPTY_CART, lineWasAccepted } from '#domain/cart/cart.ts'
import { partsTotalOf } from '#domain/cart/goods.ts'
import { euro } from '../../fixtures/euro.fixture.ts'

it('a line without a status is treated as accepted unchanged', () => {
  expect(acceptedAsSent({ sku: 'nw-3.70481', quantity: 4 })).toEqual({
    sku: 'nw-3.70481',
    status: 'ok',
    requested: 4,
    accepted: 4,
  })
})

it.each([
  [0, false],
  [1, true],
])('a line with the accepted quantity %d is in the cart: %s', (accepted, expected) => {
  const outcome = { sku: 'nw-3.70481', status: 'qty-limited', requested: 4, accepted } as const
  expect(lineWasAccepted(outcome)).toBe(expected)
})

it('the goods value is the total minus the core deposits', () => {
  expect(partsTotalOf({ ...EMPTY_CART, total: euro(15_000), coreDeposits: euro(4_000) })).toEqual(
    euro(11_000),
  )
  expect(partsTotalOf({ ...EMPTY_CART, total: euro(15_000) })).toEqual(euro(15_000))
})

it('the goods value is undefined if prices are hidden', () => {
  expect(partsTotalOf({ ...EMPTY_CART, coreDeposits: euro(4_000) })).toBeUndefined()
})
