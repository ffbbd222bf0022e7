import { expect, test } from 'vitest'
import { orderIdempotencyKey } from '#domain/checkout/checkout.ts'
import {
  redirectsToCart,
  missingChoices,
  lastReachableStep,
  stepOfMissingChoice,
  STEPS,
} from '#domain/checkout/steps.ts'

const DECIDED = { quantityIsUndecided: false }

test('With an empty cart, steps 2, 3 and 4 opened from within the checkout redirect to the first step', () => {
  const away = STEPS.filter((step) =>
    redirectsToCart(step, { ...DECIDED, cartIsEmpty: true, cameFromCheckout: true }),
  )
  expect(away).toEqual([2, 3, 4])
})

test.each([
  [true, false],
  [false, true],
  [false, false],
])(
  'No step redirects to the cart with cartIsEmpty = %s and cameFromCheckout = %s',
  (cartIsEmpty, cameFromCheckout) => {
    const facts = { ...DECIDED, cartIsEmpty, cameFromCheckout }
    expect(STEPS.some((step) => redirectsToCart(step, facts))).toBe(false)
  },
)

test('With an ambiguous quantity, each step before the confirmation redirects to the first step', () => {
  for (const cartIsEmpty of [true, false])
    for (const cameFromCheckout of [true, false]) {
      const facts = { quantityIsUndecided: true, cartIsEmpty, cameFromCheckout }
      expect(STEPS.filter((step) => redirectsToCart(step, facts))).toEqual([2, 3, 4, 5])
    }
})

test('The choices determine the last reachable step', () => {
  expect(lastReachableStep({}, false)).toBe(2)
  expect(lastReachableStep({ shippingAddressId: 'a' }, false)).toBe(3)
  expect(lastReachableStep({ shippingAddressId: 'a', transportId: 't' }, false)).toBe(4)
  expect(lastReachableStep({ shippingAddressId: 'a', transportId: 't', paymentId: 'p' }, false)).toBe(5)
  expect(lastReachableStep({ shippingAddressId: 'a', transportId: 't', paymentId: 'p' }, true)).toBe(1)
})

test('A missing address and payment are reported even if the transport is chosen', () => {
  expect(missingChoices({ transportId: 't' })).toEqual(['address', 'payment'])
})

test('Each missing choice has the step in which it is made', () => {
  expect((['address', 'transport', 'payment'] as const).map(stepOfMissingChoice)).toEqual([2, 3, 4])
})

test('The idempotency key of an order consists of the hash and the version of the cart', () => {
  expect(orderIdempotencyKey({ basHash: 'a1b2', version: 7 })).toBe('a1b2-7')
})
