import { expect, it } from 'vitest'
import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { Checkout } from '#application/checkout/checkout.port.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import { ChooseTransport } from '#application/checkout/choose-transport.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'

async function atTransports() {
  const shop = await loggedInShop('full')
  await shop.get(AddLinesToCart).one({ sku: 'NW-3.70481', quantity: 1 })
  const { slots } = (await shop.get(Checkout).transports()).find(({ kind }) => kind === 'pickup')!
  const choose = (transportId: string, slotId?: string) =>
    shop.get(ChooseTransport).run({ transportId, deliverComplete: false, slotId })
  return { slots, choose, chosen: () => shop.get(CheckoutStore).choices }
}

it('takes the slot that was chosen, or else the first', async () => {
  const { slots, choose, chosen } = await atTransports()
  expect(await choose('pickup', slots[1]?.slotId)).toMatchObject({ ok: true })
  expect(chosen()).toMatchObject({ transportId: 'pickup', slotId: slots[1]?.slotId })
  await choose('pickup')
  expect(chosen().slotId).toBe(slots[0]?.slotId)
})

it('takes no other slot than the chosen one', async () => {
  const { choose, chosen } = await atTransports()
  await choose('parcel')
  expect(await choose('pickup', 'MST-2020-01-02-0900')).toMatchObject({ ok: false, error: { kind: 'slot' } })
  expect(chosen()).toMatchObject({ transportId: 'parcel', slotId: undefined })
})

it('has no slot for goods that are sent', async () => {
  const { slots, choose, chosen } = await atTransports()
  expect(await choose('express', slots[0]?.slotId)).toMatchObject({ ok: true })
  expect(chosen().slotId).toBeUndefined()
  expect(await choose('by-ship')).toMatchObject({ ok: false, error: { kind: 'transport' } })
})
