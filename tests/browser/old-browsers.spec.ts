import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { errorsOf, openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'

const { openBrowser } = runningBrowser()

const PRODUCT = '/en/products/nw-3-70481-oil-filter'

/** Functions that the oldest supported browsers lack. */
const NEWER_THAN_SUPPORTED = `
  delete URL.canParse; delete URL.parse; delete AbortSignal.any; delete Map.groupBy; delete Object.groupBy;
  delete Promise.withResolvers; delete Promise.try; delete Array.fromAsync; delete Element.prototype.checkVisibility;
  for (const name of ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'])
    delete Set.prototype[name];
  for (const name of ['map', 'filter', 'some', 'every', 'find', 'flatMap', 'toArray', 'reduce', 'take', 'drop', 'forEach'])
    delete Iterator.prototype[name];`

/** Functions without which the scripts do not start. */
const TOO_OLD = [
  'delete HTMLElement.prototype.popover',
  'delete Array.prototype.toSorted',
  'delete AbortSignal.timeout',
]

async function openOld(removal: string, loggedInAs?: string) {
  const context = await openBrowser(loggedInAs === undefined ? {} : { loggedInAs })
  await context.addInitScript(removal)
  const page = await context.newPage()
  return { context, page, errors: errorsOf(page) }
}

it('a user can add a part, search, and open appointments and invoices in the oldest supported browsers', async () => {
  const { context, page, errors } = await openOld(NEWER_THAN_SUPPORTED, 'full')
  await openAlive(page, PRODUCT)
  await page
    .getByRole('main')
    .getByRole('button', { name: /Add to cart/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Go to cart' }).first().waitFor()
  await page.getByRole('combobox').first().fill('brake')
  await page.locator('header [aria-selected]').first().waitFor()
  for (const path of ['/en/infocenter/appointment/edit', '/en/infocenter/salesinvoice']) {
    await openAlive(page, path)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toMatch(/went wrong/)
  }
  expect(errors).toEqual([])
  await context.close()
})

/** Enabled buttons without an effect, because they have neither a form nor a popover. */
const deadButtons = (page: Page) =>
  page
    .locator('button[type=button]:enabled:visible')
    .evaluateAll((buttons) =>
      buttons.filter((button) => !button.hasAttribute('popovertarget')).map((button) => button.outerHTML),
    )

async function keepsPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading)
  expect(await deadButtons(page)).toEqual([])
}

it.each(TOO_OLD)('the server-rendered page is usable without `%s`', async (removal) => {
  const { context, page } = await openOld(removal)
  await keepsPage(page, PRODUCT)
  await context.close()
})

it('the server-rendered forms are usable without hydration', async () => {
  const { context, page } = await openOld(TOO_OLD[0]!)
  await keepsPage(page, '/en/search/results?term=brake')
  await page.getByRole('combobox').first().fill('oil filter')
  await page.keyboard.press('Enter')
  await page.waitForURL(/term=oil/)

  await page.goto('/en/login')
  await page.locator('main input[name=username]').fill('full@demo.test')
  await page.locator('main input[name=password]').fill('demo')
  await page.locator('main button[type=submit]').first().click()
  await page.waitForURL((url) => !url.pathname.includes('login'))
  await page.goto('/en/infocenter/quickorder')
  await page.locator('textarea[name=list]').fill('3.70481;2')
  expect(await deadButtons(page)).toEqual([])
  await context.close()
})
