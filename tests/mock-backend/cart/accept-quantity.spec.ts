import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acceptQuantity } from '#mock-backend/cart/accept-quantity.ts'

const sold = { packageQuantity: 1, stock: { quantity: 10 }, discontinued: false }
const inTens = { ...sold, packageQuantity: 10, stock: { quantity: 1000 } }

test('A quantity in stock is accepted as requested', () => {
  expect(acceptQuantity(sold, 10)).toEqual({ status: 'OK', quantity: 10 })
})

test('A quantity above the stock is accepted as back order, including what the line already contains', () => {
  expect(acceptQuantity(sold, 11)).toEqual({ status: 'BACKORDER', quantity: 11 })
  expect(acceptQuantity(sold, 5, 6)).toEqual({ status: 'BACKORDER', quantity: 5 })
})

test('A quantity is rounded up to whole packages', () => {
  expect(acceptQuantity(inTens, 11)).toEqual({ status: 'QTY_ROUNDED', quantity: 20 })
})

test('The quantity of a line is limited to 99,999, in whole packages', () => {
  expect(acceptQuantity(sold, 99_999, 1)).toEqual({ status: 'QTY_LIMITED', quantity: 99_998 })
  expect(acceptQuantity(inTens, 99_999)).toEqual({ status: 'QTY_LIMITED', quantity: 99_990 })
  expect(acceptQuantity(inTens, 1, 99_990)).toEqual({ status: 'QTY_LIMITED', quantity: 0 })
})

test('A discontinued part is not sold', () => {
  expect(acceptQuantity({ ...sold, discontinued: true }, 1)).toEqual({ status: 'DISCONTINUED', quantity: 0 })
})

test('A replaced part is sold while stock lasts', () => {
  const replaced = { ...sold, replacedBy: '4.61984' }
  expect(acceptQuantity(replaced, 10)).toEqual({ status: 'OK', quantity: 10 })
  expect(acceptQuantity(replaced, 11)).toEqual({ status: 'SUPERSEDED', quantity: 10 })
  expect(acceptQuantity(replaced, 1, 10)).toEqual({ status: 'SUPERSEDED', quantity: 0 })
})

const products = fc.record({
  packageQuantity: fc.integer({ min: 1, max: 500 }),
  stock: fc.record({ quantity: fc.nat(2000) }),
  discontinued: fc.boolean(),
  replacedBy: fc.option(fc.constant('4.61984'), { nil: undefined }),
})
const quantities = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 99_999 }))

test('After any requests, a line has whole packages up to its maximum quantity', () => {
  fc.assert(
    fc.property(products, fc.array(quantities, { maxLength: 8 }), (product, requests) => {
      let currentQuantity = 0
      for (const requested of requests) {
        const { quantity } = acceptQuantity(product, requested, currentQuantity)
        expect(quantity).toBeGreaterThanOrEqual(0)
        currentQuantity += quantity
      }
      expect(currentQuantity % product.packageQuantity).toBe(0)
      expect(currentQuantity).toBeLessThanOrEqual(99_999)
    }),
  )
})

test('The status corresponds to the accepted quantity for any request', () => {
  fc.assert(
    fc.property(products, quantities, fc.nat(200), (product, requested, packages) => {
      const currentQuantity = Math.min(
        packages * product.packageQuantity,
        99_999 - (99_999 % product.packageQuantity),
      )
      const { status, quantity } = acceptQuantity(product, requested, currentQuantity)
      const said = {
        OK: quantity === requested && currentQuantity + quantity <= product.stock.quantity,
        BACKORDER: quantity === requested && currentQuantity + quantity > product.stock.quantity,
        QTY_ROUNDED: quantity > requested && quantity - requested < product.packageQuantity,
        QTY_LIMITED: currentQuantity + quantity + product.packageQuantity > 99_999,
        SUPERSEDED:
          product.replacedBy !== undefined &&
          (currentQuantity + quantity <= product.stock.quantity || quantity === 0),
        DISCONTINUED: product.discontinued && quantity === 0,
      }
      expect(said[status as keyof typeof said]).toBe(true)
    }),
  )
})
