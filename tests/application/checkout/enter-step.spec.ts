import { expect, it } from 'vitest'
import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { NO_CHOICES } from '#application/checkout/checkout-choices.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import { EnterStep } from '#application/checkout/enter-step.ts'
import { chooseOption, orderThrough } from '../../fixtures/checkout.fixture.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'

const EVERYTHING = { address: true, transport: 'express', payment: 'prepayment' }

async function withOnePart() {
  const shop = await loggedInShop('full')
  await shop.get(AddLinesToCart).one({ sku: 'NW-3.70481', quantity: 1 })
  const [line] = shop.get(CartStore).cart.lines
  return { checkout: shop.get(CheckoutStore), enter: shop.get(EnterStep), lineId: line!.id }
}

it('checkout steps after the first redirect to the cart while a quantity is ambiguous', async () => {
  const { checkout, enter, lineId } = await withOnePart()
  expect([await enter.run(2, true), enter.quantityIsUndecided]).toEqual([true, false])
  checkout.keepUndecided({ [lineId]: '1.000' })
  expect([await enter.run(1, true), enter.quantityIsUndecided]).toEqual([true, true])
  expect(await enter.run(2, true)).toBe(false)
  checkout.keepUndecided({ 'line-that-is-gone': '1.000' })
  expect([await enter.run(2, true), enter.quantityIsUndecided]).toEqual([true, false])
})

it('a checkout step opened from within the checkout redirects to the cart if the cart is empty', async () => {
  const enter = (await loggedInShop('full')).get(EnterStep)
  expect([await enter.run(1, true), await enter.run(2, true), await enter.run(2, false)]).toEqual([
    true,
    false,
    true,
  ])
})

async function afterAnOrder() {
  const shop = await loggedInShop('full')
  const fill = () => shop.get(AddLinesToCart).one({ sku: 'NW-3.70481', quantity: 1 })
  await fill()
  await chooseOption(shop, EVERYTHING)
  shop.get(CheckoutStore).choose({ remark: 'Gate 4' })
  await orderThrough(shop, true)
  return { enter: shop.get(EnterStep), choices: () => shop.get(CheckoutStore).choices, fill }
}

it('resets the choices of the placed order when the cart with new goods is opened', async () => {
  const { enter, choices, fill } = await afterAnOrder()
  await fill()
  await enter.run(1, true)
  expect(choices()).toEqual(NO_CHOICES)
})

it('resets the data of the placed order when the empty cart is opened', async () => {
  const { enter, choices } = await afterAnOrder()
  await enter.run(1, true)
  expect(choices()).toEqual(NO_CHOICES)
})

it('retains the data of the placed order at its confirmation', async () => {
  const { enter, choices, fill } = await afterAnOrder()
  await enter.run(5, true)
  expect(choices()).toMatchObject({ remark: 'Gate 4', orderNumbers: {} })
  await fill()
  await enter.run(6, true)
  expect(choices().orderNumbers).toBeDefined()
})
