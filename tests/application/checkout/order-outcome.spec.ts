import { expect, it } from 'vitest'
import type { LoadCart } from '#application/cart/load-cart.ts'
import type { Checkout } from '#application/checkout/checkout.port.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import { OpenConfirmation } from '#application/checkout/open-confirmation.ts'
import { PlaceOrder, type OrderSubmission } from '#application/checkout/place-order.ts'
import { Drafts } from '#application/drafts/drafts.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { PlacedOrder } from '#domain/checkout/checkout.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

const CHOSEN = { shippingAddressId: 'a-1', transportId: 'express', paymentId: 'prepayment' }
const SUBMISSION: OrderSubmission = { basHash: 'abc', version: 7, acceptPolicy: true, reference: 'PO 4711' }
const PLACED = { basHash: 'abc', numbers: { first: '43012178255' } } as PlacedOrder
const UNPAID = { basHash: 'abc' } as PlacedOrder
const LOST = new ApiFailure('timeout', 'order')
const BUSY = new ApiFailure('unavailable', 'order', { retryAfter: 30 })

async function atReview(stubs: Partial<Checkout>) {
  const shop = await loggedInShop('full')
  const { port, calls } = recordedPort<Checkout>(stubs)
  const carts: string[] = []
  const loadCart = { run: async () => void carts.push('loaded') } as unknown as LoadCart
  const store = shop.get(CheckoutStore)
  store.choose(CHOSEN)
  const placing = new PlaceOrder({ checkout: port, store, loadCart, drafts: shop.get(Drafts) })
  const confirmation = new OpenConfirmation({ checkout: port, store })
  return { store, placing, confirmation, calls, carts }
}

it('places an order with the cart’s idempotency key, and loads the remaining cart', async () => {
  const { store, placing, calls, carts } = await atReview({ place: async () => ok(PLACED) })
  expect(await placing.run({ ...SUBMISSION, reference: ' PO\n4711 ' })).toEqual(ok(PLACED))
  expect(calls).toEqual([['place', { ...SUBMISSION, job: '', key: 'abc-7' }]])
  expect(store.choices).toMatchObject({ basHash: 'abc', reference: 'PO 4711', orderNumbers: PLACED.numbers })
  expect(carts).toEqual(['loaded'])
})

it('reports all missing choices of an order at once, and sends nothing', async () => {
  const { store, placing, calls } = await atReview({})
  store.choose({ transportId: undefined, reference: 'PO 4711' })
  const reference = 'x'.repeat(36)
  expect(await placing.run({ ...SUBMISSION, acceptPolicy: false, reference })).toEqual(
    fail({ kind: 'incomplete', missing: ['transport'], policyIsMissing: true, referenceIsTooLong: true }),
  )
  expect([calls, store.choices.reference, store.choices.basHash]).toEqual([[], 'PO 4711', undefined])
})

it.each([
  ['a chosen payment method', {}, { missing: ['payment'] }, { paymentId: undefined }],
  ['the consent to the terms', { acceptPolicy: false }, { policyIsMissing: true }, {}],
  ['a reference of valid length', { reference: 'x'.repeat(36) }, { referenceIsTooLong: true }, {}],
])('sends no order without %s', async (_, said, error, choices) => {
  const { store, placing, calls } = await atReview({})
  store.choose(choices)
  const whole = { kind: 'incomplete', missing: [], policyIsMissing: false, referenceIsTooLong: false }
  expect(await placing.run({ ...SUBMISSION, ...said })).toEqual(fail({ ...whole, ...error }))
  expect(calls).toEqual([])
})

it('retains the typed order reference if the order is rejected because the terms were not accepted', async () => {
  const { store, placing } = await atReview({})
  await placing.run({ ...SUBMISSION, acceptPolicy: false })
  expect(store.choices.reference).toBe('PO 4711')
})

it.each(['key-reused', 'changed'] as const)(
  'treats the order of another tab for the same cart as its own if the API returns "%s"',
  async (kind) => {
    const { placing, calls } = await atReview({
      place: async () => fail({ kind }),
      placed: async () => PLACED,
    })
    expect(await placing.run(SUBMISSION)).toEqual(ok(PLACED))
    expect(calls.at(-1)).toEqual(['placed', 'abc'])
    const none = await atReview({ place: async () => fail({ kind }), placed: async () => undefined })
    expect(await none.placing.run(SUBMISSION)).toEqual(fail({ kind }))
  },
)

it('returns that an order exceeds the credit limit, and changes neither the cart nor the order numbers', async () => {
  const rejection = fail({ kind: 'credit-limit' } as const)
  const { store, placing, calls, carts } = await atReview({
    place: async () => rejection,
    placed: async () => PLACED,
  })
  expect(await placing.run(SUBMISSION)).toEqual(rejection)
  expect(calls.map(([name]) => name)).toEqual(['place'])
  expect([store.choices.orderNumbers, carts]).toEqual([undefined, []])
  expect(store.choices).toMatchObject(CHOSEN)
})

it('requests the outcome of an order after a lost response, and places the order once', async () => {
  const { store, placing, calls } = await atReview({
    place: () => Promise.reject(LOST),
    placed: async () => PLACED,
  })
  expect(await placing.run(SUBMISSION)).toEqual(ok(PLACED))
  expect(calls.map(([name]) => name)).toEqual(['place', 'placed'])
  expect(store.choices.orderNumbers).toEqual(PLACED.numbers)
})

it('distinguishes a failed order from an unknown outcome', async () => {
  const busy = { place: () => Promise.reject(BUSY) }
  const notPlaced = await atReview({ ...busy, placed: async () => undefined })
  expect(await notPlaced.placing.run(SUBMISSION)).toEqual(fail({ kind: 'not-placed', retryAfter: 30 }))
  const unknown = await atReview({ ...busy, placed: () => Promise.reject(LOST) })
  expect(await unknown.placing.run(SUBMISSION)).toEqual(fail({ kind: 'unknown' }))
  expect(unknown.store.choices).toMatchObject({ ...CHOSEN, basHash: 'abc', orderNumbers: undefined })
})

it('returns no confirmation of an order before its payment', async () => {
  const { store, placing, confirmation, carts } = await atReview({
    place: async () => ok(UNPAID),
    placed: async () => UNPAID,
  })
  expect(await placing.run(SUBMISSION)).toEqual(ok(UNPAID))
  expect([store.choices.orderNumbers, carts]).toEqual([undefined, []])
  expect(await confirmation.run('abc')).toBeUndefined()
})

it('starts a payment whose return URL is the confirmation', async () => {
  const { placing, calls } = await atReview({ startPayment: async () => ok('https://secure.pay1.de/7') })
  expect(await placing.startPayment('abc', '/en/checkout/6')).toEqual(ok('https://secure.pay1.de/7'))
  expect(calls).toEqual([['startPayment', 'abc', '/en/checkout/6']])
})

it('the confirmation returns the requested order, or the last confirmed one if none is requested', async () => {
  const placed = async (basHash: string) => (basHash === 'abc' ? PLACED : undefined)
  const { store, confirmation, calls } = await atReview({ placed })
  expect(await confirmation.run(undefined)).toBeUndefined()
  expect(calls).toEqual([])
  expect(await confirmation.run('abc')).toEqual(PLACED)
  expect(store.choices).toMatchObject({ basHash: 'abc', orderNumbers: PLACED.numbers })
  expect(await confirmation.run(undefined)).toEqual(PLACED)
  expect(await confirmation.run('other')).toBeUndefined()
  expect(store.choices.basHash).toBe('abc')
})

it('the confirmation loads an order from the API if it is not the last one of this checkout', async () => {
  const { store, confirmation, calls } = await atReview({ placed: async () => PLACED })
  store.keepPlaced({ ...PLACED, basHash: 'other' })
  expect(await confirmation.run('abc')).toEqual(PLACED)
  expect(calls).toEqual([['placed', 'abc']])
})
