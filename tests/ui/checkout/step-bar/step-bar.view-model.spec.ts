import { beforeEach, expect, it } from 'vitest'
import { LocalDraftStorage } from '#adapters/browser/drafts/local-draft-storage.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import type { Step } from '#domain/checkout/steps.ts'
import { StepBarViewModel } from '#ui/checkout/step-bar/step-bar.view-model.ts'
import type { Container } from '#ui/kernel/container.tsx'
import { cartOf } from '../../../fixtures/cart.fixture.ts'
import { loggedInShop } from '../../../fixtures/logged-in-shop.fixture.ts'
import { storageOf } from '../../../fixtures/storage.fixture.ts'

let shop: Container
let checkout: CheckoutStore
let bar: StepBarViewModel

beforeEach(async () => {
  const storage = storageOf()
  shop = await loggedInShop('full', { checkoutDraftStorage: new LocalDraftStorage(() => storage) })
  checkout = shop.get(CheckoutStore)
  shop.get(CartStore).set(cartOf(2))
  bar = shop.get(StepBarViewModel)
})

const statesAt = (current: Step) => bar.stepsAt(current).map(({ state }) => state)

it('the step bar numbers the six steps', () => {
  expect(bar.stepsAt(1).map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6])
})

it('the step bar links to the steps up to the first missing choice', () => {
  expect(statesAt(1)).toEqual(['current', 'open', 'ahead', 'ahead', 'ahead', 'ahead'])
  checkout.choose({ shippingAddressId: 'a-1' })
  expect(statesAt(2)).toEqual(['done', 'current', 'open', 'ahead', 'ahead', 'ahead'])
  checkout.choose({ transportId: 'express', paymentId: 'prepayment' })
  expect(statesAt(3)).toEqual(['done', 'done', 'current', 'open', 'open', 'ahead'])
})

it('the step bar shows no links if the cart is empty', () => {
  checkout.choose({ shippingAddressId: 'a-1' })
  shop.get(CartStore).set(cartOf(0))
  expect(statesAt(1)).toEqual(['current', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead'])
})

it('the step bar shows no links to earlier steps after the order is placed', () => {
  checkout.choose({ shippingAddressId: 'a-1', transportId: 'express', paymentId: 'prepayment' })
  expect(statesAt(6)).toEqual(['done', 'done', 'done', 'done', 'done', 'current'])
})

it('the checkout has begun after the first choice, and is reset when the user leaves it', () => {
  expect(bar.hasBegun).toBe(false)
  checkout.choose({ shippingAddressId: 'a-1' })
  expect(bar.hasBegun).toBe(true)
  bar.leave()
  expect([bar.hasBegun, bar.recall()]).toEqual([false, false])
})

it('the choices of this tab are restored after a new login', () => {
  checkout.choose({ shippingAddressId: 'a-1' })
  expect(bar.recall()).toBe(false)
  checkout.empty()
  expect([bar.recall(), bar.hasBegun]).toEqual([true, true])
})
