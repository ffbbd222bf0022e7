import { expect, it } from 'vitest'
import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { Checkout } from '#application/checkout/checkout.port.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import { ChooseTransport } from '#application/checkout/choose-transport.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'

async function atTransports(sku = 'NW-3.70481') {
  const shop = await loggedInShop('full')
  await shop.get(AddLinesToCart).one({ sku, quantity: 1 })
  const { slots } = (await shop.get(Checkout).transports()).find(({ kind }) => kind === 'pickup')!
  const choose = (transportId: string, slotId?: string) =>
    shop.get(ChooseTransport).run({ transportId, deliverComplete: false, slotId })
  return { shop, slots, choose, chosen: () => shop.get(CheckoutStore).choices }
}

it('uses the first pick-up slot if none is chosen', async () => {
  const { slots, choose, chosen } = await atTransports()
  expect(await choose('pickup', slots[1]?.slotId)).toMatchObject({ ok: true })
  expect(chosen()).toMatchObject({ transportId: 'pickup', slotId: slots[1]?.slotId })
  await choose('pickup')
  expect(chosen().slotId).toBe(slots[0]?.slotId)
})

it('rejects a chosen pick-up slot that is not offered', async () => {
  const { choose, chosen } = await atTransports()
  await choose('parcel')
  expect(await choose('pickup', 'MST-2020-01-02-0900')).toMatchObject({ ok: false, error: { kind: 'slot' } })
  expect(chosen()).toMatchObject({ transportId: 'parcel', slotId: undefined })
})

it('retains an offered slot for a transport without slots, and clears a slot that is not offered', async () => {
  const { slots, choose, chosen } = await atTransports()
  expect(await choose('express', slots[1]?.slotId)).toMatchObject({ ok: true })
  expect(chosen().slotId).toBe(slots[1]?.slotId)
  await choose('express', 'MST-2020-01-02-0900')
  expect(chosen().slotId).toBeUndefined()
})

it('accepts no pick-up slot before the goods are ready', async () => {
  const { shop, slots, choose, chosen } = await atTransports('NW-5.72706')
  const [order] = await shop.get(Checkout).split(false)
  const isReady = ({ from }: (typeof slots)[number]) => from.slice(0, 10) > (order?.date ?? '')
  const early = slots.find((slot) => !isReady(slot))!
  expect(await choose('pickup', early.slotId)).toMatchObject({ ok: false, error: { kind: 'slot' } })
  expect(await choose('pickup')).toMatchObject({ ok: true })
  expect(chosen().slotId).toBe(slots.find(isReady)!.slotId)
})

it('rejects a transport that excludes parts of the cart', async () => {
  const { choose, chosen } = await atTransports('NW-4.98350')
  expect(await choose('express')).toMatchObject({ ok: false, error: { kind: 'dangerous-goods' } })
  expect(chosen().transportId).toBeUndefined()
})

it('accepts only offered transports', async () => {
  const { choose } = await atTransports()
  expect(await choose('by-ship')).toMatchObject({ ok: false, error: { kind: 'transport' } })
})
