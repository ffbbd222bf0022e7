import { HttpVisitor } from '../fixtures/http-visitor.fixture.ts'
import { sendRequest, crowdCost, pageCost } from './page-cost.ts'
import { ServerProcess } from './server-process.ts'

const MANY_CONNECTIONS = 50
const MANY_REQUESTS = 20_000
export const FLOOR_PRODUCT = '/products/1-3'
const RESULTS = '/en/search/results?news=true'
/** Node options with which deploy/Dockerfile starts a replica. */
const HEAP_BOUNDS = '--max-old-space-size=384 --max-semi-space-size=16'

/**
 * Measures the cost of pages with a browser's headers. Each page is compared with a bare node:http server that sends
 * the same response, and with a plain React Router page of as many elements. Measures also many connections, and the
 * memory after many requests.
 */
export async function measureServer(
  title: string,
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  const settings = { LOG_LEVEL: 'info', NODE_OPTIONS: HEAP_BOUNDS, ...environment }
  const shop = await ServerProcess.start('src/adapters/server/main.ts', settings)
  const bare = await ServerProcess.start('tests/bench/bare-server.ts', { SHOP: shop.origin })
  const floor = await ServerProcess.start('tests/bench/floor/server.ts', {})
  try {
    const idleMiB = shop.memoryMiB
    const cookie = await customersCookie(shop.origin)
    const products = await productsOf(shop.origin)
    const pages = {
      home: '/en',
      divisions: '/en/product-divisions',
      groups: '/en/categories',
      results: RESULTS,
      product: products[0]!,
    }
    const visitors = { guest: {}, customer: { cookie } }
    const rows = []
    for (const [page, path] of Object.entries(pages)) {
      for (const [visitor, headers] of Object.entries(visitors)) {
        const cost = await pageCost(shop, path, headers)
        const ceiling = await pageCost(bare, path, headers, { seconds: 3 })
        const elements = await elementsOf(shop.origin + path, headers)
        const minimum = await pageCost(floor, `/elements/${elements}`, {}, { seconds: 3 })
        rows.push({
          page,
          visitor,
          elements,
          'KiB sent': (cost.bytes / 1024).toFixed(1),
          'CPU ms/request': cost.cpuMsPerRequest.toFixed(3),
          'CPU of the floor': (cost.cpuMsPerRequest / minimum.cpuMsPerRequest).toFixed(2),
          'requests/s': Math.round(cost.requestsPerSecond),
          'of bare node:http': (cost.requestsPerSecond / ceiling.requestsPerSecond).toFixed(3),
          'p50 ms': cost.p50Ms,
          'p99 ms': cost.p99Ms,
        })
      }
    }
    const crowd = []
    for (const [visitor, headers] of Object.entries(visitors)) {
      const load = { connections: MANY_CONNECTIONS, seconds: 8 }
      const { p50Ms, p99Ms, served, refused } = await crowdCost(shop, pages.product, headers, load)
      crowd.push({ visitor, 'p50 ms': p50Ms, 'p99 ms': p99Ms, served, refused })
    }
    const loadedMiB = shop.memoryMiB
    await sendRequest(shop, [...Object.values(pages), ...products], MANY_REQUESTS)
    console.log(
      `\n${title}: ready after ${Math.round(shop.startMs)} ms, ${Math.round(idleMiB)} MiB then, ` +
        `${Math.round(loadedMiB)} MiB under load, ${Math.round(shop.memoryMiB)} MiB after ${MANY_REQUESTS} ` +
        `requests of guests for ${products.length} products`,
    )
    console.table(rows)
    console.log(`Product page, ${MANY_CONNECTIONS} connections: times of the pages that were sent`)
    console.table(crowd)
  } finally {
    shop.stop()
    bare.stop()
    floor.stop()
  }
}

async function customersCookie(origin: string): Promise<string> {
  const customer = new HttpVisitor(origin)
  await customer.logIn('full@demo.test')
  return customer.cookieNames.map((name) => `${name}=${customer.cookie(name)}`).join('; ')
}

async function elementsOf(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const html = await (await fetch(url, { headers })).text()
  return html.match(/<[a-z]/g)?.length ?? 0
}

async function productsOf(origin: string): Promise<readonly string[]> {
  const html = await (await fetch(`${origin}${RESULTS}&size=100`)).text()
  return [...new Set(html.match(/\/en\/products\/[\w-]+/g))]
}
