import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { PATIENCE } from '../fixtures/patience.fixture.ts'
import { openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'

const PART = '/en/search/results?term=brake'

const { backend, openBrowser } = runningBrowser()

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Anna Becker' })

async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(`${name}@demo.test`)
  await page.getByLabel('Password', { exact: true }).fill('demo')
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
}

async function twoTabs(loggedInAs?: string) {
  const context = await openBrowser({ ...(loggedInAs !== undefined && { loggedInAs }) })
  const [here, there] = [await context.newPage(), await context.newPage()]
  return { context, here, there }
}

it('after a login of another customer, a second tab shows only data of the new customer', async () => {
  const { context, here, there } = await twoTabs('full')
  await openAlive(there, PART)
  await account(there).waitFor()
  // the form without scripts sends no message to other tabs, which detect the login at the next visibility change
  await here.request.post('/login', {
    form: { username: 'export@demo.test', password: 'demo' },
    maxRedirects: 0,
  })
  const userButton = there.getByRole('banner').getByRole('button', { name: 'Rafael Souza' })
  // the first event may be dispatched before the page has its listener
  await expect
    .poll(async () => {
      await comeToFront(there)
      return userButton.count()
    }, PATIENCE)
    .toBe(1)
  // the tab may still be navigating to the page of the new customer
  await expect.poll(() => there.content().catch(() => 'Anna'), PATIENCE).not.toContain('Anna')
  await context.close()
})

it('a login after the end of the session returns to the last page of the tab in which it happens', async () => {
  const { context, here, there } = await twoTabs('full')
  await openAlive(here, '/en/infocenter/quickorder')
  await openAlive(there, '/en')
  backend.setFaults([{ path: '/api/search/resolve', kind: 'status', status: 401, times: 1 }])
  await here.getByRole('textbox', { name: 'Number, row 1', exact: true }).fill('3.70481')

  await here.waitForURL('**/en/login?logout=true', PATIENCE)
  await fillIn(here, 'full')
  await here.waitForURL('**/en/infocenter/quickorder', PATIENCE)
  backend.setFaults([])
  await context.close()
})

/** Dispatches the event of a tab that becomes visible. An error is ignored, because the page may be navigating. */
async function comeToFront(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))).catch(() => undefined)
}
