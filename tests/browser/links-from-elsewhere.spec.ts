import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Page, Response } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { untilAlive } from '../fixtures/alive.fixture.ts'
import { runningBrowser } from '../fixtures/running-browser.fixture.ts'
import { runningShop } from '../fixtures/running-shop.fixture.ts'

/** A shop that caches pages for all guests. */
const shop = runningShop({})
const { openBrowser } = runningBrowser(shop)

const PRODUCT = '/en/products/nw-3-70481-oil-filter'

/** A web mailer on another site: an IP address and a host name are never the same site. */
const mailer = createServer((_, response) => {
  response.setHeader('content-type', 'text/html')
  response.end('<!doctype html><title>Mail</title><a>Have a look</a>')
})
beforeAll(() => new Promise<void>((resolve) => mailer.listen(0, '127.0.0.1', resolve)))
afterAll(() => void mailer.close())

/** Follows a link in a mail; returns the loaded documents. */
async function follow(context: BrowserContext, path: string): Promise<{ page: Page; documents: Response[] }> {
  const address = new URL(path, shop.origin)
  const elsewhere = address.hostname === 'localhost' ? '127.0.0.1' : 'localhost'
  const page = await context.newPage()
  const documents: Response[] = []
  await page.goto(`http://${elsewhere}:${(mailer.address() as AddressInfo).port}/`)
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) documents.push(response)
  })
  await page.locator('a').evaluate((link: HTMLAnchorElement, href) => (link.href = href), address.href)
  await page.getByText('Have a look').click()
  await page.locator('main').waitFor()
  return { page, documents }
}

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Anna/ })

it('a customer who follows a link from another site is logged in, and Back returns to that site', async () => {
  const context = await openBrowser({ loggedInAs: 'full' })
  const { page, documents } = await follow(context, `${PRODUCT}#documents`)
  await account(page).first().waitFor()
  expect(await documents[0]?.request().headerValue('sec-fetch-site')).toBe('cross-site')
  expect(documents.filter((one) => one.url() === documents[0]?.url())).toHaveLength(2)
  // hydration rewrites the history entry, which would abort the navigation back
  await untilAlive(page)
  await page.goBack()
  expect(page.url()).not.toContain(shop.origin)
  await context.close()
})
