import { expect, it } from 'vitest'
import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { NOTHING_CHOSEN } from '#application/checkout/checkout-choices.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import { EnterStep } from '#application/checkout/enter-step.ts'
import { chooseIn, orderIn } from '../../../features/support/drivers/checkout-models.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'

const EVERYTHING = { address: true, transport: 'express', payment: 'prepayment' }

async function afterAnOrder() {
  const shop = await loggedInShop('full')
  const fill = () => shop.get(AddLinesToCart).one({ sku: 'NW-3.70481', quantity: 1 })
  await fill()
  await chooseIn(shop, EVERYTHING)
  shop.get(CheckoutStore).choose({ remark: 'Gate 4' })
  await orderIn(shop, true)
  return { enter: shop.get(EnterStep), choices: () => shop.get(CheckoutStore).choices, fill }
}

it('begins the next order without what was chosen for the last, whatever way leads to it', async () => {
  const { enter, choices, fill } = await afterAnOrder()
  await fill()
  await enter.run(1, true)
  expect(choices()).toEqual(NOTHING_CHOSEN)
})

it('shows nothing of the last order in a cart that is still empty: the next reference is typed there', async () => {
  const { enter, choices } = await afterAnOrder()
  await enter.run(1, true)
  expect(choices()).toEqual(NOTHING_CHOSEN)
})

it('keeps what was chosen for as long as there is nothing else to order', async () => {
  const { enter, choices, fill } = await afterAnOrder()
  await enter.run(5, true)
  expect(choices()).toMatchObject({ remark: 'Gate 4', orderNumbers: {} })
  await fill()
  await enter.run(6, true)
  expect(choices().orderNumbers).toBeDefined()
})
