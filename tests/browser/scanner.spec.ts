import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { violationsOf } from '../fixtures/axe.fixture.ts'
import { PATIENCE } from '../fixtures/patience.fixture.ts'
import { errorsOf, openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'
import { scanByKeys } from '../fixtures/scanner.fixture.ts'
import { SMALL_CATALOGUE } from '../fixtures/shop.fixture.ts'

const { openBrowser } = runningBrowser()

const catalogue = sharedCatalogue(1, SMALL_CATALOGUE)
const [part, other] = Array.from({ length: catalogue.size }, (_, index) => catalogue.product(index)).filter(
  ({ sku, discontinued, replacedBy, packageQuantity, stock }) =>
    !discontinued &&
    replacedBy === undefined &&
    packageQuantity === 1 &&
    stock.quantity > 50 &&
    catalogue.findNumber(sku).length === 1,
)
if (!part || !other) throw new Error('The small assortment has no two such parts')

const GS1 = `]C1010${part.gtin}10A-1\u001d3012`

const rowsOf = (page: Page) =>
  page
    .locator('tr:has([data-column=number])')
    .evaluateAll((rows) =>
      rows.map((row) =>
        ['number', 'quantity'].map(
          (column) => row.querySelector<HTMLInputElement>(`[data-column=${column}]`)?.value ?? '',
        ),
      ),
    )

async function opened(path: string) {
  const page = await (await openBrowser({ loggedInAs: 'full' })).newPage()
  const errors = errorsOf(page)
  await openAlive(page, path)
  return { page, errors }
}

it('quick order accepts a scan at its fields and buttons, and no other control reacts to the keys', async () => {
  const { page, errors } = await opened('/en/infocenter/quickorder')
  const address = page.url()
  expect(await scanByKeys(page, GS1)).toBe(false)
  await expect
    .poll(() => rowsOf(page), PATIENCE)
    .toEqual([
      [part.sku, '12'],
      ['', ''],
    ])
  const quantity = page.getByLabel('Quantity, row 1')
  await quantity.focus()
  expect(await scanByKeys(page, other.gtin, 'Tab')).toBe(false)
  await expect
    .poll(() => rowsOf(page), PATIENCE)
    .toEqual([
      [part.sku, '12'],
      [other.sku, '1'],
      ['', ''],
    ])
  expect(await quantity.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: 'Undo' }).focus()
  expect(await scanByKeys(page, `P${other.sku}Q4`)).toBe(false)
  await expect.poll(() => rowsOf(page), PATIENCE).toContainEqual([other.sku, '5'])
  await page
    .getByRole('status')
    .filter({ hasText: `${other.sku} scanned: 5 pieces` })
    .waitFor()
  expect(page.url()).toBe(address)
  expect(await violationsOf(page)).toEqual([])
  expect(errors).toEqual([])
  await page.context().close()
})

it('the cart accepts a scan and retains the typed text', async () => {
  const { page, errors } = await opened('/en/infocenter/quickorder')
  expect(await scanByKeys(page, other.gtin)).toBe(false)
  await page.getByRole('button', { name: 'Add 1 row to cart' }).click()
  await page.getByRole('link', { name: 'Go to cart' }).click()
  const number = page.locator('main form [name=number]').last()
  await number.fill('half typed')
  expect(await scanByKeys(page, GS1)).toBe(false)
  await page.getByRole('status').filter({ hasText: part.sku }).waitFor()
  expect(await number.inputValue()).toBe('half typed')
  await expect.poll(() => page.getByRole('main').innerText(), PATIENCE).toContain(part.sku)
  expect(errors).toEqual([])
  await page.context().close()
})
