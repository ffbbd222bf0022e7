import { expect, it } from 'vitest'
import { openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'

const { openBrowser } = runningBrowser()

it('a list of cards has no tab stop in its hidden headings, and its rows can be selected and sorted', async () => {
  const viewport = { width: 360, height: 800 }
  const page = await (await openBrowser({ loggedInAs: 'full', viewport })).newPage()
  await openAlive(page, '/en/infocenter/orderhistory')
  const focused = await page.locator('thead :is(a, button, input)').evaluateAll((controls) =>
    controls.filter((control) => {
      ;(control as HTMLElement).focus()
      return document.activeElement === control
    }),
  )
  expect(focused).toEqual([])
  await page.locator('tbody input[type=checkbox]').first().check()
  await page.getByRole('button', { name: 'Select all rows of this page' }).click()
  expect(await page.locator('tbody input[type=checkbox]:not(:checked)').count()).toBe(0)
  const sort = page.getByRole('main').locator('summary', { hasText: 'Sort' })
  await sort.click()
  await page.getByRole('list').getByRole('link', { name: 'Net', exact: true }).click()
  await page.waitForURL(/sort=net/)
  expect(await sort.evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open)).toBe(false)
})
