import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { PATIENCE } from '../fixtures/patience.fixture.ts'
import { errorsOf, openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'
import { SMALL_CATALOGUE } from '../fixtures/shop.fixture.ts'

const { openBrowser } = runningBrowser()

/** Milliseconds between two keys; `LATENCY` is the duration of each call. */
const PAUSE = 4
const LATENCY = 400

const catalogue = sharedCatalogue(1, SMALL_CATALOGUE)
const lines = Array.from({ length: catalogue.size }, (_, index) => catalogue.product(index))
  .filter(
    ({ sku, discontinued, replacedBy, packageQuantity, stock }) =>
      !discontinued &&
      replacedBy === undefined &&
      packageQuantity === 1 &&
      stock.quantity > 50 &&
      catalogue.findNumber(sku).length === 1,
  )
  .slice(0, 3)
  .map(({ sku }, index) => ({ sku, quantity: String(7 + index) }))

async function openSlow(path: string): Promise<Page> {
  const page = await (await openBrowser({ loggedInAs: 'full' })).newPage()
  await openAlive(page, path)
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATENCY))
    await route.continue()
  })
  return page
}

/** Quantities of the tested parts in the cart. The account's cart may already contain some of them. */
async function quantities(page: Page): Promise<readonly number[]> {
  const main = page.getByRole('main')
  return Promise.all(
    lines.map(async ({ sku }) => {
      const field = main.getByRole('spinbutton', { name: `Quantity of ${sku}` })
      return (await field.count()) === 0 ? 0 : Number(await field.inputValue())
    }),
  )
}

async function typeLines({ keyboard }: Page): Promise<void> {
  for (const { sku, quantity } of lines) {
    await keyboard.type(sku, { delay: PAUSE })
    await keyboard.press('Tab', { delay: PAUSE })
    await keyboard.type(quantity, { delay: PAUSE })
    await keyboard.press('Enter', { delay: PAUSE })
  }
}

it('cart and quick order add every quickly typed line once while each call is slow', async () => {
  const page = await openSlow('/en/checkout/step1')
  const errors = errorsOf(page)
  const before = await quantities(page)
  const expected = (times: number) =>
    lines.map(({ quantity }, index) => before[index]! + times * Number(quantity))
  const number = page.getByRole('form', { name: 'Add by number' }).getByLabel('Add by number')
  await number.focus()
  await typeLines(page)
  await page.keyboard.type('half', { delay: 60 })
  await expect.poll(() => quantities(page), PATIENCE).toEqual(expected(1))
  expect(await number.inputValue()).toBe('half')

  const grid = await openSlow('/en/infocenter/quickorder')
  await grid.getByLabel('Number, row 1').focus()
  await typeLines(grid)
  await grid.keyboard.press('Control+Enter')
  await grid
    .getByRole('status')
    .filter({ hasText: `${lines.length} rows` })
    .waitFor()
  await expect
    .poll(async () => {
      await page.reload()
      return quantities(page)
    }, PATIENCE)
    .toEqual(expected(2))
  expect(errors).toEqual([])
  await Promise.all([page.context().close(), grid.context().close()])
})

it('the cart adds each quickly typed line once although the page is reloaded before the responses', async () => {
  const page = await openSlow('/en/checkout/step1')
  const before = await quantities(page)
  const number = page.getByRole('form', { name: 'Add by number' }).getByLabel('Add by number')
  await number.focus()
  await typeLines(page)
  await page.reload()
  const expected = lines.map(({ quantity }, index) => before[index]! + Number(quantity))
  await expect.poll(() => quantities(page), PATIENCE).toEqual(expected)
  await page.context().close()
})
