import { expect, it } from 'vitest'
import { openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'

const { openBrowser } = runningBrowser()

it('sorts a list whose cards have no heads', async () => {
  const viewport = { width: 360, height: 800 }
  const page = await (await openBrowser({ loggedInAs: 'full', viewport })).newPage()
  await openAlive(page, '/en/infocenter/orderhistory')
  const sort = page.getByRole('main').locator('summary', { hasText: 'Sort' })
  await sort.click()
  await page.getByRole('list').getByRole('link', { name: 'Net', exact: true }).click()
  await page.waitForURL(/sort=net/)
  expect(await sort.evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open)).toBe(false)
})
