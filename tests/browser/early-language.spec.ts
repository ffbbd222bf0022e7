import { it } from 'vitest'
import { openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'

const { openBrowser } = runningBrowser()

it('shows the home page in the default language at the path without a prefix, before its routes are discovered', async () => {
  const page = await (await openBrowser({ locale: 'en-GB' })).newPage()
  const isChosen = Promise.withResolvers<void>()
  await page.route(/__manifest/, async (route) => {
    await isChosen.promise
    await route.continue()
  })
  await openAlive(page, '/en')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Language/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Português' }).first().click()
  isChosen.resolve()
  await page.getByRole('link', { name: 'Caminhões' }).first().waitFor()
  await page.waitForURL(({ pathname }) => pathname === '/')
  await page.context().close()
})
