import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkoutEvent, linesEvent, LINES_MAX, purchases } from '#domain/tracking/commerce-events.ts'
import { trackableLineOf, trackedLine, type TrackableLine } from '#domain/tracking/tracked-line.ts'
import { cartOf } from '../../fixtures/cart.fixture.ts'
import { orderOf } from '../../fixtures/placed-order.fixture.ts'
import { anyProduct } from '../../fixtures/product.fixture.ts'
import { checkEvent } from '../../fixtures/tracking-events.fixture.ts'
import { euro } from '../../fixtures/euro.fixture.ts'

const [line] = cartOf(1).lines

const anyMoney = fc.record({
  minor: fc.integer({ min: 1, max: 1_000_000 }),
  currency: fc.constantFrom('EUR', 'BRL'),
})
const anyLine: fc.Arbitrary<TrackableLine> = fc.record({
  sku: fc.string({ minLength: 1 }),
  name: fc.string({ minLength: 1 }),
  manufacturer: fc.string({ minLength: 1 }),
  quantity: fc.integer({ min: 1, max: 9_999 }),
  unitPrice: fc.option(anyMoney, { nil: undefined }),
  replaces: fc.array(fc.string({ minLength: 1 })),
  categories: fc.array(fc.record({ id: fc.string(), name: fc.string({ minLength: 1 }) })),
})
const anyLines = fc.array(anyLine, { minLength: 1, maxLength: 8 })

const priced = cartOf(2).lines.map((each, index) => ({ ...each, unitPrice: euro(1_000 * (index + 1)) }))

it('reports a cart line in the format of the tracking specification', () => {
  expect(trackedLine({ ...trackableLineOf(anyProduct()), quantity: 2 })).toEqual({
    sku: 'NW-3.61984',
    qty: 2,
    name: 'Brake disc',
    replaces: ['3.61902'],
    brandName: 'Northwain',
    categories: ['Brake system', 'Disc brake'],
    showPrice: true,
    pricePackage: { price: { value: 148.24, currency: { code: 'EUR' } } },
  })
})

it('reports neither price nor value of a cart if prices are hidden', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const hidden = lines.map((line) => ({ ...line, unitPrice: undefined }))
      const events = [linesEvent('add_to_cart', hidden), checkoutEvent('checkoutStep2', undefined)]
      const json = JSON.stringify(events)
      expect(json).not.toMatch(/"(?:pricePackage|value|currency|price)":|"showPrice":true/)
    }),
  )
})

it('the events of a cart conform to their schema for any lines', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      checkEvent(linesEvent('remove_from_cart', lines))
      checkEvent(linesEvent('vinCart', lines, 'man-tgx'))
    }),
  )
})

it('reports currency and value of a cart together or neither of them', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const { ecommerce } = linesEvent('add_to_cart', lines)
      expect('value' in ecommerce).toBe('currency' in ecommerce)
      const currencies = new Set(lines.map(({ unitPrice }) => unitPrice?.currency))
      expect('value' in ecommerce).toBe(currencies.size === 1 && !currencies.has(undefined))
    }),
  )
})

it('limits the number of reported cart lines, but reports the value of all lines', () => {
  const lines = Array.from({ length: LINES_MAX + 50 }, () => ({ ...line!, unitPrice: euro(100) }))
  const { ecommerce } = linesEvent('retail_buy', lines)
  expect(ecommerce.items).toHaveLength(LINES_MAX)
  expect(ecommerce.value).toBe(LINES_MAX + 50)
})

it.each([
  ['checkoutStep1', 'view_cart'],
  ['checkoutStep2', 'begin_checkout'],
  ['checkoutStep3', 'add_address_info'],
  ['checkoutStep4', 'add_shipping_info'],
  ['checkoutStep5', 'add_payment_info'],
] as const)('reports the page %s as the event %s', (routeId, event) => {
  const reportedCheckoutEvent = checkoutEvent(routeId, euro(12_345))!
  expect(reportedCheckoutEvent).toEqual({ event, ecommerce: { currency: 'EUR', value: 123.45 } })
  checkEvent(reportedCheckoutEvent)
})

it.each(['home', 'checkoutStep6', undefined] as const)(
  'reports no checkout event for the page %s',
  (routeId) => {
    expect(checkoutEvent(routeId, euro(1))).toBeUndefined()
  },
)

it('reports each order number once, with the value of the order’s goods', () => {
  const purchaseEvents = purchases(orderOf(priced))
  expect(purchaseEvents).toEqual([
    { event: 'purchase', ecommerce: { order_number: 'A1', currency: 'EUR', value: 10 } },
    { event: 'purchase', ecommerce: { order_number: 'A2', currency: 'EUR', value: 40 } },
  ])
  purchaseEvents.forEach(checkEvent)
  expect(purchases(orderOf(priced, { numbers: { first: 'A1' } }))).toHaveLength(1)
  expect(purchases(orderOf(priced, { numbers: undefined }))).toEqual([])
})
