import type { FrameLocator, Page } from 'playwright'
import { expect, it } from 'vitest'
import { isAlive, untilAlive } from '../fixtures/alive.fixture.ts'
import { PATIENCE } from '../fixtures/patience.fixture.ts'
import { errorsOf, runningBrowser } from '../fixtures/running-browser.fixture.ts'
import { runningShop } from '../fixtures/running-shop.fixture.ts'

const VIN = 'WMA06XZZ8CP034890'
const PARTS = ['3.70481', '3.85072'] as const

const shop = runningShop()
const { openBrowser } = runningBrowser(shop)

/** URL of an ERP that is another site than the shop. */
const erpAddress = (mode: 'tab' | 'iframe') =>
  `/demo/erp?${new URLSearchParams({ shop: shop.origin.replace('127.0.0.1', 'localhost'), mode })}`

async function blockThirdParties(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true })
}

const press = (page: Page, button: string) => page.getByRole('button', { name: button }).first().click()

async function add(view: Page | FrameLocator, part: string): Promise<void> {
  await expect.poll(() => view.locator('html').evaluate(isAlive), PATIENCE).toBe(true)
  const field = view.getByRole('banner').getByRole('combobox')
  await field.fill(part)
  await field.press('Enter')
  await view.getByRole('main').getByRole('button', { name: 'Add', exact: false }).first().click()
  await view.getByText(`${part} is in the cart`).first().waitFor()
}

const goBack = (view: Page | FrameLocator) =>
  view.getByRole('button', { name: 'Return to your system' }).click()

/** Articles and quantities of the requisition after this number of returned carts. */
async function requisition(page: Page, results: number) {
  await expect
    .poll(() => page.getByRole('status').innerText(), PATIENCE)
    .toContain(`after ${results} returns`)
  return page
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [row.children[1]?.textContent, row.children[3]?.textContent]))
}

it('a punch-out session in a tab starts with a vehicle, and returns its cart', async () => {
  const context = await openBrowser({ locale: 'en-GB' })
  const page = await context.newPage()
  const errors = errorsOf(page)
  await page.goto(erpAddress('tab'))
  await page.getByLabel('VIN').first().fill(VIN)
  await press(page, 'Open the shop')
  await page.waitForURL((url) => url.searchParams.get('vin') === VIN && url.searchParams.has('punchout'))
  await add(page, PARTS[0])
  await goBack(page)
  expect(await requisition(page, 1)).toEqual([[PARTS[0], '1.000']])

  await press(page, 'Edit the basket')
  const quantity = page.getByRole('main').getByRole('spinbutton', { name: `Quantity of ${PARTS[0]}` })
  await untilAlive(page)
  await quantity.fill('3')
  await Promise.all([
    page.waitForResponse((response) => response.url().includes('/api/checkout/cart/update/')),
    quantity.press('Enter'),
  ])
  await goBack(page)
  expect(await requisition(page, 2)).toEqual([[PARTS[0], '3.000']])
  expect(errors).toEqual([])
  await context.close()
})

it('sessions in two frames have separate carts, with third-party cookies blocked', async () => {
  const context = await openBrowser({ locale: 'en-GB' })
  const pages = [await context.newPage(), await context.newPage()]
  const frames = pages.map((page) => page.frameLocator('iframe'))
  const errors = pages.map(errorsOf)
  for (const page of pages) {
    await blockThirdParties(page)
    await page.goto(erpAddress('iframe'))
    await press(page, 'Open the shop')
  }
  const plainCookie = await frames[0]!.locator('html').evaluate(() => {
    document.cookie = 'plain=1; Secure; SameSite=None'
    return document.cookie
  })
  expect(plainCookie).not.toContain('plain')
  for (const [index, frame] of frames.entries()) await add(frame, PARTS[index]!)
  for (const [position, frame] of frames.entries()) {
    await goBack(frame)
    expect(await requisition(pages[position]!, 1)).toEqual([[PARTS[position], '1.000']])
  }
  expect(errors.flat()).toEqual([])
  await context.close()
})
