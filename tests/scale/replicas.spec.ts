import autocannon from 'autocannon'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { HttpVisitor } from '../fixtures/http-visitor.fixture.ts'
import { CATALOGUE_SIZE, ShopCluster } from './support/shop-cluster.ts'

const PAGES = ['/en', '/en/categories', '/en/login', '/en/geoselection']
const ADDITIONS = 40
/** SKU of a part that is sold in single units. */
const SKU = (() => {
  const catalogue = sharedCatalogue(1, CATALOGUE_SIZE)
  const parts = Array.from({ length: CATALOGUE_SIZE }, (_, index) => catalogue.product(index))
  const { vendorId, sku } = parts.find(
    ({ discontinued, replacedBy, packageQuantity }) => !discontinued && !replacedBy && packageQuantity === 1,
  )!
  return `${vendorId}-${sku}`
})()
const SIZE = 3
const CONNECTIONS = 4
const REQUESTS_A_SECOND = 100
/** Code of the API for an added line. */
const DONE = 200_000

describe('replicas behind a load balancer', () => {
  let shop: ShopCluster
  beforeAll(async () => {
    shop = await ShopCluster.start(SIZE)
    for (const page of PAGES) await fetch(shop.url + page)
  })
  afterAll(() => shop?.stop())

  test('forward only ten of thirty wrong passwords to the API in total', async () => {
    const statuses = []
    for (let count = 0; count < 30; count += 1) {
      const login = { username: 'readonly@demo.test', password: 'guessed' }
      statuses.push((await new HttpVisitor(shop.url).call('/api/login', login)).status)
    }
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(20).fill(429)])
  })

  test('lose and duplicate no cart line when a replica is killed during reads and additions', async () => {
    const visitor = new HttpVisitor(shop.url)
    const token = await logIn(visitor)
    const load = underLoad(shop.url)
    const victim = shop.replicas[0]!
    const codes = []
    for (let count = 0; count < ADDITIONS; count += 1) {
      if (count === ADDITIONS / 4) void victim.stop('SIGKILL')
      codes.push(await add(visitor, token, count))
    }
    const { requests, failed } = await load.end()
    await victim.start()
    await shop.complete()
    console.log(`1 of ${SIZE} killed under load: ${requests} requests, ${failed} failed`)
    expect(codes).toEqual(Array(ADDITIONS).fill(DONE))
    expect(await quantityIn(visitor, token)).toBe(ADDITIONS)
    expect(failed).toBe(0)
  })

  test('fail no request while all replicas are restarted one by one', async () => {
    const load = underLoad(shop.url)
    const codes = []
    for (const replica of shop.replicas) {
      codes.push(await replica.stop('SIGTERM'))
      await replica.start()
      await shop.complete()
    }
    const { requests, failed } = await load.end()
    console.log(`${SIZE} of ${SIZE} replaced under load: ${requests} requests, ${failed} failed`)
    expect({ failed, codes }).toEqual({ failed: 0, codes: Array(SIZE).fill(0) })
    expect(requests).toBeGreaterThan(0)
  })
})

/** Requests pages continuously until `end` is called. */
function underLoad(url: string) {
  const run = autocannon({
    url,
    connections: CONNECTIONS,
    overallRate: REQUESTS_A_SECOND,
    duration: 600,
    requests: PAGES.map((path) => ({ path })),
  })
  const end = async () => {
    ;(run as unknown as { stop(): void }).stop()
    const { requests, errors, timeouts, non2xx } = await run
    return { requests: requests.total, failed: errors + timeouts + non2xx }
  }
  return { end }
}

async function logIn(visitor: HttpVisitor): Promise<string> {
  const response = await visitor.call('/api/login', { username: 'full@demo.test', password: 'demo' })
  return ((await response.json()) as { accessToken: string }).accessToken
}

/** Adds a part to the cart. Returns the API’s code, or the HTTP status if there is no code. */
async function add(visitor: HttpVisitor, token: string, count: number): Promise<number> {
  const body = { token, items: [{ sku: SKU, qty: 1 }] }
  const key = { 'idempotency-key': `addition-${count}` }
  const response = await visitor.call('/api/checkout/cart/add', body, key)
  return response.ok ? ((await response.json()) as { code: number }).code : response.status
}

async function quantityIn(visitor: HttpVisitor, token: string): Promise<number> {
  const caller = { token, languageID: 'en-GB', countryID: 'DE' }
  const response = await visitor.call('/api/checkout/cart/getQuote', caller)
  const { quote } = (await response.json()) as { quote: { items: { qty: number }[] } }
  return quote.items.reduce((sum, { qty }) => sum + qty, 0)
}
