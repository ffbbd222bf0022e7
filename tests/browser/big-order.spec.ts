import { expect, it } from 'vitest'
import { extractText, getDocumentProxy } from 'unpdf'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { PATIENCE } from '../fixtures/patience.fixture.ts'
import { errorsOf, openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'
import { SMALL_CATALOGUE } from '../fixtures/shop.fixture.ts'
import { readyToOrder } from '../mock-backend/checkout/ready-to-order.ts'

const LINES = 250

const { backend, openBrowser } = runningBrowser()

const catalogue = sharedCatalogue(1, SMALL_CATALOGUE)
const sold = Array.from({ length: catalogue.size }, (_, index) => catalogue.product(index))
  .filter(
    ({ discontinued, replacedBy, packageQuantity, stock }) =>
      !discontinued && !replacedBy && packageQuantity === 1 && stock.quantity > 0,
  )
  .slice(0, LINES)

it('an order with many lines is virtualized, can be scrolled by keyboard, and is printed completely', async () => {
  const items = sold.map(({ vendorId, sku }) => ({ sku: `${vendorId}-${sku}`, qty: 1 }))
  const { place } = await readyToOrder(backend, { items, paymentId: 'prepayment' })
  const { body } = await place()
  const page = await (await openBrowser({ loggedInAs: 'full' })).newPage()
  const errors = errorsOf(page)
  await openAlive(page, `/en/infocenter/orderhistory/${body.orderNumbers.first}`)
  const rows = page.locator('main tbody tr:not([aria-hidden])')
  await page.locator(`main table[aria-rowcount="${LINES + 1}"]`).waitFor()
  expect(await rows.count()).toBeLessThan(100)

  await rows.getByRole('link', { name: sold[0]!.sku, exact: true }).focus()
  const placeOfFocus = () =>
    page.evaluate(() => document.activeElement?.closest('[aria-rowindex]')?.getAttribute('aria-rowindex'))
  for (const key of ['ArrowUp', 'ArrowDown']) {
    await page.keyboard.press(key)
    expect(await placeOfFocus()).toBe(key === 'ArrowUp' ? '1' : '2')
  }
  // rows of core deposits contain no focusable element
  for (let presses = 0; presses < 2 * LINES && (await placeOfFocus()) !== '60'; presses += 1)
    await page.keyboard.press('ArrowDown')
  expect(await placeOfFocus()).toBe('60')

  const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })))
  const { text } = await extractText(paper, { mergePages: true })
  const missing = sold.filter(({ sku }) => !text.includes(sku))
  expect(missing).toEqual([])
  await expect.poll(() => rows.count(), PATIENCE).toBeLessThan(100)
  expect(errors).toEqual([])
  await page.context().close()
})
