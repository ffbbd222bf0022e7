import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { HttpVisitor } from '../fixtures/http-visitor.fixture.ts'
import { runningShop } from '../fixtures/running-shop.fixture.ts'
import en from '#ui/messages/en.json' with { type: 'json' }

const shop = runningShop()
const LONG_TEXT = 'a'.repeat(300)
const VISIT = { driver: 'A. Driver', plate: 'BI-AB 123', remark: '', intent: 'book' }

let customer: HttpVisitor
beforeAll(async () => {
  customer = new HttpVisitor(shop.origin)
  await customer.logIn('full@demo.test')
})

describe('an invalid request is not reported as an error of the shop', () => {
  it.each([
    '/en/products/LONG_TEXT',
    '/en/products/LONG_TEXT.data',
    '/en/vehicles/truck/LONG_TEXT',
    '/en/vin/search/LONG_TEXT',
    '/en/infocenter/orderhistory/LONG_TEXT',
    '/en/infocenter/sharedFavourites?id=LONG_TEXT',
    '/en/infocenter/appointment?pass=LONG_TEXT',
    '/en/infocenter/appointment?cancel=LONG_TEXT',
    '/en/infocenter/appointment/edit?no=LONG_TEXT',
    '/en/infocenter/appointment/edit?location=LONG_TEXT&slot=LONG_TEXT&from=LONG_TEXT',
    '/en/infocenter/forms?form=LONG_TEXT',
    '/en/infocenter?trace=LONG_TEXT',
    '/en/infocenter/noticelist?list=LONG_TEXT',
    '/en/infocenter/mycarts?cart=LONG_TEXT',
    '/en/infocenter/addresses?edit=LONG_TEXT',
    '/en/search/results?term=LONG_TEXT&page=99999',
  ])('for the page %s', async (path) => {
    const { status } = await customer.get(path.replaceAll('LONG_TEXT', LONG_TEXT))
    expect([200, 202, 301, 302, 404]).toContain(status)
  })

  it('for a product slug that is too long, which gets 404', async () => {
    const response = await customer.get(`/en/products/${LONG_TEXT}`)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain(en['error.title.not-found'])
  })

  it.each([
    ['no choice', {}, 422],
    ['a slot that is too long', { notes: '1', slot: LONG_TEXT }, 422],
    ['a number that is too long', { notes: '1', slot: '1', no: LONG_TEXT, version: '1' }, 422],
    ['a key that is too long', { notes: '1', slot: '1', key: LONG_TEXT }, 422],
    ['a name that is too long', { driver: 'a'.repeat(700) }, 422],
  ])('for an appointment with %s', async (_, fields, status) => {
    const response = await customer.post('/en/infocenter/appointment/edit', { ...VISIT, ...fields })
    expect(response.status).toBe(status)
    expect(await response.text()).toContain('<form')
  })

  it('for the cancellation of an appointment with a number that is too long', async () => {
    const { status } = await customer.post('/en/infocenter/appointment', { no: LONG_TEXT, version: '1' })
    expect(status).toBe(409)
  })

  it.each(['delete', 'restore', 'default'])(
    'for the action %s of an address with an id that is too long',
    async (intent) => {
      expect(
        (await customer.post('/en/infocenter/addresses', { intent, id: LONG_TEXT })).status,
      ).toBeLessThan(500)
    },
  )
})

describe('a data request for a page behind the login is redirected to the login', () => {
  it.each(['/en/infocenter', '/infocenter', '/en/infocenter/quickorder'])('from %s', async (path) => {
    const response = await new HttpVisitor(shop.origin).get(`${path}.data?x=1`)
    expect(response.status).toBe(202)
    const text = await response.text()
    expect(text).toContain(`next=${encodeURIComponent(`${path}?x=1`)}`)
  })
})

describe('a POST to a page without a form gets 405', () => {
  it.each([
    '/en',
    '/en/products/a',
    '/en/checkout/cart',
    '/en/infocenter',
    '/en/nowhere',
    '/en/product-divisions/truck.data',
  ])('at %s', async (path) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => logged.mockRestore())
    const { status } = await customer.post(path, {})
    expect(status).toBe(405)
    expect(logged.mock.calls).toEqual([])
  })
})
