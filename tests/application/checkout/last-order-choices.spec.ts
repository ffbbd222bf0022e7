import { expect, it } from 'vitest'
import { LocalDraftStorage } from '#adapters/browser/drafts/local-draft-storage.ts'
import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import type { Checkout } from '#application/checkout/checkout.port.ts'
import type { CheckoutChoices } from '#application/checkout/checkout-choices.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import { ReuseLastOrderChoices } from '#application/checkout/last-order-choices.ts'
import type { DraftStorage } from '#application/drafts/draft-storage.port.ts'
import { Drafts } from '#application/drafts/drafts.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { EMPTY_ADDRESS } from '#domain/addresses/address.ts'
import type { Step } from '#domain/checkout/steps.ts'
import { StepDraftViewModel } from '#ui/checkout/form/step-draft.view-model.ts'
import { chooseOption, orderThrough } from '../../fixtures/checkout.fixture.ts'
import { ManualClock } from '../../fixtures/clock.fixture.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { storageOf } from '../../fixtures/storage.fixture.ts'

async function filledShop() {
  const [local, session] = [storageOf(), storageOf()]
  const shop = await loggedInShop('full', {
    draftStorage: new LocalDraftStorage(() => local),
    checkoutDraftStorage: new LocalDraftStorage(() => session),
  })
  const fill = () => shop.get(AddLinesToCart).one({ sku: 'NW-3.70481', quantity: 1 })
  await fill()
  return { shop, fill }
}

/** A shop with a filled cart, whose last order was paid in advance. */
async function shopAfterOrder(transport: string, change: Partial<CheckoutChoices> = {}) {
  const { shop, fill } = await filledShop()
  await chooseOption(shop, { address: true, transport, payment: 'prepayment' })
  shop.get(CheckoutStore).choose(change)
  await orderThrough(shop, true)
  shop.get(CheckoutStore).leave()
  await fill()
  return shop
}

it('preselects address, transport and payment of the last order', async () => {
  const { shop, fill } = await filledShop()
  const lastChoices = shop.get(ReuseLastOrderChoices)
  expect([lastChoices.isKnown, await lastChoices.run()]).toEqual([false, 2])
  await chooseOption(shop, { address: true, transport: 'express', payment: 'prepayment' })
  const { shippingAddressId } = shop.get(CheckoutStore).choices
  expect((await orderThrough(shop, true)).ok).toBe(true)
  shop.get(CheckoutStore).leave()

  await fill()
  expect([lastChoices.isKnown, await lastChoices.run()]).toEqual([true, 5])
  expect(shop.get(CheckoutStore).choices).toMatchObject({
    shippingAddressId,
    transportId: 'express',
    paymentId: 'prepayment',
  })
})

it('preselects a slot at the pick-up location of the last order', async () => {
  const shop = await shopAfterOrder('pickup')
  expect(await shop.get(ReuseLastOrderChoices).run()).toBe(5)
  expect(shop.get(CheckoutStore).choices).toMatchObject({
    transportId: 'pickup',
    slotId: expect.stringContaining('MST'),
  })
})

it('preselects the transport of the last order in step 3, unless one was chosen on the page', async () => {
  const shop = await shopAfterOrder('express')
  const opened = (step: Step) => shop.get(StepDraftViewModel).open(step)
  expect([opened(3), opened(4)]).toEqual([{ transportId: 'express' }, {}])
  const draft = shop.get(StepDraftViewModel)
  draft.open(3)
  draft.keep({ transportId: 'freight' })
  expect(opened(3)).toEqual({ transportId: 'freight' })
})

it('does not replace choices of the current order by those of the last', async () => {
  const shop = await shopAfterOrder('express', { deliverComplete: true })
  await chooseOption(shop, { address: true, transport: 'freight', payment: '' })
  shop.get(CheckoutStore).choose({ remark: 'Gate 4' })
  expect(await shop.get(ReuseLastOrderChoices).run()).toBe(5)
  expect(shop.get(CheckoutStore).choices).toMatchObject({
    transportId: 'freight',
    deliverComplete: false,
    paymentId: 'prepayment',
    remark: 'Gate 4',
  })
})

it('retains a chosen card payment and its card holder, and adds the transport of the last order', async () => {
  const shop = await shopAfterOrder('express')
  await chooseOption(shop, { address: true, transport: '', payment: 'card' })
  expect(await shop.get(ReuseLastOrderChoices).run()).toBe(5)
  expect(shop.get(CheckoutStore).choices).toMatchObject({
    transportId: 'express',
    paymentId: 'card',
    ccFirstName: 'Anna',
    ccLastName: 'Becker',
  })
})

it('preselects complete delivery if it was chosen for the last order', async () => {
  const shop = await shopAfterOrder('express', { deliverComplete: true })
  const lastChoices = shop.get(ReuseLastOrderChoices)
  expect(lastChoices.transportId).toBe('express')
  await lastChoices.run()
  expect(shop.get(CheckoutStore).choices.deliverComplete).toBe(true)
})

const USUAL = {
  shippingAddressId: 'a-1',
  transportId: 'express',
  deliverComplete: false,
  paymentId: 'account',
}

/** A shop with the stored choices of a last order. `refused` are the choices (delivery, transport, payment) that the API rejects. */
async function usualShop(stored: unknown, refused: readonly string[] = []) {
  const shop = await loggedInShop('full')
  const key = { customerId: shop.get(SessionStore).user!.customerId, name: 'usual-order' }
  const storage = recordedDrafts(key.name, { version: 1, content: stored })
  const completedItems: unknown[] = []
  const choosing = (name: string) => ({
    run: async (choice: object) => {
      completedItems.push({ [name]: choice })
      return { ok: !refused.includes(name) }
    },
  })
  const addresses = { billing: { id: 'a-0' }, shipping: [{ id: 'a-0' }, { id: 'a-1' }] }
  const lastChoices = new ReuseLastOrderChoices({
    drafts: new Drafts({ storage, session: shop.get(SessionStore), clock: new ManualClock() }),
    store: shop.get(CheckoutStore),
    checkout: { addresses: async () => addresses } as unknown as Checkout,
    delivery: choosing('delivery') as never,
    transport: choosing('transport') as never,
    payment: choosing('payment') as never,
  })
  return { lastChoices, done: completedItems, store: shop.get(CheckoutStore) }
}

const recordedDrafts = (name: string, content: unknown): DraftStorage => ({
  load: (key) => (key.name === name ? content : undefined),
  save: () => true,
  discard: () => {},
})

it('chooses the values of the last order, and retains the texts of the current order', async () => {
  const { lastChoices, done, store } = await usualShop(USUAL)
  store.choose({ contact: 'Jörg Becker', remark: 'Gate 4', slotId: 'MST-1' })
  expect(await lastChoices.run()).toBe(5)
  expect(done).toEqual([
    {
      delivery: {
        billingAddressId: 'a-0',
        shippingAddressId: 'a-1',
        typed: EMPTY_ADDRESS,
        contact: 'Jörg Becker',
        remark: 'Gate 4',
      },
    },
    { transport: { transportId: 'express', deliverComplete: false, slotId: 'MST-1' } },
    { payment: { paymentId: 'account', ccFirstName: '', ccLastName: '' } },
  ])
})

it('sends no requests for the last order if everything is already chosen', async () => {
  const { lastChoices, done, store } = await usualShop(undefined)
  expect([lastChoices.isKnown, lastChoices.transportId, await lastChoices.run()]).toEqual([
    false,
    undefined,
    2,
  ])
  store.choose({ ...USUAL, transportId: 'freight' })
  expect([lastChoices.isKnown, lastChoices.transportId, await lastChoices.run()]).toEqual([
    true,
    'freight',
    5,
  ])
  expect(done).toEqual([])
})

it.each([
  ['an address that is no longer known', { ...USUAL, shippingAddressId: 'a-9' }, [], 2],
  ['a delivery that is rejected', USUAL, ['delivery'], 2],
  ['a transport that is no longer offered', USUAL, ['transport'], 3],
  ['a payment that is no longer allowed', USUAL, ['payment'], 4],
])(
  'returns the number of the checkout step in which the customer has to replace %s',
  async (_, stored, refused, step) => {
    const { lastChoices } = await usualShop(stored, refused)
    expect(await lastChoices.run()).toBe(step)
  },
)

it.each([
  ['a value that is not an object', 'express'],
  ['no address', { ...USUAL, shippingAddressId: undefined }],
  ['no transport', { ...USUAL, transportId: 7 }],
  ['an empty payment', { ...USUAL, paymentId: '' }],
  ['an id that is too long', { ...USUAL, paymentId: 'x'.repeat(101) }],
])('ignores the stored choices of a last order with %s', async (_, stored) => {
  expect((await usualShop(stored)).lastChoices.isKnown).toBe(false)
  expect((await usualShop({ ...USUAL, paymentId: 'x'.repeat(100) })).lastChoices.isKnown).toBe(true)
})
