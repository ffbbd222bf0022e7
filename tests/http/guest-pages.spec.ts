import { expect, it, onTestFinished, vi } from 'vitest'
import customers from '#mock-backend/data/customers.json' with { type: 'json' }
import { personalTextsOf } from '../fixtures/strangers.fixture.ts'
import { HttpVisitor } from '../fixtures/http-visitor.fixture.ts'
import { runningShop } from '../fixtures/running-shop.fixture.ts'

/** A shop that caches pages for all guests. */
const shop = runningShop({})

const PRODUCT = '/en/products/nw-3-70481-oil-filter'
const PAGES = [
  '/en',
  '/en/product-divisions',
  '/en/product-divisions/truck',
  '/en/categories',
  '/en/search/results?news=true',
  PRODUCT,
]
const COUNTRIES = ['DE', 'FR', 'PL', 'IT']

const guestOf = (country: string) => {
  const guest = new HttpVisitor(shop.origin)
  guest.setCookie('__Host-country', country)
  return guest
}

/** Requests each page twice simultaneously per country; returns pages that show another country than their guest’s. */
async function pagesOfOthers(guestFrom: (country: string) => HttpVisitor): Promise<readonly string[]> {
  const visits = [0, 1].flatMap(() =>
    PAGES.flatMap((path) => COUNTRIES.map((country) => [path, country] as const)),
  )
  const matches = await Promise.all(
    visits.map(async ([path, country]) => {
      const html = await (await guestFrom(country).get(path)).text()
      const displayedCountry = /\/flags\/(\w\w)\.svg"[^>]*><span[^>]*>Country/.exec(html)?.[1]
      return displayedCountry === country ? [] : [`${country} ${path}: ${displayedCountry}`]
    }),
  )
  return matches.flat()
}

it('each guest gets the page of their country, even for simultaneous requests', async () => {
  expect(await pagesOfOthers(guestOf)).toEqual([])
})

it('the test of country pages detects pages that were rendered for another country', async () => {
  expect(await pagesOfOthers(() => guestOf('DE'))).toHaveLength(PAGES.length * (COUNTRIES.length - 1) * 2)
})

it('two guests get the same cached copy of each tested page', async () => {
  for (const path of PAGES) {
    const [first, second] = [await fetch(shop.origin + path), await fetch(shop.origin + path)]
    expect(first.headers.get('etag'), path).toMatch(/^W\//)
    expect(second.headers.get('etag'), path).toBe(first.headers.get('etag'))
    expect(await second.text()).not.toContain('nonce=')
  }
})

it.each([
  '/en/login',
  '/en/compare',
  '/en/vin',
  '/en/geoselection',
  '/en?utm=x',
  '/en/search/results?term=%20a',
])('%s is rendered for each visitor', async (path) => {
  const response = await fetch(shop.origin + path, { redirect: 'manual' })
  expect(response.headers.get('etag')).toBeNull()
  expect(response.headers.get('content-security-policy')).toContain("'nonce-")
})

it.each(['/en/', '/divisoes////%E2%80%A8', '/en/products/%E2%80%A9'])(
  '%s is redirected without being rendered',
  async (path) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => logged.mockRestore())
    const response = await fetch(shop.origin + path, { redirect: 'manual' })
    expect(response.status).toBe(301)
    expect(logged.mock.calls).toEqual([])
  },
)

it('guests get no data of a customer who visited before, and customers no page of a guest', async () => {
  const path = '/en/search/results?brands=nw'
  const customer = new HttpVisitor(shop.origin)
  await customer.logIn('full@demo.test')
  const personalTexts = [
    ...personalTextsOf(customers.customers.find(({ login }) => login === 'full@demo.test')!),
    '€',
  ]
  const personalTextsIn = (html: string) => personalTexts.filter((text) => html.includes(text))
  for (let turn = 0; turn < 2; turn += 1) {
    const own = await customer.get(path)
    expect(own.headers.get('etag')).toBeNull()
    expect(own.headers.get('cache-control')).toBe('no-store')
    expect(personalTextsIn(await own.text())).toEqual(personalTexts)
    expect(personalTextsIn(await (await new HttpVisitor(shop.origin).get(path)).text())).toEqual([])
  }
})

it('a conditional request gets 304 for a guest, and a new page for a customer', async () => {
  const etag = (await fetch(shop.origin + PRODUCT)).headers.get('etag')!
  const headers = { 'if-none-match': etag }
  expect((await fetch(shop.origin + PRODUCT, { headers })).status).toBe(304)
  const withSession = { ...headers, cookie: '__Host-session=a.b' }
  expect((await fetch(shop.origin + PRODUCT, { headers: withSession })).status).toBe(200)
})
