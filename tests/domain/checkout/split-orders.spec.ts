import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CartLine } from '#domain/cart/cart.ts'
import type { SplitOrder } from '#domain/checkout/checkout.ts'
import { addsUp, coversCart, ordersWithLines } from '#domain/checkout/split-orders.ts'
import { add, sum, times } from '#domain/shared/money.ts'
import { euro } from '../../fixtures/euro.fixture.ts'

/** A cart line and how much of its quantity the first order contains. */
const stored = fc
  .record({
    quantity: fc.integer({ min: 1, max: 99_999 }),
    minor: fc.integer({ min: 0, max: 1_000_000 }),
    deposit: fc.option(fc.integer({ min: 1, max: 50_000 }), { nil: undefined }),
  })
  .chain(({ quantity, minor, deposit }) =>
    fc.record({
      deposit: fc.constant(deposit),
      quantity: fc.constant(quantity),
      minor: fc.constant(minor),
      first: fc.integer({ min: 0, max: quantity }),
    }),
  )

const carts = fc.array(stored, { minLength: 1, maxLength: 40 }).map((cart) => {
  const lines = cart.map(({ quantity, minor, deposit }, index): CartLine => ({
    id: index % 2 === 0 ? index : String(index),
    sku: `NW-${index}`,
    articleNo: String(index),
    name: '',
    slug: '',
    manufacturer: '',
    picture: { src: '', alt: '' },
    quantity,
    packagingAmount: 1,
    unitPrice: euro(minor),
    coreDeposit: deposit === undefined ? undefined : euro(deposit),
    isOrderable: true,
  }))
  const part = (
    index: SplitOrder['index'],
    quantityOf: (held: (typeof cart)[number]) => number,
  ): SplitOrder => ({
    index,
    date: '2026-11-23',
    arrival: '2026-11-24',
    lines: cart
      .map((line, index) => ({ lineId: String(index), quantity: quantityOf(line) }))
      .filter(({ quantity }) => quantity > 0),
  })
  const orders = [
    part('first', ({ first }) => first),
    part('second', ({ quantity, first }) => quantity - first),
  ]
  return { lines, orders: orders.filter((order) => order.lines.length > 0) }
})

const depositsOf = (lines: readonly CartLine[]) =>
  sum(
    lines.flatMap(({ coreDeposit, quantity }) => (coreDeposit ? [times(coreDeposit, quantity)] : [])),
    'EUR',
  )

const anyCart = () => fc.sample(carts, { numRuns: 1, seed: 1 })[0]!

test('The lines and totals of both split orders add up to the cart', () => {
  fc.assert(
    fc.property(carts, ({ lines, orders }) => {
      expect(coversCart(lines, orders)).toBe(true)
      const parts = ordersWithLines(lines, orders)
      const goods = sum(
        lines.map(({ unitPrice, quantity }) => times(unitPrice!, quantity)),
        'EUR',
      )
      expect(
        sum(
          parts.map(({ goods: ofPart }) => ofPart!),
          'EUR',
        ),
      ).toEqual(goods)
      expect(
        sum(
          parts.map(({ total }) => total!),
          'EUR',
        ),
      ).toEqual(add(goods, depositsOf(lines)))
    }),
  )
})

test('Split orders with a changed quantity or a missing line do not add up to the cart', () => {
  fc.assert(
    fc.property(carts, fc.constantFrom(-1, 1), ({ lines, orders }, more) => {
      const [first, ...others] = orders
      const [line, ...rest] = first!.lines
      const changed = { ...first!, lines: [{ ...line!, quantity: line!.quantity + more }, ...rest] }
      expect(coversCart(lines, [changed, ...others])).toBe(false)
      expect(coversCart(lines, [{ ...first!, lines: rest }, ...others])).toBe(false)
    }),
  )
})

test('Totals do not add up if one of them differs from its sum by a cent, or if a line has no price', () => {
  fc.assert(
    fc.property(carts, fc.nat(10_000), fc.nat(10_000), ({ lines }, freight, vat) => {
      const goods = sum(
        lines.map(({ unitPrice, quantity }) => times(unitPrice!, quantity)),
        'EUR',
      )
      const coreDeposits = depositsOf(lines)
      const net = sum([goods, coreDeposits, euro(freight)], 'EUR')
      const totals = {
        goods,
        coreDeposits,
        transport: euro(freight),
        net,
        taxPercent: 19,
        tax: euro(vat),
        gross: add(net, euro(vat)),
      }
      expect(addsUp(lines, totals)).toBe(true)
      expect(addsUp(lines, { ...totals, gross: add(totals.gross, euro(1)) })).toBe(false)
      // the net amount differs from the sum of goods, deposits and transport
      const shifted = { net: add(totals.net, euro(1)), gross: add(totals.gross, euro(1)) }
      expect(addsUp(lines, { ...totals, ...shifted })).toBe(false)
      // goods or deposits differ from the lines, and the sums are consistent with them
      expect(addsUp(lines, { ...totals, ...shifted, goods: add(goods, euro(1)) })).toBe(false)
      expect(addsUp(lines, { ...totals, ...shifted, coreDeposits: add(coreDeposits, euro(1)) })).toBe(false)
      const unpriced = { ...lines[0]!, unitPrice: undefined, coreDeposit: undefined }
      expect(addsUp([...lines, unpriced], totals)).toBe(false)
    }),
  )
})

test.each([0, -1, 1.5, NaN])('A split order with the quantity %d is invalid', (quantity) => {
  const { lines } = anyCart()
  const [line] = lines
  const order = { index: 'first', date: '2026-11-23', arrival: '2026-11-24' } as const
  const containedItems = [{ lineId: String(line!.id), quantity }]
  expect(coversCart([{ ...line!, quantity }], [{ ...order, lines: containedItems }])).toBe(false)
})

test('A split order has no total if the total of a line is unknown', () => {
  const [line] = anyCart().lines
  const lines = [
    { ...line!, coreDeposit: undefined, id: 'a', quantity: 2, unitPrice: euro(150) },
    { ...line!, coreDeposit: undefined, id: 'b', quantity: 1, unitPrice: undefined },
  ]
  const order = { index: 'first', date: '2026-11-23', arrival: '2026-11-24' } as const
  const containedItems = [
    { lineId: 'a', quantity: 2 },
    { lineId: 'b', quantity: 1 },
  ]
  const totalOf = (count: number) =>
    ordersWithLines(lines, [{ ...order, lines: containedItems.slice(0, count) }])[0]?.total
  expect(totalOf(1)).toEqual(euro(300))
  expect(totalOf(2)).toBeUndefined()
})

test('A split order omits a line that is not in the cart, and is then invalid', () => {
  const [line] = anyCart().lines
  const order = { index: 'first', date: '2026-11-23', arrival: '2026-11-24' } as const
  const lines = [{ ...line!, id: 'a', quantity: 1 }]
  const one = { lineId: 'a', quantity: 1 }
  const strange = { lineId: 'b', quantity: 1 }
  expect(ordersWithLines(lines, [{ ...order, lines: [one, strange] }])[0]?.lines).toHaveLength(1)
  expect(coversCart(lines, [{ ...order, lines: [one] }])).toBe(true)
  expect(coversCart(lines, [{ ...order, lines: [one, strange] }])).toBe(false)
})
