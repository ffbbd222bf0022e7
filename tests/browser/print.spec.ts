import { expect, it } from 'vitest'
import { openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'

const { openBrowser } = runningBrowser()

it('prints a product without what one operates the shop with', async () => {
  const page = await (await openBrowser()).newPage()
  await openAlive(page, '/en/products/nw-3-70481-oil-filter')
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  expect(await page.getByRole('banner').isVisible()).toBe(false)
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false)
  expect(await page.getByRole('main').getByRole('button').filter({ visible: true }).count()).toBe(0)
})
