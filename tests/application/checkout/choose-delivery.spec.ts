import { expect, it } from 'vitest'
import type { Checkout } from '#application/checkout/checkout.port.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import { ChooseDelivery, type DeliveryChoice } from '#application/checkout/choose-delivery.ts'
import { ClearUserData } from '#application/authentication/clear-user-data.ts'
import type { TypedAddress } from '#domain/checkout/typed-address.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

const NOTHING_TYPED: TypedAddress = {
  company: '',
  name2: '',
  street: '',
  postCode: '',
  city: '',
  countryId: '',
}
const WORKSHOP: TypedAddress = {
  company: 'Becker Nutzfahrzeuge',
  name2: 'Tor 4',
  street: 'Hafenweg 12',
  postCode: '48155',
  city: 'Münster',
  countryId: 'DE',
}
const KNOWN: DeliveryChoice = {
  billingAddressId: 'a-1',
  shippingAddressId: 'a-2',
  typed: NOTHING_TYPED,
  contact: 'Jörg Becker',
  remark: 'Ring twice',
}
const NEW: DeliveryChoice = { ...KNOWN, shippingAddressId: undefined, typed: WORKSHOP }

async function atAddresses(deliverTo: Checkout['deliverTo'] = async () => ok('a-2')) {
  const shop = await loggedInShop('full')
  const { port, calls } = recordedPort<Checkout>({ deliverTo })
  const store = shop.get(CheckoutStore)
  return {
    shop,
    store,
    delivery: new ChooseDelivery({ checkout: port, store }),
    sent: () => calls.map(([, choice]) => choice),
  }
}

it('accepts a known delivery address', async () => {
  const { store, delivery, sent } = await atAddresses()
  expect(await delivery.run({ ...KNOWN, contact: ' Jörg Becker ', remark: 'Ring\ntwice' })).toMatchObject({
    ok: true,
  })
  const texts = { contact: 'Jörg Becker', remark: 'Ring twice' }
  expect(sent()).toEqual([{ billingAddressId: 'a-1', to: 'a-2', ...texts }])
  expect(store.choices).toMatchObject({ shippingAddressId: 'a-2', ...texts })
})

it('accepts a new delivery address, with the id from the API', async () => {
  const { store, delivery, sent } = await atAddresses(async () => ok('a-9'))
  const typed = { ...WORKSHOP, street: ' Hafenweg 12\n' }
  expect(await delivery.run({ ...NEW, typed })).toMatchObject({ ok: true })
  expect(sent()).toMatchObject([{ to: WORKSHOP }])
  expect(store.choices.shippingAddressId).toBe('a-9')
})

it('rejects missing, too long and unprintable texts of a delivery address, and sends nothing', async () => {
  const { store, delivery, sent } = await atAddresses()
  const typed = { ...WORKSHOP, company: '', postCode: '4815' }
  expect(await delivery.run({ ...NEW, typed, contact: 'Jörg 🚚', remark: 'x'.repeat(301) })).toEqual({
    ok: false,
    error: {
      company: { kind: 'missing' },
      postCode: { kind: 'post-code', example: '48155' },
      contact: { kind: 'unprintable', sign: '🚚' },
      remark: { kind: 'too-long', most: 300, typed: 301 },
    },
  })
  expect([sent(), store.choices.shippingAddressId]).toEqual([[], undefined])
})

it.each([
  ['country-blocked', { countryId: { kind: 'blocked' } }],
  ['unknown', { address: { kind: 'missing' } }],
] as const)('reports why the API has rejected a delivery address: %s', async (kind, error) => {
  const { store, delivery } = await atAddresses(async () => fail({ kind }))
  expect(await delivery.run(KNOWN)).toEqual({ ok: false, error })
  expect(store.choices.shippingAddressId).toBeUndefined()
})

it('retains the chosen transport for the same delivery address, and resets it for another address', async () => {
  const { store, delivery } = await atAddresses()
  const transport = { transportId: 'pickup', transportDescription: 'Pick-up', slotId: 'MST-1' }
  store.choose({ shippingAddressId: 'a-2', paymentId: 'account', ...transport })
  await delivery.run({ ...KNOWN, remark: 'Gate 4' })
  expect(store.choices).toMatchObject({ ...transport, remark: 'Gate 4' })
  store.choose({ shippingAddressId: 'a-3' })
  await delivery.run(KNOWN)
  expect(store.choices).toMatchObject({
    shippingAddressId: 'a-2',
    transportId: undefined,
    transportDescription: undefined,
    slotId: undefined,
    paymentId: 'account',
  })
})

it('the choice of a delivery throws "logged-out" if the customer logged out during the request', async () => {
  const { shop, delivery } = await atAddresses(async () => {
    shop.get(ClearUserData).run()
    return ok('a-2')
  })
  await expect(delivery.run(KNOWN)).rejects.toMatchObject({ kind: 'logged-out' })
})
