import type { Browser, BrowserContext, Page } from 'playwright'
import { untilAlive } from '../fixtures/alive.fixture.ts'
import { slowDown } from './browsing-bench.ts'

export type OrderMeasurement = {
  /** Milliseconds from the paste until the rows are shown. */
  readonly shownMs: number
  /** Milliseconds from the paste until each row shows the result of its check. */
  readonly answeredMs: number
  readonly requestsOfPaste: number
  readonly paints: readonly CartPaint[]
  readonly changes: number
  readonly requestsOfChanges: number
}

/** Milliseconds from a key until the new quantity is painted, per number of lines and CPU slowdown. */
export type CartPaint = {
  readonly lines: number
  readonly slowdown: number
  readonly p50Ms: number
  readonly worstMs: number
}

export const LINES = 1_000
const CARTS = [10, 100, 200, LINES] as const
const CHANGES = 30
const PAINTS = 15
const CUSTOMER = { username: 'full@demo.test', password: 'demo' }
const GERMANY = { languageID: 'de-DE', countryID: 'DE' }

type Part = { readonly vendorId: string; readonly sku: string }

/** Measures quick order and cart with a long list, and with a short list for comparison. */
export async function measureOrdering(
  browser: Browser,
  origin: string,
  slowdowns: readonly number[],
): Promise<OrderMeasurement> {
  // two sessions of one customer: one in the browser, one that fills the cart by API calls
  const context = await browser.newContext({ baseURL: origin })
  await context.request.post('/login', { form: CUSTOMER, maxRedirects: 0 })
  const adjacent = await browser.newContext({ baseURL: origin })
  const { token, parts } = await comeWithParts(adjacent)
  const page = await context.newPage()
  const pasted = await paste(page, parts)
  const fill = (count: number) => {
    const items = parts.slice(0, count).map(({ vendorId, sku }) => ({ sku: `${vendorId}-${sku}`, qty: 1 }))
    return adjacent.request.post('/api/checkout/cart/add', { data: { token, items } })
  }
  const paints: CartPaint[] = []
  for (const lines of CARTS) {
    await fill(lines)
    for (const slowdown of slowdowns) {
      await openCart(page)
      const devtools = await slowDown(page, slowdown)
      paints.push({ lines, slowdown, ...(await paintsOf(page)) })
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    }
  }
  const requestsOfChanges = await changeQuickly(page)
  await Promise.all([context.close(), adjacent.close()])
  return { ...pasted, paints, changes: CHANGES, requestsOfChanges }
}

async function comeWithParts({ request }: BrowserContext) {
  const { accessToken: token } = await (await request.post('/api/login', { data: CUSTOMER })).json()
  const filter = { start: 0, length: LINES, filter: {} }
  const response = await request.post('/api/search/filteredSearch', {
    data: { token, ...GERMANY, ...filter },
  })
  const { items } = (await response.json()) as { items: readonly Part[] }
  // the first call makes the mock backend build its indexes, which must not be measured
  const numbers = [{ lineNo: 1, input: 'A 388 320 82 53', quantity: 1 }]
  await request.post('/api/search/resolve', { data: { token, ...GERMANY, numbers } })
  return { token: token as string, parts: items }
}

/** Repeats the paste event until the hydrated page handles it. */
async function paste(page: Page, parts: readonly Part[]) {
  await page.goto('/en/infocenter/quickorder')
  const sent = callsOf(page, /\/api\/(?:search\/resolve|availability\/check)/)
  const text = parts.map(({ sku }, index) => `${sku};${(index % 9) + 1}`).join('\n')
  const accepted = await page.waitForFunction((list) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', list)
    const start = performance.now()
    const pasted = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    return !document.body.dispatchEvent(pasted) && start
  }, text)
  const start = (await accepted.jsonValue()) || 0
  const shown = await page.waitForFunction((number) => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('main input')]
    return fields.some(({ value }) => value === number) && performance.now()
  }, parts[0]?.sku)
  const answered = await page.waitForFunction(() => {
    const main = document.querySelector('main')?.innerText ?? ''
    return /\d ready/.test(main) && !/loading|rows checked/.test(main) && performance.now()
  })
  return {
    shownMs: ((await shown.jsonValue()) || 0) - start,
    answeredMs: ((await answered.jsonValue()) || 0) - start,
    requestsOfPaste: sent(),
  }
}

/** Opens the cart, and waits until its quantity fields respond. */
async function openCart(page: Page): Promise<void> {
  await page.goto('/en/checkout/step1')
  await spinners(page).first().waitFor()
  await untilAlive(page)
}

const spinners = (page: Page) => page.locator('main tbody').getByRole('spinbutton')

async function paintsOf(page: Page) {
  await page.evaluate(() => {
    const paints: number[] = []
    Object.assign(window, { paints })
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          // the message event runs after the frame is painted
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => paints.push(performance.now() - timeStamp))
          port1.start()
          port2.postMessage(undefined)
        })
      },
      true,
    )
  })
  for (let paint = 1; paint <= PAINTS; paint += 1) {
    await spinners(page)
      .nth(paint % 5)
      .press('ArrowUp')
    await page.waitForFunction(
      (count) => (window as unknown as { paints: number[] }).paints.length >= count,
      paint,
    )
    // the call of this change starts before the next change
    await page.waitForTimeout(700)
  }
  const times = await page.evaluate(() => (window as unknown as { paints: number[] }).paints)
  const sorted = times.toSorted((one, other) => one - other)
  return { p50Ms: sorted[sorted.length >> 1] ?? 0, worstMs: sorted.at(-1) ?? 0 }
}

async function changeQuickly(page: Page): Promise<number> {
  const sent = callsOf(page, /\/api\/checkout\/cart\/(?:update|updateItems)\/?$/)
  for (let change = 0; change < CHANGES; change += 1) {
    await spinners(page)
      .nth(change % 6)
      .press('ArrowUp')
  }
  await page.waitForTimeout(3_000)
  return sent()
}

function callsOf(page: Page, path: RegExp): () => number {
  let count = 0
  page.on('request', (request) => {
    if (path.test(new URL(request.url()).pathname)) count += 1
  })
  return () => count
}
