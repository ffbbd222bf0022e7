import { expect, test } from 'vitest'
import { Checkout } from '#application/checkout/checkout.port.ts'
import { PaymentHosts } from '#application/checkout/payment-hosts.ts'
import '#ui/checkout/checkout.module.ts'
import { anyShop } from '../../../fixtures/shop.fixture.ts'

const shopOf = (redirectUrl: string, paymentHosts?: readonly string[]) => {
  const response = { redirectUrl, payOneResponse: { reference: '1' } }
  return anyShop({ paymentHosts, fetch: async () => Response.json(response) })
}
const start = (shop: ReturnType<typeof anyShop>) =>
  shop.get(Checkout).startPayment('a-basket', '/en/checkout/redirect')

test.each([
  ['/payment/page?reference=1', undefined],
  ['https://secure.pay1.de/start', undefined],
  ['https://pay.test/start', ['https://pay.test']],
])('the checkout allows %s as payment page if the configured hosts are %j', async (address, hosts) => {
  expect(await start(shopOf(address, hosts))).toEqual({ ok: true, value: address })
})

test.each([
  ['https://pay.test/start', undefined],
  ['https://secure.pay1.de/start', ['https://pay.test']],
  ['https://secure.pay1.de/start', []],
  ['http://pay.test/start', ['https://pay.test']],
  ['https://pay.test.evil.test/', ['https://pay.test']],
  ['javascript:alert(1)', ['https://pay.test']],
])('the checkout does not redirect to %s if the configured payment hosts are %j', async (address, hosts) => {
  await expect(start(shopOf(address, hosts))).rejects.toMatchObject({ kind: 'unusable' })
})

test('the checkout allows a payment host that is configured after a payment to it was rejected', async () => {
  const shop = shopOf('https://pay.test/start')
  const checkout = shop.get(Checkout)
  const start = () => checkout.startPayment('a-basket', '/en/checkout/redirect')
  await expect(start()).rejects.toMatchObject({ kind: 'unusable' })
  shop.get(PaymentHosts).set(['https://pay.test'])
  expect(await start()).toMatchObject({ ok: true })
})
