import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { errorsOf, openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'
import { runningShop } from '../fixtures/running-shop.fixture.ts'

/** A shop that caches pages for all guests, with a content security policy without a nonce. */
const shop = runningShop({})
const { openBrowser } = runningBrowser(shop)

const PRODUCT = '/en/products/nw-3-70481-oil-filter'
const PAGES = ['/divisoes', PRODUCT]

const isShared = async (page: Page, path: string) => {
  const response = await page.goto(path)
  return response?.headers()['etag'] !== undefined
}

it.each(PAGES)('the cached page %s hydrates without error', async (path) => {
  const context = await openBrowser()
  const page = await context.newPage()
  const errors = errorsOf(page)
  expect(await isShared(page, path)).toBe(true)
  await openAlive(page, path)
  await page.keyboard.press('?')
  await page.getByRole('dialog').waitFor()
  expect(errors).toEqual([])
  await context.close()
})

it('the browser runs no script that a proxy has injected into a cached page', async () => {
  const context = await openBrowser()
  const page = await context.newPage()
  await page.route(`**${PRODUCT}`, async (route) => {
    const response = await route.fetch()
    const planted = [
      '<script>window.planted = "inline"</script>',
      '<script nonce="guessed">window.planted = "nonce"</script>',
      '<img src="/none" onerror="window.planted = \'handler\'">',
      '<script src="/api/content-data?languageID=2"></script>',
      '<script src="data:text/javascript,window.planted=1"></script>',
    ].join('')
    const body = (await response.text()).replace('<head>', `<head>${planted}`)
    await route.fulfill({ response, body })
  })
  const blocked: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) blocked.push(message.text())
  })
  await page.goto(PRODUCT)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => (globalThis as { planted?: string }).planted)).toBeUndefined()
  expect(blocked.length).toBeGreaterThanOrEqual(5)
  await context.close()
})

it('the browser renders a cached page again if a proxy has changed it', async () => {
  const context = await openBrowser()
  const page = await context.newPage()
  await page.route('**/en', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('<h1', '<h1 hidden><b>Something else</b></h1><h1')
    await route.fulfill({ response, body })
  })
  await openAlive(page, '/en')
  expect(await page.getByText('Something else').count()).toBe(0)
  await page.getByRole('button', { name: 'Product groups' }).click()
  await page.getByRole('link', { name: 'All product groups' }).first().click()
  await page.waitForURL(/\/en\/categories$/)
  await context.close()
})
