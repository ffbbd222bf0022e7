import { beforeAll, expect, it } from 'vitest'
import { HttpVisitor } from '../fixtures/http-visitor.fixture.ts'
import { runningShop } from '../fixtures/running-shop.fixture.ts'

const shop = runningShop()
const pages: string[] = [
  '/en',
  '/en/search/results?news=true',
  '/en/search/results?term=brake',
  '/en/checkout/step1',
]
/** How money stands in the data of a page, and in its text. */
const TRACES = ['\\"minor\\"', '\\"net\\"', '€']

/** What an account is billed in is no price. */
const ACCOUNT_CURRENCY = /\\"accountCurrency\\",\\"[A-Z]{3}\\"/g

/** Prices that those who see them are shown on these pages, as text and as the data behind it. */
let canaries: readonly string[] = []

async function visitorAs(role: string): Promise<HttpVisitor> {
  const visitor = new HttpVisitor(shop.origin)
  if (role !== 'anonymous') await visitor.logIn(role === 'hidden by the user' ? 'full@demo.test' : role)
  if (role === 'hidden by the user') visitor.setCookie('__Host-prices-hidden', '1')
  return visitor
}

async function htmlOf(visitor: HttpVisitor): Promise<string> {
  const answers = await Promise.all(pages.map(async (page) => (await visitor.get(page)).text()))
  return answers.join('\n')
}

beforeAll(async () => {
  const partner = await visitorAs('full@demo.test')
  const results = await (await partner.get('/en/search/results?news=true')).text()
  const slug = /\/en\/products\/([\w-]+)/.exec(results)![1]!
  pages.push(`/en/products/${slug}`)
  const [, number] = slug.split('-').slice(0, 3).join('-').split(/-(.*)/)
  await partner.call('/api/checkout/cart/add', {
    token: partner.cookie('__Host-session'),
    items: [{ sku: `NW-${number!.replace('-', '.')}`, qty: 4 }],
  })
  const prices = (await htmlOf(partner)).match(/€[\d,]+\.\d\d/g) ?? []
  canaries = [...new Set(prices)].filter((price) => price.length > 5)
})

it('has prices to look for', async () => {
  expect(canaries.length).toBeGreaterThan(20)
  const html = await htmlOf(await visitorAs('full@demo.test'))
  for (const trace of TRACES) expect(html.includes(trace), trace).toBe(true)
})

it.each(['anonymous', 'noprice@demo.test', 'hidden by the user'])(
  '%s: no price in any page, nor in its data',
  async (role) => {
    const html = (await htmlOf(await visitorAs(role))).replaceAll(ACCOUNT_CURRENCY, '')
    expect(canaries.filter((price) => html.includes(price))).toEqual([])
    for (const trace of ['"minor"', '"net"', '"discountPercent"', '€', 'EUR'])
      expect(html).not.toContain(trace)
  },
)
