import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'

const { openBrowser } = runningBrowser()

/** An A4 page less its margins, in CSS pixels. */
const PAPER = { width: 680, height: 1009 }

async function expectPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(PAPER)
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  expect(await page.getByRole('banner').isVisible()).toBe(false)
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false)
  const main = page.getByRole('main')
  expect(await main.getByRole('button').filter({ visible: true }).count()).toBe(0)
  expect(await main.getByRole('checkbox').filter({ visible: true }).count()).toBe(0)
  expect(await main.getByRole('search').filter({ visible: true }).count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PAPER.width)
}

it('prints a product without what one operates the shop with', async () => {
  const page = await (await openBrowser()).newPage()
  await openAlive(page, '/en/products/nw-3-70481-oil-filter')
  await expectPaper(page)
})

it.each([
  '/en/infocenter/orderhistory',
  '/en/infocenter/backorderlist',
  '/en/infocenter/deliverynotes',
  '/en/infocenter/salesinvoice',
  '/en/infocenter/creditnotes',
  '/en/infocenter/account',
  '/en/infocenter/claims',
])('prints %s as a paper', async (path) => {
  const page = await (await openBrowser({ loggedInAs: 'full' })).newPage()
  await openAlive(page, path)
  await expectPaper(page)
})

it.each([
  ['an order', '/en/infocenter/orderhistory'],
  ['an invoice', '/en/infocenter/salesinvoice'],
  ['a delivery note', '/en/infocenter/deliverynotes'],
  ['a packing list', '/en/infocenter/packinglist'],
])('prints %s as a paper, its links to claims left out', async (_, list) => {
  const page = await (await openBrowser({ loggedInAs: 'full' })).newPage()
  await openAlive(page, list)
  await page.locator('tbody tr').nth(3).getByRole('link').first().click()
  await page.getByRole('heading', { level: 1, name: /\d{8}/ }).waitFor()
  await expectPaper(page)
  const claims = page.getByRole('main').locator('a[href*="report="]').filter({ visible: true })
  expect(await claims.count()).toBe(0)
})
