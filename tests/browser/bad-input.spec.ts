import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { PATIENCE } from '../fixtures/patience.fixture.ts'
import { errorsOf, openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'
import { api } from '../mock-backend/call-api.ts'

const { backend, openBrowser } = runningBrowser()

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, label: string) =>
  main(page).getByRole('textbox', { name: new RegExp(`^${label}`) })
const press = (page: Page, name: string) => main(page).getByRole('button', { name }).click()

it('unprintable characters in any text field of an order are reported or removed', async () => {
  const { post, login } = api(backend)
  const token = await login('full@demo.test')
  await post('/api/checkout/cart/create', { token })
  await post('/api/checkout/cart/add', { token, items: [{ sku: 'NW-3.70481', qty: 1 }] })
  const context = await openBrowser({ loggedInAs: 'full' })
  const page = await context.newPage()
  const errors = errorsOf(page)
  await openAlive(page, '/en/checkout/step1')

  const noteButton = main(page).getByRole('button', { name: /note.*3\.70481/i })
  const note = main(page).getByRole('textbox', { name: /note.*3\.70481/i })
  await noteButton.click()
  await note.fill('Bay 7 '.repeat(1_700))
  await main(page).getByText('You have reached the maximum length.').waitFor()
  expect((await note.inputValue()).length).toBe(200)
  await note.fill('Bay\u0007 7 \u202E👩‍🔧')
  await note.press('Enter')
  await main(page).getByText('Bay  7 👩‍🔧').waitFor()

  await openAlive(page, '/en/checkout/step2')
  await field(page, 'Contact').fill('x'.repeat(10_000))
  await press(page, 'Continue to delivery')
  await main(page).getByText('10,000 characters are too many').first().waitFor()
  expect((await field(page, 'Contact').inputValue()).length).toBe(10_000)
  await field(page, 'Contact').fill('Jo\u0000Weber\u200B')
  await press(page, 'Continue to delivery')
  await page.waitForURL('**/step3', PATIENCE)
  await press(page, 'Continue to payment')
  await page.waitForURL('**/step4', PATIENCE)
  await main(page).locator('input[value=prepayment]').check()
  await press(page, 'Continue to review')
  await page.waitForURL('**/step5', PATIENCE)
  await main(page)
    .getByRole('checkbox', { name: /accept/ })
    .check()
  await field(page, 'Your reference').fill('P'.repeat(10_000))
  await press(page, 'Place order')
  await expect.poll(() => field(page, 'Your reference').getAttribute('aria-invalid'), PATIENCE).toBe('true')
  expect((await field(page, 'Your reference').inputValue()).length).toBe(10_000)
  await field(page, 'Your reference').fill('\uFEFFPO\u000047\u202E11 🚚')
  await press(page, 'Place order')
  await page.waitForURL('**/step6**', PATIENCE)
  await main(page).locator('a[href*="/orderhistory/"]').first().click()
  await page.waitForURL('**/orderhistory/**', PATIENCE)
  for (const text of ['PO 4711 🚚', 'Jo Weber', 'Bay 7 👩‍🔧'])
    await main(page).getByText(text).first().waitFor()
  expect(await main(page).innerText()).not.toMatch(/[\u0000-\u0008\u200B\u202A-\u202E\uFEFF]/)
  expect(errors).toEqual([])
  await context.close()
})
