import { beforeAll, expect, it, vi } from 'vitest'
import { isPlain } from '#domain/pages/localised-path.ts'
import { ROUTE_IDS } from '#domain/pages/pages.ts'
import { pathIn } from '#ui/routing/paths.ts'
import { HttpVisitor } from '../fixtures/http-visitor.fixture.ts'
import { runningShop } from '../fixtures/running-shop.fixture.ts'

/** A shop that caches pages for all guests, which would reveal prices if it cached a page of a partner. */
const shop = runningShop({})
const to = pathIn('en')
/** Page that is not checked: exchange rates are not prices. */
const RATES = to('currencies')

/** Every page with a path; those of a product and of an order are added before the tests. */
const pages: string[] = [
  ...ROUTE_IDS.filter(isPlain)
    .map((id) => to(id))
    .filter((path) => path !== RATES),
  `${to('results')}?news=true`,
  `${to('results')}?term=brake`,
  `${to('orderhistory')}?pageSize=100`,
]
/** Notation of money in the data of a page, and in its text. */
const TRACES = ['\\"minor\\"', '\\"net\\"', '€']
const FORBIDDEN = ['\\"minor\\"', '\\"discountPercent\\"', '"price"', '€']
/** The name of a currency without an amount is not a price: the data of every account contain it. */
const AMOUNT = /\b[A-Z]{3}[\s\u00a0]\d[\d.,]*[.,]\d\d\b|\d[.,]\d\d[\s\u00a0][A-Z]{3}\b/g

/** Prices that users with permission see on these pages, as text and as data. */
let canaries: readonly string[] = []
let partnersHtml = ''
/** Amounts in responses of the API, as in the data of pages: in minor units and as a decimal number. */
const bareAmounts = new Set<string>()

/** Amounts with fewer digits, and round amounts, are ignored, because other numbers in a page may equal them. */
const DIGITS_MIN = 5
const ROUND = /00$/
const DRAWING = /<svg[^]*?<\/svg>/g

/** Collects the amounts in the API's responses while `task` runs, except those that also occur as other numbers. */
async function noteAmounts(task: () => Promise<unknown>): Promise<void> {
  const others = new Set<string>()
  const read = (value: unknown): void => {
    if (typeof value === 'number') others.add(String(value))
    if (typeof value !== 'object' || value === null) return
    const { value: amount, currency, ...rest } = value as Record<string, unknown>
    const isMoney = typeof amount === 'number' && typeof currency === 'object'
    if (isMoney) for (const text of [String(Math.round(amount * 100)), String(amount)]) bareAmounts.add(text)
    Object.values(isMoney ? rest : value).forEach(read)
  }
  const respond = shop.backend.respond
  const watched = vi.spyOn(shop.backend, 'respond').mockImplementation(async (request) => {
    const response = await respond(request)
    const isJson = response.headers.get('content-type')?.includes('json')
    if (isJson) read(await response.clone().json())
    return response
  })
  await task()
  watched.mockRestore()
  for (const text of bareAmounts) {
    const isVague = text.replace('.', '').length < DIGITS_MIN || ROUND.test(text)
    if (isVague || others.has(text)) bareAmounts.delete(text)
  }
}

/** Collected amounts that occur as separate numbers. `4711-12` is not a number; numbers in drawings are coordinates. */
const bareAmountsIn = (html: string) => [
  ...new Set(
    (html.replaceAll(DRAWING, '').match(/(?<![\w.-])\d+(?:\.\d+)?(?![\w.-])/g) ?? []).filter((text) =>
      bareAmounts.has(text),
    ),
  ),
]

async function visitorAs(role: string): Promise<HttpVisitor> {
  const visitor = new HttpVisitor(shop.origin)
  if (role !== 'anonymous') await visitor.logIn(role === 'hidden by the user' ? 'full@demo.test' : role)
  if (role === 'hidden by the user') visitor.setCookie('__Host-prices-hidden', '1')
  return visitor
}

/** HTML of all pages, which are requested one after the other so that they do not overload the server. */
async function htmlOf(visitor: HttpVisitor): Promise<ReadonlyMap<string, string>> {
  const responsesByPath = new Map<string, string>()
  for (const page of pages) responsesByPath.set(page, await (await visitor.get(page)).text())
  return responsesByPath
}

const joined = (responsesByPath: ReadonlyMap<string, string>) => [...responsesByPath.values()].join('\n')

beforeAll(async () => {
  const partner = await visitorAs('full@demo.test')
  const results = await (await partner.get('/en/search/results?news=true')).text()
  const slug = /\/en\/products\/([\w-]+)/.exec(results)![1]!
  pages.push(to('product', { slug }))
  const orders = await (await partner.get(to('orderhistory'))).text()
  pages.push(to('order', { slug: /\/infocenter\/orderhistory\/(\w+)/.exec(orders)![1]! }))
  const [, number] = slug.split('-').slice(0, 3).join('-').split(/-(.*)/)
  await partner.call('/api/checkout/cart/add', {
    token: partner.cookie('__Host-session'),
    items: [{ sku: `NW-${number!.replace('-', '.')}`, qty: 4 }],
  })
  await noteAmounts(async () => (partnersHtml = joined(await htmlOf(partner))))
  // collects the amounts that this account would see with the right to see prices
  shop.backend.changeFlags('noprice@demo.test', { showPrice: true })
  await noteAmounts(async () => htmlOf(await visitorAs('noprice@demo.test')))
  shop.backend.changeFlags('noprice@demo.test', { showPrice: false })
  const prices = partnersHtml.match(/€[\d,]+\.\d\d/g) ?? []
  canaries = [...new Set(prices)].filter((price) => price.length > 5)
})

it('the test of hidden prices detects the prices in the HTML for a user who may see them', () => {
  expect(canaries.length).toBeGreaterThan(20)
  for (const trace of TRACES) expect(partnersHtml.includes(trace), trace).toBe(true)
  expect(bareAmountsIn(partnersHtml).length).toBeGreaterThan(100)
})

it.each(['anonymous', 'noprice@demo.test', 'storeman@demo.test', 'hidden by the user'])(
  'for the user %s, neither HTML nor data of any page contains a price',
  async (role) => {
    const leaks = [...(await htmlOf(await visitorAs(role)))].flatMap(([page, html]) => {
      const matches = [...FORBIDDEN, ...canaries].filter((trace) => html.includes(trace))
      return [...matches, ...(html.match(AMOUNT) ?? []), ...bareAmountsIn(html)].map((trace) => [page, trace])
    })
    expect(leaks).toEqual([])
  },
)
