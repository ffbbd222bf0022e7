import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { PATIENCE } from '../fixtures/patience.fixture.ts'
import { openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'
import { runningShop } from '../fixtures/running-shop.fixture.ts'

const shop = runningShop({})
const { openBrowser } = runningBrowser(shop)

const RESULTS = '/en/search/results?term=brake'

/** True for the code of the product page and of its components below the first screen. */
const isCode = (url: string) => /\/assets\/product[\w.-]*\.js$/.test(url)

const isProduct = (url: string) => new URL(url).pathname.startsWith('/api/products/product')

/** Returns an array to which the URL of each later request of the page is added. */
function recordUrls(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  return urls
}

const firstPart = (page: Page) => page.getByRole('main').locator('a[href*="/en/products/"]').first()

it('the code of a product page is prefetched at once, its data on hover, and the click requests neither', async () => {
  const context = await openBrowser()
  const page = await context.newPage()
  const urls = recordUrls(page)
  await openAlive(page, RESULTS)
  await expect.poll(() => urls.some((url) => /product\.lazy/.test(url)), PATIENCE).toBe(true)
  expect(urls.filter(isProduct)).toEqual([])
  await Promise.all([page.waitForResponse((response) => isProduct(response.url())), firstPart(page).hover()])
  await page.waitForLoadState('networkidle')

  const before = urls.length
  await firstPart(page).click()
  await page.waitForURL(/\/en\/products\//)
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  expect(urls.slice(before).filter((url) => isProduct(url) || isCode(url))).toEqual([])
  await context.close()
})

it('the hits below the first screen are not rendered if a hit is clicked before', async () => {
  const context = await openBrowser()
  const page = await context.newPage()
  await openAlive(page, '/en')
  const product = Promise.withResolvers<void>()
  await page.route(
    (url) => isProduct(url.href),
    async (route) => {
      await product.promise
      await route.continue()
    },
  )
  const countHits = () => page.locator('main li a[href*="/en/products/"]').count()
  // the click follows the first paint of the results directly
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const links = document.querySelectorAll<HTMLElement>('main li a[href*="/en/products/"]')
      if (!location.pathname.endsWith('/search/results') || links.length === 0) return
      observer.disconnect()
      document.body.dataset['hits'] = String(links.length)
      links[0]?.click()
    }).observe(document.body, { childList: true, subtree: true })
  })
  const requested = page.waitForRequest((request) => isProduct(request.url()))
  await page.getByRole('main').locator('a[href*="/en/search/results"]').first().click()
  await requested
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(await countHits()).toBe(await page.evaluate(() => Number(document.body.dataset['hits'])))
  product.resolve()
  await page.waitForURL(/\/en\/products\//)
  await context.close()
})

it('the code of a product page is not prefetched in data-saving mode', async () => {
  const context = await openBrowser()
  const page = await context.newPage()
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const urls = recordUrls(page)
  await openAlive(page, RESULTS)
  await page.waitForLoadState('networkidle')
  expect(urls.filter((url) => /product\.route/.test(url))).toEqual([])
  await context.close()
})

it('the code of the product page is prefetched for a customer, but its data is not requested on hover', async () => {
  const context = await openBrowser({ loggedInAs: 'full' })
  const page = await context.newPage()
  const urls = recordUrls(page)
  await openAlive(page, RESULTS)
  const isRedirect = (url: string) => new URL(url).pathname.startsWith('/api/redirects')
  await expect.poll(() => urls.some((url) => /product\.route/.test(url)), PATIENCE).toBe(true)
  await firstPart(page).hover()
  await expect.poll(() => urls.some(isRedirect), PATIENCE).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(urls.filter(isProduct)).toEqual([])
  await context.close()
})
