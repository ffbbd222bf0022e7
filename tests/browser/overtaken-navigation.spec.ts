import { it } from 'vitest'
import { openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'

const { openBrowser } = runningBrowser()

it('the browser shows the page that was opened last, even if the chunk of an earlier page arrives later', async () => {
  const context = await openBrowser()
  const page = await context.newPage()
  const search = async (term: string) => {
    const field = page.getByRole('banner').getByRole('combobox')
    await field.fill(term)
    await field.press('Enter')
  }
  await openAlive(page, '/en')
  await search('oil')
  await page.waitForURL(/results\?term=oil/)
  await page.goBack()
  await page.waitForURL(/\/en$/)

  const code = Promise.withResolvers<void>()
  const parts = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await code.promise
    await route.continue()
  })
  await page.route('**/api/search/filteredSearch', async (route) => {
    await parts.promise
    await route.continue()
  })
  await page.getByRole('banner').getByRole('link', { name: 'Vehicles by make' }).first().click()
  await Promise.all([page.waitForRequest('**/api/search/filteredSearch'), search('brake')])
  const arrived = page.waitForResponse(/\/assets\/makers\.route-[\w-]+\.js$/)
  code.resolve()
  await page.evaluate(`import(${JSON.stringify((await arrived).url())})`)
  parts.resolve()
  await page.waitForURL(/results\?term=brake/)
  await page.getByRole('main').locator('a[href*="/en/products/"]').first().waitFor()
  await context.close()
})
