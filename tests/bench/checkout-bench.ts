import type { Browser, BrowserContext, Page } from 'playwright'
import { untilAlive } from '../fixtures/alive.fixture.ts'
import { clickToPaint } from './click-to-paint.ts'

/** Milliseconds from the click until the page is painted; `reload`: from the request of the cart until it is hydrated. */
export type CheckoutTimes = { readonly lines: number; readonly ms: Readonly<Record<string, number>> }

const LINES = [10, 100, 1_000] as const
const CUSTOMER = { username: 'full@demo.test', password: 'demo' }
const GERMANY = { languageID: 'de-DE', countryID: 'DE' }

/** Measures each page of the checkout with short and long carts. */
export async function measureCheckout(browser: Browser, origin: string): Promise<readonly CheckoutTimes[]> {
  const context = await browser.newContext({ baseURL: origin })
  const adjacent = await browser.newContext({ baseURL: origin })
  await context.request.post('/login', { form: CUSTOMER, maxRedirects: 0 })
  const page = await context.newPage()
  const times: CheckoutTimes[] = []
  // the times of the first order are omitted, because it also loads the code of the pages
  for (const lines of [LINES[0], ...LINES]) {
    await fillCart(adjacent, lines)
    times.push({ lines, ms: await orderTimes(page) })
  }
  await Promise.all([context.close(), adjacent.close()])
  return times.slice(1)
}

async function fillCart({ request }: BrowserContext, lines: number): Promise<void> {
  const { accessToken: token } = await (await request.post('/api/login', { data: CUSTOMER })).json()
  const filter = { start: 0, length: lines, filter: {} }
  const response = await request.post('/api/search/filteredSearch', {
    data: { token, ...GERMANY, ...filter },
  })
  const { items } = (await response.json()) as { items: readonly { vendorId: string; sku: string }[] }
  await request.post('/api/checkout/cart/create', { data: { token } })
  await request.post('/api/checkout/cart/add', {
    data: { token, items: items.map(({ vendorId, sku }) => ({ sku: `${vendorId}-${sku}`, qty: 1 })) },
  })
}

async function orderTimes(page: Page): Promise<Readonly<Record<string, number>>> {
  const start = performance.now()
  await page.goto('/en/checkout/step1')
  await page.locator('main tbody').getByRole('spinbutton').first().waitFor()
  await untilAlive(page)
  const reload = performance.now() - start
  await page.goto('/en')
  await untilAlive(page)
  const main = page.getByRole('main')
  const button = (name: string) => main.getByRole('button', { name }).click()
  const cart = await clickToPaint(page, () =>
    page.getByRole('banner').getByRole('link', { name: /^Cart/ }).first().click(),
  )
  const addresses = await clickToPaint(page, () =>
    main.getByRole('link', { name: 'Continue to addresses' }).click(),
  )
  const transport = await clickToPaint(page, () => button('Continue to delivery'))
  const payment = await clickToPaint(page, () => button('Continue to payment'))
  await main.locator('input[value=prepayment]').check()
  const review = await clickToPaint(page, () => button('Continue to review'))
  await main.getByRole('checkbox', { name: /accept/ }).check()
  const confirmation = await clickToPaint(page, () => button('Place order'))
  const order = await clickToPaint(page, () => main.locator('a[href*="/orderhistory/"]').first().click())
  return { reload, cart, addresses, transport, payment, review, confirmation, order }
}
