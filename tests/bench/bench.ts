/**
 * `npm run bench`: benchmarks of the shop, all from one run on one machine. Ratios are comparable between
 * machines, times are not.
 */
import { chromium } from 'playwright'
import { CHROMIUM_ARGS, chromiumPath } from '../fixtures/chromium.fixture.ts'
import { measureGuest, measureTyping, median, type Walk } from './browsing-bench.ts'
import { measureCheckout } from './checkout-bench.ts'
import { measureLists } from './list-bench.ts'
import { LINES, measureOrdering } from './order-bench.ts'
import { weighPage } from './page-weight.ts'
import { measureSearch } from './search-bench.ts'
import { FLOOR_PRODUCT, measureServer } from './server-cost.ts'
import { ServerProcess } from './server-process.ts'

const kib = (bytes: number) => (bytes / 1024).toFixed(1)

const rounded = (values: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Math.round(value)]))

const SLOWDOWNS = [1, 4]

const shop = await ServerProcess.start('src/adapters/server/main.ts', {})
const floor = await ServerProcess.start('tests/bench/floor/server.ts', {})
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS })
try {
  const product = await anyProduct(shop.origin)

  const ofShop: Walk = {
    origin: shop.origin,
    home: '/en',
    results: '/search/results',
    product: '/en/products/',
  }
  const ofFloor: Walk = { origin: floor.origin, home: '/', results: '/results', product: '/products/' }

  console.log('\nFirst visit of a guest, beside React Router alone (KiB, brotli 11, until hydrated)')
  const minimum = await weighPage(browser, floor.origin, FLOOR_PRODUCT)
  const weights = [
    minimum,
    await weighPage(browser, shop.origin, '/en'),
    await weighPage(browser, shop.origin, product),
    await weighPage(browser, shop.origin, '/en/search/results?news=true'),
  ]
  console.table(
    weights.map(({ path, requests, script, style, html }) => ({
      path,
      requests,
      script: kib(script),
      'of the floor': (script / minimum.script).toFixed(2),
      style: kib(style),
      html: kib(html),
    })),
  )

  for (const slowdown of SLOWDOWNS) {
    console.log(`\nA guest in the browser, ms, CPU ${slowdown} × slower`)
    console.table([
      { name: 'floor', ...rounded(await measureGuest(browser, ofFloor, FLOOR_PRODUCT, slowdown)) },
      { name: 'shop', ...rounded(await measureGuest(browser, ofShop, product, slowdown)) },
    ])
    const typing = await measureTyping(browser, ofShop, slowdown)
    console.log('Last key to painted list, less the debounce, ms')
    console.table([rounded({ p50: median(typing), worst: Math.max(...typing) })])
  }

  console.log('\nA customer with a long list, in the browser')
  const ordering = await measureOrdering(browser, shop.origin, SLOWDOWNS)
  console.table({
    [`${LINES} pasted lines: read and shown, ms`]: ordering.shownMs.toFixed(1),
    [`${LINES} pasted lines: each answered, ms`]: ordering.answeredMs.toFixed(1),
    [`${LINES} pasted lines: requests`]: ordering.requestsOfPaste,
    [`${ordering.changes} quick changes of quantities: requests`]: ordering.requestsOfChanges,
  })
  console.table(
    ordering.paints.map(({ lines, slowdown, p50Ms, worstMs }) => ({
      'lines in the cart': lines,
      'CPU, × slower': slowdown,
      'changed quantity to paint, p50 ms': p50Ms.toFixed(1),
      'worst ms': worstMs.toFixed(1),
    })),
  )

  console.log('\nFrom the cart to the order, ms from the click until each page is painted')
  const times = await measureCheckout(browser, shop.origin)
  console.table(times.map(({ lines, ms }) => ({ lines, ...rounded(ms) })))
} finally {
  await browser.close()
  shop.stop()
  floor.stop()
}

await measureServer('Pages of one replica with the mock backend in its process', {})

console.log('\nSearch')
for (const { products, buildMs, heapMiB, attributesMs, queries } of measureSearch()) {
  console.log(
    `${products} products: built in ${Math.round(buildMs)} ms, ${Math.round(heapMiB)} MiB, attributes first counted in ${Math.round(attributesMs)} ms`,
  )
  console.table(
    queries.map(({ kind, p50Ms, p99Ms }) => ({
      kind,
      'p50 ms': p50Ms.toFixed(3),
      'p99 ms': p99Ms.toFixed(3),
    })),
  )
}

console.log('\nLists that are pasted')
console.table(
  measureLists().map(({ lines, firstMs, p50Ms }) => ({
    lines,
    'first ms': firstMs.toFixed(1),
    'p50 ms': p50Ms.toFixed(1),
  })),
)

async function anyProduct(origin: string): Promise<string> {
  const promotions = await (await fetch(`${origin}/en/search/results?news=true`)).text()
  const path = /\/en\/products\/[\w-]+/.exec(promotions)?.[0]
  if (!path) throw new Error('There is no product among the promotions')
  return path
}
