import type { Browser, BrowserContext, Page } from 'playwright'

export type OrderMeasurement = {
  /** From the key until the next frame that shows the new quantity, in a cart of so many lines. */
  readonly cartLines: number
  readonly paintMs: number
  readonly changes: number
  readonly requestsOfChanges: number
  /** From the paste until every row has its answer. */
  readonly pastedLines: number
  readonly answeredMs: number
  readonly requestsOfPaste: number
}

const LINES = 1_000
const CHANGES = 30
const GERMANY = { languageID: 'de-DE', countryID: 'DE' }

/** A customer with a long list, at a screen. */
export async function measureOrdering(browser: Browser, origin: string): Promise<OrderMeasurement> {
  const context = await browser.newContext({ baseURL: origin })
  const { token, parts } = await comeWithParts(context)
  const items = parts.map(({ vendorId, sku }) => ({ sku: `${vendorId}-${sku}`, qty: 1 }))
  await context.request.post('/api/checkout/cart/add', { data: { token, items } })
  const page = await context.newPage()

  const { answeredMs, requests: requestsOfPaste } = await paste(page, parts)
  const { paintMs, requests: requestsOfChanges } = await changeQuantities(page)
  await context.close()
  return {
    cartLines: items.length,
    paintMs,
    changes: CHANGES,
    requestsOfChanges,
    pastedLines: parts.length,
    answeredMs,
    requestsOfPaste,
  }
}

type Part = { readonly vendorId: string; readonly sku: string; readonly packageQuantity: number }

async function comeWithParts({ request }: BrowserContext) {
  const form = { username: 'full@demo.test', password: 'demo' }
  await request.post('/login', { form, maxRedirects: 0 })
  const { accessToken: token } = await (await request.post('/api/login', { data: form })).json()
  const filter = { start: 0, length: LINES, filter: {} }
  const found = await request.post('/api/search/filteredSearch', { data: { token, ...GERMANY, ...filter } })
  const { items } = (await found.json()) as { items: readonly Part[] }
  return { token: token as string, parts: items }
}

async function paste(page: Page, parts: readonly Part[]) {
  await open(page, '/en/infocenter/quickorder')
  const sent = callsOf(page, /\/api\/(?:search\/resolve|availability\/check)/)
  const text = parts.map(({ sku }, place) => `${sku};${(place % 9) + 1}`).join('\n')
  const start = performance.now()
  await page.evaluate((list) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', list)
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
  await page.getByRole('button', { name: /^Add \d[\d,]* rows? to cart$/ }).waitFor()
  await page.getByText(/of [\d,]+ rows checked/).waitFor({ state: 'hidden' })
  return { answeredMs: performance.now() - start, requests: sent() }
}

async function changeQuantities(page: Page) {
  await open(page, '/en/checkout/step1')
  const fields = page.locator('main tbody').getByRole('spinbutton')
  await fields.first().waitFor()
  const paintMs = await page.evaluate(async () => {
    const field = document.querySelector<HTMLElement>(
      'main tbody [role="spinbutton"], main tbody input[type="text"]',
    )
    field?.focus()
    await new Promise((resolve) => setTimeout(resolve, 500))
    const start = performance.now()
    field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return performance.now() - start
  })
  await page.waitForLoadState('networkidle')
  const sent = callsOf(page, /\/api\/checkout\/cart\/(?:update|updateItems)\/?$/)
  const shown = Math.min(await fields.count(), 6)
  for (let change = 0; change < CHANGES; change++) await fields.nth(change % shown).press('ArrowUp')
  await page.waitForLoadState('networkidle')
  return { paintMs, requests: sent() }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
}

function callsOf(page: Page, path: RegExp): () => number {
  let count = 0
  page.on('request', (request) => (count += path.test(new URL(request.url()).pathname) ? 1 : 0))
  return () => count
}
