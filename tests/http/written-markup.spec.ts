import { beforeAll, expect, it } from 'vitest'
import { HttpVisitor } from '../fixtures/http-visitor.fixture.ts'
import { runningShop } from '../fixtures/running-shop.fixture.ts'

const shop = runningShop()
const MARKUP = `'"></script><img src=x onerror=alert(1)>`
/** Markup that a browser would read as an element. */
const ALIVE = /<img src=x/i
const ESCAPED = /&lt;img src=x/

let customer: HttpVisitor
beforeAll(async () => {
  customer = new HttpVisitor(shop.origin)
  await customer.logIn('full@demo.test')
  const caller = { token: customer.cookie('__Host-session'), languageID: 'en-GB', countryID: 'DE' }
  const item = { sku: 'NW-3.70481', qty: 1, note: MARKUP }
  const responses = [
    await customer.call('/api/favourites/create', { ...caller, name: MARKUP }),
    await customer.call('/api/checkout/cart/add', { ...caller, items: [item] }),
  ]
  expect(responses.map(({ status }) => status)).toEqual([200, 200])
})

const markup = encodeURIComponent(MARKUP)

it.each<readonly [string, () => Promise<Response>]>([
  ['the name of a list', () => customer.get('/en/infocenter/noticelist')],
  ['the note of a line', () => customer.get('/en/checkout/step1')],
  ['a search', () => customer.get(`/en/search/results?term=${markup}`)],
])('markup in %s is escaped and displayed as text', async (_, respond) => {
  const html = await (await respond()).text()
  expect(html).toMatch(ESCAPED)
  expect(html).not.toMatch(ALIVE)
})

it.each([
  `/en/${markup}`,
  `/en/vin/search/${markup}`,
  `/en/products/${markup}`,
  `/en/login?logout=${markup}&redirect=${markup}`,
  `/en/infocenter/orderhistory?term=${markup}&page=${markup}`,
  `/en/checkout/step1?${markup}=${markup}`,
])('markup in the URL is escaped: %s', async (path) => {
  const html = await (await customer.get(path)).text()
  expect(html).not.toMatch(ALIVE)
})

it('the data response of a page is not HTML', async () => {
  const { headers } = await customer.get('/en/checkout/step1.data')
  expect(headers.get('content-type')).toMatch(/^text\/x-script/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})
