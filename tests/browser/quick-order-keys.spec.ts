import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { BY_HAND } from '../fixtures/hand.fixture.ts'
import { PATIENCE } from '../fixtures/patience.fixture.ts'
import { errorsOf, openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'
import { SMALL_CATALOGUE } from '../fixtures/shop.fixture.ts'

const ROWS = 8
const PAGE = '/en/infocenter/quickorder'

const { openBrowser } = runningBrowser()

const catalogue = sharedCatalogue(1, SMALL_CATALOGUE)
const products = Array.from({ length: catalogue.size }, (_, index) => catalogue.product(index))
const isUnique = ({ sku }: { readonly sku: string }) => catalogue.findNumber(sku).length === 1
const sold = products.filter(
  (product) =>
    !product.discontinued && !product.replacedBy && product.packageQuantity === 1 && isUnique(product),
)
const replaced = products.find(({ replacedBy }) => replacedBy !== undefined)!

const rowsOf = (page: Page) =>
  page
    .locator('tr:has([data-column=number])')
    .evaluateAll((rows) =>
      rows
        .map((row) =>
          ['number', 'quantity'].map(
            (column) => row.querySelector<HTMLInputElement>(`[data-column=${column}]`)?.value ?? '',
          ),
        )
        .filter(([number]) => number !== ''),
    )

const focusOf = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  )

async function opened() {
  const page = await (await openBrowser({ loggedInAs: 'full' })).newPage()
  await openAlive(page, PAGE)
  await expect.poll(() => focusOf(page), PATIENCE).toBe('Number, row 1')
  expect(await page.getByLabel('Quantity, row 1').getAttribute('aria-valuenow')).toBeNull()
  return page
}

it('a user enters a line by typing its number, Tab, its quantity, and Enter or Tab', async () => {
  const page = await opened()
  const errors = errorsOf(page)
  const list = sold.slice(0, ROWS).map(({ sku }, index) => [sku, String((index % 12) + 1)] as const)
  for (const [index, [number, quantity]] of list.entries()) {
    await page.keyboard.type(number, BY_HAND)
    await page.keyboard.press('Tab')
    await page.keyboard.type(quantity, BY_HAND)
    await page.keyboard.press(index < ROWS / 2 ? 'Enter' : 'Tab')
  }
  expect(await rowsOf(page)).toEqual(list.map((line) => [...line]))
  expect(await focusOf(page)).toBe(`Number, row ${ROWS + 1}`)
  await expect.poll(() => page.locator('main').innerText(), PATIENCE).toContain(`${ROWS} ready`)
  expect(errors).toEqual([])
  await page.context().close()
})

it('Tab moves between input fields, and the arrow keys reach the elements beside them', async () => {
  const page = await opened()
  await page.keyboard.type(replaced.sku, BY_HAND)
  await page.getByRole('button', { name: `Keep ${replaced.sku}` }).waitFor()
  const order: unknown[] = []
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    order.push(await focusOf(page))
  }
  expect(order).toEqual([
    'Quantity, row 1',
    'Number, row 2',
    'Quantity, row 2',
    'Number, row 2',
    'Quantity, row 1',
    'Number, row 1',
  ])
  const tableOfFocus = () => page.evaluate(() => document.activeElement?.closest('table'))
  await page.keyboard.press('Shift+Tab')
  expect(await tableOfFocus()).toBeNull()
  await page.getByLabel('Quantity, row 2').focus()
  await page.keyboard.press('Tab')
  expect(await tableOfFocus()).toBeNull()

  await page.getByRole('textbox', { name: 'Number, row 1', exact: true }).focus()
  await page.keyboard.press('End')
  const passed: unknown[] = []
  for (let index = 0; index < 4; index += 1) {
    await page.keyboard.press('ArrowRight')
    passed.push(await focusOf(page))
  }
  expect(passed.slice(1)).toEqual([`Keep ${replaced.sku}`, 'Quantity, row 1', 'Delete row 1'])
  await page.keyboard.press('ArrowLeft')
  expect(await focusOf(page)).toBe('Quantity, row 1')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  expect(await rowsOf(page)).toEqual([])
  expect(await focusOf(page)).toBe('Number, row 1')
  await page.keyboard.press('Control+z')
  expect(await rowsOf(page)).toEqual([[replaced.sku, '']])
  await page.context().close()
})

it(
  'the first row of quick order is focused after rows were added to the cart or removed',
  PATIENCE,
  async () => {
    const page = await opened()
    const type = async () => {
      await page.keyboard.type(sold[0]!.sku, BY_HAND)
      await page.keyboard.press('Tab')
      await page.keyboard.type('2', BY_HAND)
      await page.getByText('1 ready').first().waitFor()
    }
    await type()
    await page.keyboard.press('Control+Enter')
    await page.getByText('Go to cart').first().waitFor()
    await expect.poll(() => focusOf(page)).toBe('Number, row 1')
    await type()
    await page.getByRole('button', { name: 'Clear the table' }).press('Enter')
    await expect.poll(() => focusOf(page)).toBe('Number, row 1')
    await page.context().close()
  },
)
