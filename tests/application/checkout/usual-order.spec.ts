import { expect, it } from 'vitest'
import { LocalDraftStorage } from '#adapters/browser/drafts/local-draft-storage.ts'
import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import { ChooseUsual } from '#application/checkout/usual-order.ts'
import { PartsCatalogue } from '#application/products/parts-catalogue.port.ts'
import type { Step } from '#domain/checkout/steps.ts'
import { StepDraftViewModel } from '#ui/checkout/form/step-draft.view-model.ts'
import { chooseIn, orderIn } from '../../../features/support/drivers/checkout-models.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { storageOf } from '../../fixtures/storage.fixture.ts'

async function filledShop() {
  const [local, session] = [storageOf(), storageOf()]
  const shop = await loggedInShop('full', {
    draftStorage: new LocalDraftStorage(() => local),
    checkoutDraftStorage: new LocalDraftStorage(() => session),
  })
  const fill = async () => {
    const { products } = await shop.get(PartsCatalogue).search('oil filter')
    const part = products.find(({ availability }) => availability?.status === 'available')!
    await shop
      .get(AddLinesToCart)
      .one({ sku: `${part.vendorId}-${part.sku}`, quantity: part.packagingAmount })
  }
  await fill()
  return { shop, fill }
}

it('chooses address, transport and payment of the last order again', async () => {
  const { shop, fill } = await filledShop()
  const usual = shop.get(ChooseUsual)
  expect([usual.isKnown, await usual.run()]).toEqual([false, 2])
  await chooseIn(shop, { address: true, transport: 'express', payment: 'prepayment' })
  const { shippingAddressId } = shop.get(CheckoutStore).choices
  expect((await orderIn(shop, true)).ok).toBe(true)
  shop.get(CheckoutStore).leave()

  await fill()
  expect([usual.isKnown, await usual.run()]).toEqual([true, 5])
  expect(shop.get(CheckoutStore).choices).toMatchObject({
    shippingAddressId,
    transportId: 'express',
    paymentId: 'prepayment',
  })
})

it('books a time where the goods of the last order were fetched', async () => {
  const { shop, fill } = await filledShop()
  await chooseIn(shop, { address: true, transport: 'pickup', payment: 'prepayment' })
  await orderIn(shop, true)
  shop.get(CheckoutStore).leave()

  await fill()
  expect(await shop.get(ChooseUsual).run()).toBe(5)
  expect(shop.get(CheckoutStore).choices).toMatchObject({
    transportId: 'pickup',
    slotId: expect.stringContaining('MST'),
  })
})

it('begins step 3 with the transport of the last order, unless something was chosen on the page', async () => {
  const { shop, fill } = await filledShop()
  await chooseIn(shop, { address: true, transport: 'express', payment: 'prepayment' })
  await orderIn(shop, true)
  shop.get(CheckoutStore).leave()
  await fill()
  const opened = (step: Step) => shop.get(StepDraftViewModel).open(step)
  expect([opened(3), opened(4)]).toEqual([{ transportId: 'express' }, {}])
  const draft = shop.get(StepDraftViewModel)
  draft.open(3)
  draft.keep({ transportId: 'freight' })
  expect(opened(3)).toEqual({ transportId: 'freight' })
})

it('replaces nothing that was chosen for this order by what was chosen for the last', async () => {
  const { shop, fill } = await filledShop()
  await chooseIn(shop, { address: true, transport: 'express', payment: 'prepayment' })
  shop.get(CheckoutStore).choose({ deliverComplete: true })
  await orderIn(shop, true)
  shop.get(CheckoutStore).leave()

  await fill()
  await chooseIn(shop, { address: true, transport: 'freight', payment: '' })
  shop.get(CheckoutStore).choose({ remark: 'Gate 4' })
  expect(await shop.get(ChooseUsual).run()).toBe(5)
  expect(shop.get(CheckoutStore).choices).toMatchObject({
    transportId: 'freight',
    deliverComplete: false,
    paymentId: 'prepayment',
    remark: 'Gate 4',
  })
})

it('keeps the holder of the card that was chosen for this order', async () => {
  const { shop, fill } = await filledShop()
  await chooseIn(shop, { address: true, transport: 'express', payment: 'prepayment' })
  await orderIn(shop, true)
  shop.get(CheckoutStore).leave()

  await fill()
  await chooseIn(shop, { address: true, transport: '', payment: 'card' })
  expect(await shop.get(ChooseUsual).run()).toBe(5)
  expect(shop.get(CheckoutStore).choices).toMatchObject({
    transportId: 'express',
    paymentId: 'card',
    ccFirstName: 'Anna',
    ccLastName: 'Becker',
  })
})
