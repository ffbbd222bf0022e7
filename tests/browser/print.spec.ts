import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'
import { readyToOrder } from '../mock-backend/checkout/ready-to-order.ts'

const { backend, openBrowser } = runningBrowser()

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
  // column headings are not printed in the card layout, which labels each value
  const headsOfCards = await page.evaluate(
    () =>
      [...document.querySelectorAll('main table')].filter(
        (table) => getComputedStyle(table).display === 'block' && table.querySelector('thead')?.offsetHeight,
      ).length,
  )
  expect(headsOfCards).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PAPER.width)
}

it('a product is printed without controls', async () => {
  const page = await (await openBrowser()).newPage()
  await openAlive(page, '/en/products/nw-3-70481-oil-filter')
  await expectPaper(page)
})

it('lists, account and documents are printed completely, and documents without links to claims', async () => {
  const page = await (await openBrowser({ loggedInAs: 'full' })).newPage()
  for (const path of ['/en/infocenter/backorderlist', '/en/infocenter/account']) {
    await openAlive(page, path)
    await expectPaper(page)
    expect(await page.getByRole('columnheader').filter({ visible: true }).count()).toBeGreaterThan(5)
    await page.emulateMedia({ media: 'screen' })
  }
  for (const list of ['orderhistory', 'salesinvoice', 'packinglist']) {
    await openAlive(page, `/en/infocenter/${list}`)
    await page.locator('tbody tr').nth(3).getByRole('link').first().click()
    await page.getByRole('heading', { level: 1, name: /\d{8}/ }).waitFor()
    await expectPaper(page)
    const claims = page.getByRole('main').locator('a[href*="report="]').filter({ visible: true })
    expect(await claims.count(), list).toBe(0)
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize({ width: 1280, height: 900 })
  }
})

it('an approval request is printed without the form for approving or rejecting it', async () => {
  const items = [{ sku: 'NW-3.70481', qty: 60 }]
  const { place } = await readyToOrder(backend, { user: 'buyer@demo.test', items })
  const { requestNo } = (await place()).body.approval
  const page = await (await openBrowser({ loggedInAs: 'approver' })).newPage()
  await page.addInitScript(() => (window.print = () => (document.title = 'printed')))
  await openAlive(page, `/en/infocenter/approvals/${requestNo}`)
  await page.getByRole('button', { name: 'Print or save as PDF' }).click()
  expect(await page.title()).toBe('printed')
  await expectPaper(page)
  expect(await page.getByRole('main').innerText()).toContain('3.70481')
  expect(await page.getByLabel('Message to the buyer').isVisible()).toBe(false)
})
