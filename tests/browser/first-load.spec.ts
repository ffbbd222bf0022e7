import { expect, it } from 'vitest'
import { errorsOf, openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'

const { openBrowser } = runningBrowser()

it('the info centre opens without errors for a user who has searched a VIN', async () => {
  const context = await openBrowser({ loggedInAs: 'full' })
  const page = await context.newPage()
  const errors = errorsOf(page)
  await openAlive(page, '/en/vin/search/WMA06XZZ8CP034890')
  await openAlive(page, '/en/infocenter')
  await page
    .getByRole('main')
    .getByRole('link', { name: /WMA06XZZ8CP034890/ })
    .waitFor()
  expect(errors).toEqual([])
  await context.close()
})

it.each([
  ['/en/search/results?term=brake', 56],
  ['/en/infocenter/noticelist', 80],
])(
  'the page %s links each style sheet once, and loads at most %i scripts and style sheets for a customer',
  async (path, max) => {
    const context = await openBrowser({ loggedInAs: 'full' })
    const page = await context.newPage()
    const files: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/\.(?:css|js)$/.test(pathname)) files.push(pathname)
    })
    await openAlive(page, path)
    await page.waitForLoadState('networkidle')
    const sheets = await page
      .locator('link[rel=stylesheet]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname))
    expect(sheets.length).toBeGreaterThan(1)
    expect(sheets).toEqual([...new Set(sheets)])
    expect(files.length).toBeGreaterThan(sheets.length)
    expect(files.length).toBeLessThanOrEqual(max)
    await context.close()
  },
)
