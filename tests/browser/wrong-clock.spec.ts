import { expect, it } from 'vitest'
import { errorsOf, openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'

const { openBrowser } = runningBrowser()

const HOUR = 3_600_000

it.each([
  ['24 hours behind', -24 * HOUR, undefined],
  ['24 hours ahead, in a wrong zone', 24 * HOUR, 'Pacific/Kiritimati'],
])('a user can log in and sees prices if the clock of the computer is %s', async (_, offset, timezoneId) => {
  const context = await openBrowser({ ...(timezoneId && { timezoneId }) })
  await context.addInitScript((off) => {
    const Right = Date
    globalThis.Date = class extends Right {
      constructor(...given: []) {
        super(...(given.length > 0 ? given : ([Right.now() + off] as unknown as [])))
      }
      static override now = () => Right.now() + off
    } as DateConstructor
  }, offset)
  const page = await context.newPage()
  const errors = errorsOf(page)

  await openAlive(page, '/en/login')
  const form = page.getByRole('main')
  await form.locator('input[name=username]').fill('full@demo.test')
  await form.locator('input[name=password]').fill('demo')
  await form.locator('button[type=submit]').first().click()
  await page.waitForURL((url) => !url.pathname.includes('login'))
  for (const path of ['/en/products/nw-3-70481-oil-filter', '/en/infocenter/orderhistory']) {
    await openAlive(page, path)
    expect(await page.getByRole('main').innerText()).toContain('€')
    expect(await page.getByRole('banner').innerText()).toContain('Anna')
  }
  expect(errors).toEqual([])
  await context.close()
})
