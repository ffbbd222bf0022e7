import { beforeEach, expect, it } from 'vitest'
import { RequestCookieJar } from '#adapters/cookies/request-cookie-jar.ts'
import { LocalDraftStorage } from '#adapters/browser/drafts/local-draft-storage.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import { LogIn } from '#application/authentication/log-in.ts'
import { ClearUserData } from '#application/authentication/clear-user-data.ts'
import type { Container } from '#ui/kernel/container.tsx'
import { anyShop } from '../../fixtures/shop.fixture.ts'
import { storageOf } from '../../fixtures/storage.fixture.ts'

let shop: Container
let checkout: CheckoutStore

const logIn = (name: string) => shop.get(LogIn).run({ username: `${name}@demo.test`, password: 'demo' })

beforeEach(async () => {
  const storage = storageOf()
  shop = anyShop({ checkoutDraftStorage: new LocalDraftStorage(() => storage) })
  await logIn('full')
  checkout = shop.get(CheckoutStore)
  checkout.choose({ shippingAddressId: 'a-1', reference: 'PO 4711' })
})

it('restores the checkout choices when the same customer logs in after the end of the session', async () => {
  shop.get(ClearUserData).run()
  expect(checkout.choices.shippingAddressId).toBeUndefined()
  await logIn('full')
  checkout.restore()
  expect(checkout.recall()).toBe(true)
  expect(checkout.choices).toMatchObject({ shippingAddressId: 'a-1', reference: 'PO 4711' })
  expect(checkout.recall()).toBe(false)
})

it('does not restore the checkout choices for another customer', async () => {
  shop.get(ClearUserData).run()
  await logIn('new')
  checkout.restore()
  expect(checkout.recall()).toBe(false)
  expect(checkout.choices.reference).toBe('')
})

it('clears the checkout choices after the customer has left the checkout', () => {
  checkout.leave()
  expect(checkout.recall()).toBe(false)
  expect(checkout.choices.shippingAddressId).toBeUndefined()
})

it('merges checkout choices that another tab has made in the meantime', async () => {
  const cookieJar = new RequestCookieJar(null)
  const opened = async () => {
    shop = anyShop({ cookieJar })
    await logIn('full')
    return shop.get(CheckoutStore)
  }
  const early = await opened()
  const late = await opened()
  late.choose({ remark: 'Gate 4', transportId: 'express' })
  early.choose({ reference: 'PO 4711' })
  late.restore()
  const everything = { remark: 'Gate 4', transportId: 'express', reference: 'PO 4711' }
  expect([early.choices, late.choices]).toMatchObject([everything, everything])
})

it('discards the checkout choices after the order is placed', () => {
  checkout.choose({ orderNumbers: { first: '43012178255' } })
  checkout.empty()
  expect(checkout.recall()).toBe(false)
  expect(checkout.choices.reference).toBe('')
})
