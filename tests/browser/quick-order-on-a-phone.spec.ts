import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { BY_HAND } from '../fixtures/hand.fixture.ts'
import { openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'
import { SMALL_CATALOGUE } from '../fixtures/shop.fixture.ts'

const LINES = 8

const { openBrowser } = runningBrowser()

const catalogue = sharedCatalogue(1, SMALL_CATALOGUE)
const numbers = Array.from({ length: LINES }, (_, index) => catalogue.product(index).sku)

/** True if a touch reaches the field at its upper edge, in the middle and at its lower edge. */
const isInSight = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).evaluate((field) => {
    const { left, top, width, height } = field.getBoundingClientRect()
    return [0.1, 0.5, 0.9].every(
      (part) => document.elementFromPoint(left + width / 2, top + height * part) === field,
    )
  })

it('both fields of the first row are visible at once, and no bar covers the focused field', async () => {
  const context = await openBrowser({
    loggedInAs: 'full',
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  await openAlive(page, '/en/infocenter/quickorder')
  expect(await isInSight(page, 'Number, row 1')).toBe(true)
  expect(await isInSight(page, 'Quantity, row 1')).toBe(true)
  expect(await page.getByLabel('Quantity, row 1').getAttribute('inputmode')).toBe('numeric')
  // iOS zooms into a field with smaller text
  const fontSize = await page
    .getByLabel('Quantity, row 1')
    .evaluate((field) => getComputedStyle(field).fontSize)
  expect(fontSize).toBe('16px')
  await page.getByLabel('Number, row 1', { exact: true }).tap()
  for (const [index, number] of numbers.entries()) {
    const label = (name: string, ahead = 1) => `${name}, row ${index + ahead}`
    expect(await isInSight(page, label('Number'))).toBe(true)
    await page.keyboard.type(number, BY_HAND)
    await page.keyboard.press('Tab')
    expect(await isInSight(page, label('Quantity'))).toBe(true)
    await page.keyboard.type('2', BY_HAND)
    await page.keyboard.press('Enter')
    // the result of the line check makes the rows above taller, after which the page scrolls
    await page.locator('main').getByText(number, { exact: true }).last().waitFor()
    await expect.poll(() => isInSight(page, label('Number', 2))).toBe(true)
  }
  await page.getByRole('button', { name: /^Add \d+ rows/ }).scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.getByRole('button', { name: /^Add \d+ rows/ }).tap()
  const status = page.getByRole('status').filter({ hasText: 'Go to cart' })
  await status.waitFor()
  await expect.poll(() => status.evaluate((box) => box.getBoundingClientRect().top)).toBeGreaterThan(0)
  await context.close()
})

it('the first row of a pasted list is in sight, and the paste does not move the table of a wide page', async () => {
  const context = await openBrowser({
    loggedInAs: 'full',
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  await openAlive(page, '/en/infocenter/quickorder')
  const topOfTable = () => page.getByRole('table').evaluate((table) => table.getBoundingClientRect().top)
  const columns = () =>
    page.getByRole('columnheader').evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().x))
  const before = await topOfTable()
  const columnsBefore = await columns()
  const topOfFooter = () =>
    page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().top)
  expect(await topOfFooter()).toBeGreaterThanOrEqual(800)
  await page.evaluate((list) => navigator.clipboard.writeText(list), numbers.join('\n'))
  await page.keyboard.press('Control+V')
  await page.getByText(`Add ${LINES} rows to cart`).waitFor()
  expect(await topOfTable()).toBe(before)
  expect(await columns()).toEqual(columnsBefore)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await isInSight(page, 'Number, row 1')).toBe(true)
  await context.close()
})
